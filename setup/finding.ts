/** What a check has found. */
export type Finding = {
  /** missing: the house is not ready without it; note: worth knowing, or could not be looked up from here. */
  state: 'ok' | 'missing' | 'note'
  /** One sentence; of what is missing, with what to do. */
  says: string
}

export const ok = (says: string): Finding => ({ state: 'ok', says })
export const missing = (says: string): Finding => ({ state: 'missing', says })
export const note = (says: string): Finding => ({ state: 'note', says })
