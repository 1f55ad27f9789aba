import { readdir, readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'

const UI = new URL('../ui/', import.meta.url)
const names = await readdir(UI)
const read = (name: string, folder: string | URL = import.meta.url) => readFile(new URL(name, folder), 'utf8')
const gallery = await read('gallery.tsx')
const sources = new Map(
  await Promise.all(
    names.filter((name) => name.endsWith('.tsx')).map(async (name) => [name, await read(name, UI)] as const),
  ),
)

it.each([...sources])('/dev/ui shows what %s exports', (name, source) => {
  const components = [...source.matchAll(/^export function ([A-Z]\w*)/gm)].map(([, component]) => component)
  expect(components.length).toBeGreaterThan(0)
  // By itself or within another component.
  const others = [...sources].filter(([other]) => other !== name).map(([, text]) => text)
  const missing = components.filter(
    (component) => ![gallery, ...others].some((text) => text.includes(`<${component}`)),
  )
  expect(missing).toEqual([])
})

it('/dev/ui has every style sheet of src/ui', async () => {
  const page = await read('ui.astro')
  const sheets = names.filter((name) => name.endsWith('.css'))
  expect(sheets.filter((name) => !page.includes(`'#src/ui/${name}'`))).toEqual([])
})
