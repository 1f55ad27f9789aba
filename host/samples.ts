import { readdir, readFile } from 'node:fs/promises'
import { parse } from 'yaml'
import { samplePictures } from '#src/collections/samples.ts'

const ROOT = new URL('../', import.meta.url)
const PAGES = 'content/pages/'

/** The YAML of a page: all of it, or what stands above its text. */
const yamlOf = (text: string) => /^---\n([\s\S]*?)\n---/.exec(text)?.[1] ?? text

/** What still stands in for the owner's own people, events and pictures: a sentence for each file and folder. `root`: the checkout's. */
export async function samplesLeft(root = ROOT): Promise<string[]> {
  const left = new Map<string, string[]>()
  for (const name of (await readdir(new URL(PAGES, root))).sort()) {
    const { samples } = parse(yamlOf(await readFile(new URL(PAGES + name, root), 'utf8'))) ?? {}
    if (samples?.length > 0) left.set(PAGES + name, samples)
  }
  for (const path of await samplePictures(new URL('public/', root))) {
    const [, folder = '', file = ''] = /^(.*)\/(.*)$/.exec(path) ?? []
    left.set(`public${folder}`, [...(left.get(`public${folder}`) ?? []), file])
  }
  return [...left].map(
    ([place, names]) =>
      `Still samples in ${place}: ${names.join(', ')}. Visitors do not see them: put your own there.`,
  )
}
