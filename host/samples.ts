import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { SAMPLE_PICTURES } from '#content/samples.ts'

const ROOT = new URL('../', import.meta.url)
const PAGES = 'content/pages/'

/** The YAML of a page: all of it, or what stands above its text. */
const yamlOf = (text: string) => /^---\n([\s\S]*?)\n---/.exec(text)?.[1] ?? text

/**
 * What still stands in for the owner's own people, events and pictures: a sentence for each file and each folder of pictures.
 * @param root the checkout's folder
 */
export async function samplesLeft(root = ROOT): Promise<string[]> {
  // Only a public start reads YAML.
  const { parse } = await import('yaml')
  const left: [place: string, names: string[]][] = []
  for (const name of (await readdir(new URL(PAGES, root))).sort()) {
    const { samples } = parse(yamlOf(await readFile(new URL(PAGES + name, root), 'utf8'))) ?? {}
    if (samples?.length > 0) left.push([PAGES + name, samples])
  }
  const pictures = new Map<string, string[]>()
  for (const [path, digest] of Object.entries(SAMPLE_PICTURES)) {
    const bytes = await readFile(new URL(`public${path}`, root)).catch(() => undefined)
    if (!bytes || createHash('sha256').update(bytes).digest('hex') !== digest) continue
    const [, folder = '', file = ''] = /^(.*)\/(.*)$/.exec(`public${path}`) ?? []
    pictures.set(folder, [...(pictures.get(folder) ?? []), file])
  }
  return [...left, ...pictures].map(
    ([place, names]) =>
      `Still samples in ${place}: ${names.join(', ')}. Visitors do not see them: put your own there.`,
  )
}
