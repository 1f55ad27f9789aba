import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { BUSINESS_FILE } from '../../tools/facts/business-schema.ts'
import { DRAWN_FACTS, factsInPictures } from '../../tools/facts/pictures.ts'
import { compare, loadFacts, OUTPUTS } from '../../tools/outputs.ts'
import { valuesOf } from '../support/fact-values.ts'

/** Business facts are only in content/business.yaml and in the files generated from it. */

const ROOT = new URL('../../', import.meta.url)
const source = await loadFacts()

it.each(OUTPUTS)('$path is what `npm run generate` writes', async (output) => {
  const { present, wanted } = await compare(output, source)
  expect(present).toBe(wanted)
})

it('the pictures show the current facts; otherwise run `npm run generate` with Chromium installed', async () => {
  expect(await readFile(new URL(DRAWN_FACTS, ROOT), 'utf8')).toBe(factsInPictures(source.facts))
})

/** Handwritten files that may contain a current fact, with the reason. */
const EXCEPTIONS: readonly [path: RegExp, why: string][] = [
  [/^content\/business\.yaml$/, 'here they are'],
  [/^tools\/art\/drawn-facts\.json$/, 'what the pictures show'],
  [/\.test\.ts$|^tests\/|^tools\/bench\//, 'tests have examples of their own'],
  [/^docs\/|^[^/]+\.md$/, 'documents explain by examples'],
  [
    /^supabase\/migrations\//,
    'a migration that has landed stays as it is; the facts of today are put over its values',
  ],
  [/^tools\//, 'explains by examples what was expected, and names the units of deploy/'],
  [/^tools\/fonts\/fallback-metrics\.ts$/, 'a sample of English by which typefaces are measured'],
  [/^host\/backup\/archive\.ts$/, 'the mark of the backup’s format, by which older backups are known'],
  [
    /^(package(-lock)?\.json|deploy\/|supabase\/config\.toml|host\/database\/binaries\.ts)/,
    'the name of the project, its folders and units',
  ],
]

it('no other file repeats a fact', async () => {
  const { stdout } = await promisify(execFile)('git', ['ls-files', '-z'], {
    cwd: fileURLToPath(ROOT),
    maxBuffer: 16 * 1024 * 1024,
  })
  const made = new Set(OUTPUTS.map(({ path }) => path))
  const files = stdout
    .split('\0')
    .filter((path) => /\.(ts|tsx|css|sql|toml|yaml|md|json|html|webmanifest|svg|conf)$|^deploy\//.test(path))
    .filter((path) => !made.has(path) && !EXCEPTIONS.some(([pattern]) => pattern.test(path)))
  expect(files.length).toBeGreaterThan(300)
  const values = valuesOf(source.facts)
  const repeated: string[] = []
  for (const path of files) {
    // Comments may give examples.
    const text = (await readFile(new URL(path, ROOT), 'utf8').catch(() => '')).replace(
      /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm,
      '',
    )
    for (const value of values) if (text.includes(value)) repeated.push(`${path}: ${value}`)
  }
  expect(repeated, `These belong in ${BUSINESS_FILE}`).toEqual([])
})
