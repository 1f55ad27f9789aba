import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

/** A page of a language from right to left is the mirror of the English one: nothing may be said of left and right. */

const ROOT = fileURLToPath(new URL('../', import.meta.url))

/** The same whichever way text runs. */
const EITHER_WAY = [
  // As wide as what they stand in.
  'ui/fields.css .grp > legend float: left',
  'ui/fields.css .field > legend float: left',
  // Ticks, an arrow that points down, and the turned corner of a sheet of paper.
  'ui/checkbox-field.css .tick :checked::before border-width: 0 3px 3px 0',
  'features/services/service.css .ticks li::before border-width: 0 0 2px 2px',
  'layouts/site-header.css .nav summary::after border-width: 0 1.5px 1.5px 0',
  'ui/file-list.css .file-type::before right: -1px',
  'ui/file-list.css .file-type::before border-width: 0 0 1px 1px',
  // The middle.
  'features/services/specimen.css .paper .across left: 50%',
  'features/services/specimen.css .paper .across transform: translate(-50%, -50%) rotate(-57deg)',
]

type Declaration = { selector: string; property: string; value: string }

const plain = (text: string) => text.replace(/\s+/g, ' ').trim()

function declarationsOf(css: string): Declaration[] {
  const rules = css.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{};]+)\{([^{}]*)\}/g)
  return Array.from(rules, ([, selector = '', body = '']) =>
    Array.from(body.matchAll(/([\w-]+):([^;]+)/g), ([, property = '', value = '']) => ({
      selector: plain(selector),
      property,
      value: plain(value),
    })),
  ).flat()
}

/** What stands between spaces, or in brackets. */
const wordsOf = (value: string) => value.match(/(?:[^\s()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+/g) ?? []

/** Without what is multiplied by the way of the text, and without addresses. */
const settled = (value: string) =>
  value
    .replace(/url\([^)]*\)/g, 'url()')
    .replace(/calc\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g, (calc) => (calc.includes('--way') ? '0' : calc))

const layersOf = (value: string) => value.split(/,(?![^(]*\))/).map(plain)

/** Corners go round from the top left, sides from the top. */
function hasUnequalSides(property: string, value: string): boolean {
  const [first, second = first, third = first, fourth = second] = wordsOf(value)
  if (property === 'border-radius') return first !== second || third !== fourth
  return second !== fourth
}

const RULES: ((property: string, value: string) => boolean)[] = [
  (property) => /^(.*-)?(left|right)(-.*)?$/.test(property),
  (property, value) =>
    /^(text-align|float|clear|justify-|background|mask|object-position|transform-origin)/.test(property) &&
    /(^|[\s(,])(left|right)\b/.test(value),
  (property, value) =>
    /^(margin|padding|inset|border-(width|style|color|radius)|scroll-(margin|padding))$/.test(property) &&
    hasUnequalSides(property, value),
  (property, value) => property === 'transform' && /translate(X|3d)?\((?!0\b)/.test(value),
  (property, value) => property === 'translate' && !/^0\b/.test(value),
  (property, value) =>
    property.endsWith('-shadow') && layersOf(value).some((layer) => /^(inset )?-?[\d.]*[1-9]/.test(layer)),
  // Nearer to the right side than to the left.
  (property, value) =>
    /^(background|mask)/.test(property) && layersOf(value).some((layer) => /^[^/]*calc\(100% - /.test(layer)),
]

/** What a rule for languages from right to left turns round is no fault either. */
function physical(css: string): string[] {
  const declarations = declarationsOf(css)
  const isTurned = ({ selector, property }: Declaration) =>
    declarations.some((other) => other.selector === `[dir="rtl"] ${selector}` && other.property === property)
  return declarations
    .filter(
      (one) =>
        !one.selector.startsWith('[dir="rtl"]') &&
        !isTurned(one) &&
        RULES.some((rule) => rule(one.property, settled(one.value))),
    )
    .map(({ selector, property, value }) => `${selector} ${property}: ${value}`)
}

const files = globSync('**/*.css', { cwd: ROOT }).map((file) => file.replaceAll('\\', '/'))

it('styles name no side of the page but where it is the same either way', () => {
  const found = files.flatMap((file) =>
    physical(readFileSync(join(ROOT, file), 'utf8')).map((what) => `${file} ${what}`),
  )
  expect(found.sort()).toEqual([...EITHER_WAY].sort())
})

it('nor do styles inside of elements', () => {
  const found = globSync('**/*.{tsx,astro}', { cwd: ROOT }).filter((file) =>
    /style=(\{\{|")[^}"]*\b\w*([Ll]eft|[Rr]ight)\b/.test(readFileSync(join(ROOT, file), 'utf8')),
  )
  expect(found).toEqual([])
})

it.each([
  'margin-left: 2px',
  'border-right-color: red',
  'text-align: right',
  'margin: 0 1px 0 2px',
  'padding: 0 calc(1px + (2px * 3)) 0 2px',
  'border-radius: 3px 0 0 3px',
  'transform: translateX(4px)',
  'transform: translate(-50%, 0)',
  'translate: 4px',
  'background: url(a.svg) calc(100% - 8px) 0',
  'background: linear-gradient(to right, red, blue)',
  'box-shadow: inset 3px 0 red',
  'box-shadow: 0 0 red, 2px 0 blue',
])('what names a side is found: %s', (declaration) => {
  expect(physical(`@media print { a { color: red; ${declaration}; } }`)).toEqual([`a ${declaration}`])
  expect(physical(`a { ${declaration} } [dir="rtl"] a { ${declaration} }`)).toEqual([])
})
