import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { FACTS_DIGEST } from '#contract/business-facts.ts'
import { SettingsError } from './settings.ts'

const FILE = new URL('../content/business.yaml', import.meta.url)

/** Refuses to start with outdated generated files: a host must not show one price and charge another. */
export async function checkFacts(): Promise<void> {
  const digest = createHash('sha256')
    .update(await readFile(FILE))
    .digest('hex')
  if (digest !== FACTS_DIGEST)
    throw new SettingsError('content/business.yaml has changed: run `npm run build`, then start again.')
}
