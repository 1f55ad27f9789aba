export type Finding = {
  /** missing: the house is not ready without it; note: worth knowing, or could not be looked up from here. */
  state: 'ok' | 'missing' | 'note'
  /** One sentence; of what is missing, with what to do. */
  says: string
}

export const ok = (says: string): Finding => ({ state: 'ok', says })
export const missing = (says: string): Finding => ({ state: 'missing', says })
export const note = (says: string): Finding => ({ state: 'note', says })

/** How long what is asked may take to answer, in milliseconds. */
export const ANSWER_TIMEOUT_MS = 15_000

const WORDS: Readonly<Record<Finding['state'], string>> = { ok: 'Fine', note: 'Note', missing: 'Missing' }

/** Prints what was found. @returns whether nothing is missing */
export function report(findings: readonly Finding[]): boolean {
  const count = findings.filter(({ state }) => state === 'missing').length
  for (const state of ['ok', 'note', 'missing'] as const)
    for (const { says } of findings.filter((finding) => finding.state === state))
      process.stdout.write(`${WORDS[state]}: ${says}\n`)
  process.stdout.write(count === 0 ? 'Nothing is missing.\n' : `${count} missing.\n`)
  return count === 0
}
