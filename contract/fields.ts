import { explainedEmail } from './email-address.ts'

/**
 * The definition of each form's fields: one table per form (`ENQUIRY_FIELDS` and its like), in page order. Derived from it:
 * the validation (`schema.ts`), the messages, the fields on the page, the row in the database, the lines of e-mails and of
 * the operator's commands, and the test that compares it with the database.
 */

/** The kinds of invalid answer. */
export type Problem =
  | 'required'
  | 'invalid'
  | 'characters'
  | 'local-part'
  | 'too-short'
  | 'too-long'
  | 'too-many-bytes'
  | 'mismatch'

export type Field = {
  /** Its label on the page. */
  label: string
  /** The message when it is empty; false: optional. */
  required: string | false
  /** Its own messages for other problems. */
  messages?: Partial<Record<Problem, string>>
  /** Asked and stored only if another field has this answer. */
  onlyIf?: readonly [field: string, answer: string]
  /** The page's fieldset that contains it. */
  section?: string
  /** Shares a row of the page with its neighbour. */
  half?: true
  /** Its autocomplete token. */
  autoComplete?: string
  /** Its label in the operator's messages; fields with the same label share a line. */
  mail: string | false
  /** Its label in the operator's commands. */
  command: string | false
  /** Not a column of the form's table. */
  column?: false
  /** Stored as '' when empty, instead of null. */
  keptEmpty?: true
} & (
  | { kind: 'text' | 'textarea' | 'email' | 'tel'; max: number; min?: number }
  | {
      kind: 'select' | 'radio'
      choices: readonly string[]
      prompt?: string
      /** Whether the acknowledgement repeats it; typed text is never repeated, because the address may be somebody else's. */
      acknowledged: boolean
    }
  /** Stored as typed, including surrounding spaces. */
  | { kind: 'password'; min?: number; maxBytes?: number; same?: string }
  | { kind: 'date'; max: number }
  | { kind: 'checkbox' }
)

export type Fields = Readonly<Record<string, Field>>

export type NameOf<F extends Fields> = keyof F & string

type AnswerOf<One extends Field> = One extends { choices: readonly (infer Choice extends string)[] }
  ? One['required'] extends false
    ? Choice | ''
    : Choice
  : One extends { kind: 'checkbox' }
    ? boolean | undefined
    : string

/** Valid answers of a form; optional ones that were left empty are ''. */
export type AnswersOf<F extends Fields> = { -readonly [Name in keyof F]: AnswerOf<F[Name]> }

/** The fields in page order, which the error summary uses too. */
export const namesOf = <F extends Fields>(fields: F) => Object.keys(fields) as NameOf<F>[]

/** For any single-line field that contains an unprintable character. */
const UNUSABLE_CHARACTERS = 'Please remove line breaks and other control characters'

/** For an e-mail address that not every mail server takes. */
const FOREIGN_LOCAL_PART =
  'Please enter a valid email address: only a to z, digits and signs can stand before the @'

/** The message under a field. */
export function fieldMessage(field: Field, problem: string): string {
  const own = field.messages?.[problem as Problem]
  if (own) return own
  if ((problem === 'required' || problem === 'too-short') && field.required) return field.required
  if (problem === 'too-long' && 'max' in field) return `Please use at most ${field.max} characters`
  if (problem === 'characters') return UNUSABLE_CHARACTERS
  if (problem === 'local-part') return FOREIGN_LOCAL_PART
  return 'Please check this answer'
}

/** A field's column: its name in snake case. */
export const columnOf = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

