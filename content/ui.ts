import { BUSINESS } from './business.ts'

/** Words of the parts that many pages are made of. `{…}` is filled in by the page. */

export const FIELD_WORDS = {
  optional: '(optional)',
  /** Before a field's message, for screen readers. */
  error: 'Error:',
  /** `{field}`: a label within a sentence. */
  showPassword: 'Show {field}',
  hidePassword: 'Hide {field}',
  show: 'Show',
  hide: 'Hide',
  /** How '>48 hours' begins when it is read aloud. */
  moreThan: 'More than',
  /** Of the field that only programs fill in. */
  website: 'Website',
} as const

export const TITLE_PREFIXES = { error: 'Error', sent: 'Sent' } as const

export const SUMMARY_TITLE = 'There is a problem'

export const COPY_WORDS = { copied: 'Copied', failed: 'Not copied', reference: 'Copy reference' } as const

export const MICROTEXT = `Certified translation + notarisation + legalisation + apostille + ${BUSINESS.name} + `

export const DRAFT_WORDS = {
  answers: 'We kept your answers on this device.',
  files: 'We kept your files on this device. They stay for 24 hours.',
  'answers-and-files': 'We kept your answers and files on this device. The files stay for 24 hours.',
  ask: 'Continue with the answers you began on {day}?',
  continue: 'Continue',
  notMe: 'Not me, clear them',
  cleared: 'Your answers have been cleared from this device.',
  'files-cleared': 'Your files have been cleared from this device.',
  clear: 'Clear',
  undo: 'Undo',
} as const

export const HALVES = { first: 'upfront', second: 'on delivery' } as const

/** For whoever comes while a language is first built. */
export const PAGES_LATER = {
  title: 'These pages are not ready yet',
  text: 'They are being made, and will be here in a few minutes. Please load this page again then, or read it in English.',
} as const
