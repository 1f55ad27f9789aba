import { readFile, writeFile } from 'node:fs/promises'
import { FACT_WORDS } from '#content/fact-words.ts'
import { LANGUAGE } from '#content/language.ts'
import { BUSINESS_FILE, type Business, readBusiness } from './business-schema.ts'
import { contentModule, factsModule } from './facts-modules.ts'

/** What the makers of other generated files read themselves. Nothing that is imported here does. */

const ROOT = new URL('../../', import.meta.url)

type FirstOutput = { path: string; make: (source: { facts: Business }) => string }

export const FIRST_OUTPUTS: readonly FirstOutput[] = [
  { path: 'content/facts.ts', make: ({ facts }) => factsModule(facts, FACT_WORDS, LANGUAGE) },
  { path: 'content/business.ts', make: ({ facts }) => contentModule(facts) },
]

export const presentOutput = (path: string) => readFile(new URL(path, ROOT), 'utf8').catch(() => '')

/** Writes only what differs: a process that changes nothing needs no permission to write. */
export async function writeOutput(path: string, present: string, wanted: string): Promise<void> {
  if (present === wanted) return
  await writeFile(new URL(path, ROOT), wanted)
  process.stdout.write(`Wrote ${path}\n`)
}

export async function writeFirst(): Promise<void> {
  const facts = readBusiness(await readFile(new URL(BUSINESS_FILE, ROOT), 'utf8'))
  for (const { path, make } of FIRST_OUTPUTS)
    await writeOutput(path, await presentOutput(path), make({ facts }))
}