type Snake<Name extends string> = string extends Name
  ? string
  : Name extends `${infer First}${infer Rest}`
    ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${Snake<Rest>}`
    : ''

type ColumnsOf<F extends Fields> = {
  [Name in NameOf<F>]: F[Name] extends { column: false } ? never : Name
}[NameOf<F>]

type KeptOf<One extends Field> = One extends { kind: 'checkbox' }
  ? boolean
  : One['required'] extends false
    ? One extends { keptEmpty: true }
      ? AnswerOf<One>
      : Exclude<AnswerOf<One>, ''> | null
    : One extends { onlyIf: readonly string[] }
      ? string | null
      : AnswerOf<One>

/** The columns of a row that hold a form's answers. */
export type RowOf<F extends Fields> = { [Name in ColumnsOf<F> as Snake<Name>]: KeptOf<F[Name]> }

const columnsOf = <F extends Fields>(fields: F) =>
  namesOf(fields).filter((name) => fields[name]?.column !== false)

/** The columns that store a form's answers. */
export function rowOf<F extends Fields>(fields: F, answers: AnswersOf<F>): RowOf<F> {
  const kept = (name: NameOf<F>) => {
    if (fields[name]?.kind === 'checkbox') return answers[name] === true
    return fields[name]?.keptEmpty ? answers[name] : answers[name] || null
  }
  return Object.fromEntries(columnsOf(fields).map((name) => [columnOf(name), kept(name)])) as RowOf<F>
}

/** The answers in a row; the row may be older than the current choices. */
export function answersOf<F extends Fields>(
  fields: F,
  row: Readonly<Record<keyof RowOf<F>, unknown>>,
): Record<ColumnsOf<F>, string> {
  const kept: Readonly<Record<string, unknown>> = row
  return Object.fromEntries(columnsOf(fields).map((name) => [name, kept[columnOf(name)] ?? ''])) as Record<
    ColumnsOf<F>,
    string
  >
}

/** Labels of choices that differ from the stored value. */
export type ChoiceWords<F extends Fields> = { readonly [Name in keyof F]?: Readonly<Record<string, string>> }

/** A row's answers for the operator, as labels and texts; multi-line texts come last. */
export function linesFor<F extends Fields>(
  where: 'mail' | 'command',
  fields: F,
  row: Readonly<Record<keyof RowOf<F>, unknown>>,
  words: ChoiceWords<F> = {},
): [label: string, text: string][] {
  const answers = answersOf(fields, row) as Record<string, string>
  const lines = new Map<string, string[]>()
  const isLong = (name: string) => Number(fields[name]?.kind === 'textarea')
  for (const name of columnsOf(fields).sort((a, b) => isLong(a) - isLong(b))) {
    const label = fields[name]?.[where]
    const answer = answers[name] ?? ''
    const text = fields[name]?.kind === 'email' ? explainedEmail(answer) : (words[name]?.[answer] ?? answer)
    if (label) lines.set(label, [...(lines.get(label) ?? []), text])
  }
  return [...lines].map(([label, texts]) => [label, texts.join(' ')])
}

/** The answers that an acknowledgement may repeat: predefined choices. */
export function linesToAcknowledge<F extends Fields>(
  fields: F,
  row: Readonly<Record<keyof RowOf<F>, unknown>>,
  words: ChoiceWords<F> = {},
): { label: string; text: string }[] {
  const answers = answersOf(fields, row) as Record<string, string>
  return Object.entries(fields).flatMap(([name, field]) => {
    const answer = answers[name] ?? ''
    return 'acknowledged' in field && field.acknowledged
      ? [{ label: field.label, text: words[name]?.[answer] ?? answer }]
      : []
  })
}

/** The fields with which several forms identify the sender. */

export const GIVEN_NAME = {
  label: 'Given name',
  kind: 'text',
  max: 100,
  required: 'Please enter your given name',
  section: 'you',
  half: true,
  autoComplete: 'given-name',
  mail: 'Given name',
  command: 'Name',
} as const satisfies Field

export const FAMILY_NAME = {
  ...GIVEN_NAME,
  label: 'Family name',
  required: 'Please enter your family name',
  autoComplete: 'family-name',
  mail: 'Family name',
} as const satisfies Field

export const COMPANY_NAME = {
  label: 'Company name',
  kind: 'text',
  max: 200,
  required: false,
  section: 'you',
  autoComplete: 'organization',
  mail: 'Company',
  command: 'Company',
} as const satisfies Field

export const EMAIL = {
  label: 'Email',
  kind: 'email',
  max: 254,
  required: 'Please enter your email address',
  messages: { invalid: 'Please enter a valid email address' },
  section: 'you',
  autoComplete: 'email',
  mail: 'Email',
  command: 'Email',
} as const satisfies Field

export const PHONE = {
  label: 'Phone',
  kind: 'tel',
  max: 40,
  required: false,
  section: 'you',
  autoComplete: 'tel',
  mail: 'Phone',
  command: 'Phone',
} as const satisfies Field
