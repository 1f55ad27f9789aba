import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { PRICES } from '#content/prices.ts'
import { SAMPLE_PICTURES } from '#content/samples.ts'

const ROOT = new URL('../', import.meta.url)
const PAGES = 'content/pages/'
const PRICES_LEFT =
  'Still samples in content/prices.yaml: prices and times. Visitors see them as examples: put your own there, and delete `samples: true`.'

/** The YAML of a page: all of it, or what stands above its text. */
const yamlOf = (text: string) => /^---\n([\s\S]*?)\n---/.exec(text)?.[1] ?? text

/**
 * What still stands in for the owner's own people, events, pictures and prices: a sentence for each file and each folder of pictures.
 * @param root the checkout's folder
 */
export async function samplesLeft(root = ROOT, prices = PRICES): Promise<string[]> {
  // Only a public start reads YAML.
  const { parse } = await import('yaml')
  const left: [place: string, names: string[]][] = []
  for (const name of (await readdir(new URL(PAGES, root))).sort()) {
    const { samples } = parse(yamlOf(await readFile(new URL(PAGES + name, root), 'utf8'))) ?? {}
    if (samples?.length > 0) left.push([PAGES + name, samples])
  }
  const pictures = new Map<string, string[]>()
  for (const path of globSync('public/pictures/**/*.jpg', { cwd: root }).sort()) {
    const digest = createHash('sha256')
      .update(await readFile(new URL(encodeURI(path), root)))
      .digest('hex')
    if (!SAMPLE_PICTURES.includes(digest)) continue
    const [, folder = '', file = ''] = /^(.*)\/(.*)$/.exec(path) ?? []
    pictures.set(folder, [...(pictures.get(folder) ?? []), file])
  }
  const unseen = [...left, ...pictures].map(
    ([place, names]) =>
      `Still samples in ${place}: ${names.join(', ')}. Visitors do not see them: put your own there.`,
  )
  return prices?.samples ? [...unseen, PRICES_LEFT] : unseen
}
