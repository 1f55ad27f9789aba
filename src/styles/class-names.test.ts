import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

/** A class means one thing: a word that qualifies another class in one sheet is no class of its own in another. */

const ROOT = fileURLToPath(new URL('../', import.meta.url))

/** Meant as both: what the first is besides, or in which state. */
const BOTH = [
  'done page',
  'early side',
  'ghost btn',
  'guest page',
  'ink badge',
  'invalid field',
  'operator page',
]

const selectorsOf = (css: string) =>
  Array.from(css.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{};]+)\{/g), ([, selector = '']) =>
    selector.split(',').map((one) => one.trim()),
  ).flat()

const sheets = globSync('{ui,form,features,layouts,styles}/**/*.css', { cwd: ROOT }).map((file) => ({
  file,
  selectors: selectorsOf(readFileSync(join(ROOT, file), 'utf8')),
}))

/** Sheets that give a class its own looks, wherever it stands. */
function owners(name: string): string[] {
  const alone = new RegExp(`^\\.${name}(::?[\\w-]+(\\([^)]*\\))?)*$`)
  return sheets.filter(({ selectors }) => selectors.some((one) => alone.test(one))).map(({ file }) => file)
}

it('no word qualifies a class here and is one by itself elsewhere', () => {
  const used = new Set<string>()
  const collisions = sheets.flatMap(({ file, selectors }) =>
    selectors
      .flatMap((selector) => [...selector.matchAll(/\.([\w-]+)(?=\.([\w-]+))/g)])
      .flatMap(([, first = '', second = '']) => [
        [first, second],
        [second, first],
      ])
      .filter(([, name = '']) => owners(name).length > 0 && !owners(name).includes(file))
      .filter((pair) => {
        used.add(pair.join(' '))
        return !BOTH.includes(pair.join(' '))
      })
      .map(
        ([with_, name = '']) => `${file}: .${with_}.${name} also takes what ${owners(name)} says of .${name}`,
      ),
  )
  expect(sheets.length).toBeGreaterThan(40)
  expect([...new Set(collisions)]).toEqual([])
  // What is no longer said is taken out above.
  expect(BOTH.filter((pair) => !used.has(pair))).toEqual([])
})
