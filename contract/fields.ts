/**
 * What a form's fields are, said once: a table for each form (`ENQUIRY_FIELDS` and its like), in the order of the page. What
 * is derived from it: the check of the answers (`schema.ts`), the messages, the fields on the page, the row in
 * the database, the lines of messages and of the operator's commands, and the test that compares it with the database.
 */

/** What can be wrong with an answer. */
export type Problem =
  | 'required'
  | 'invalid'
  | 'characters'
  | 'too-short'
  | 'too-long'
  | 'too-many-bytes'
  | 'mismatch'

export type Field = {
  /** What the page calls it. */
  label: string
  /** The message when it is left empty; false: it may be. */
  required: string | false
  /** Messages of its own for other problems. */
  messages?: Partial<Record<Problem, string>>
  /** Asked, and kept, only where another field has this answer. */
  onlyIf?: readonly [field: string, answer: string]
  /** The fieldset of the page that it stands in. */
  section?: string
  /** Shares a line of the page with its neighbour. */
  half?: true
  /** What a browser may fill in. */
  autoComplete?: string
  /** What the operator's message calls it; fields of one name stand in one line. */
  mail: string | false
  /** The same in the operator's commands. */
  command: string | false
  /** It is no column of the form's table. */
  column?: false
  /** Left empty it is '' in the database, and not null. */
  keptEmpty?: true
} & (
  | { kind: 'text' | 'textarea' | 'email' | 'tel'; max: number; min?: number }
  | {
      kind: 'select' | 'radio'
      choices: readonly string[]
      prompt?: string
      /** Whether the acknowledgement repeats it; what was typed never is, because the address may be somebody else's. */
      acknowledged: boolean
    }
  /** Taken as it is, with its spaces. */
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

/** Good answers to a form; what may be left out, and was, is ''. */
export type AnswersOf<F extends Fields> = { -readonly [Name in keyof F]: AnswerOf<F[Name]> }

/** The fields in the order of the page, which is the order of an error summary too. */
export const namesOf = <F extends Fields>(fields: F) => Object.keys(fields) as NameOf<F>[]

/** Under any field of one line that holds a character which nobody types. */
const UNUSABLE_CHARACTERS = 'Please remove line breaks and other control characters'

/** The message under a field. */
export function fieldMessage(field: Field, problem: string): string {
  const own = field.messages?.[problem as Problem]
  if (own) return own
  if ((problem === 'required' || problem === 'too-short') && field.required) return field.required
  if (problem === 'too-long' && 'max' in field) return `Please use at most ${field.max} characters`
  if (problem === 'characters') return UNUSABLE_CHARACTERS
  return 'Please check this answer'
}

/** The column of a field: its name with underscores. */
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

/** The columns that hold a form's answers. */
export function rowOf<F extends Fields>(fields: F, answers: AnswersOf<F>): RowOf<F> {
  const kept = (name: NameOf<F>) => {
    if (fields[name]?.kind === 'checkbox') return answers[name] === true
    return fields[name]?.keptEmpty ? answers[name] : answers[name] || null
  }
  return Object.fromEntries(columnsOf(fields).map((name) => [columnOf(name), kept(name)])) as RowOf<F>
}

/** The answers that a row holds; the row may be older than the choices of today. */
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

/** How choices are called where that is not what is stored. */
export type ChoiceWords<F extends Fields> = { readonly [Name in keyof F]?: Readonly<Record<string, string>> }

/** The answers of a row as the operator reads them, a label and a text each; texts of many lines come last. */
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
    if (label) lines.set(label, [...(lines.get(label) ?? []), words[name]?.[answer] ?? answer])
  }
  return [...lines].map(([label, texts]) => [label, texts.join(' ')])
}

/** The answers that an acknowledgement may repeat: choices of ours. */
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

/**
 * An e-mail address: a plain one, with at most 64 characters before the @. Quoted local parts, comments, display names, lists
 * and addresses by number are refused, because mail programs disagree about whom they name. The database says the same
 * (`public.is_email_address`).
 */
export const EMAIL_PATTERN =
  /^(?=.{1,64}@)(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/

/** The fields by which several forms ask who somebody is. */

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
