import { explainedEmail } from './email-address.ts'

/** Page, validation, messages, database row, e-mails and the operator's commands all follow from one table per form. */

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
  label: string
  /** False: optional. */
  required: string | false
  messages?: Partial<Record<Problem, string>>
  /** Asked only after one of these answers to another field. */
  onlyIf?: readonly [field: string, ...answers: string[]]
  section?: string
  half?: true
  autoComplete?: string
  /** Equal labels share a line. */
  mail: string | false
  command: string | false
  column?: false
  /** Stored as '' when empty, instead of null. */
  keptEmpty?: true
} & (
  | { kind: 'text' | 'textarea' | 'email' | 'tel'; max: number; min?: number; suggest?: 'languages' }
  | {
      kind: 'select' | 'radio'
      choices: readonly string[]
      prompt?: string
      /** Whether the acknowledgement repeats it. Typed text only if it is a suggestion: the address may be someone else's. */
      acknowledged: boolean
    }
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

export type AnswersOf<F extends Fields> = { -readonly [Name in keyof F]: AnswerOf<F[Name]> }

export const namesOf = <F extends Fields>(fields: F) => Object.keys(fields) as NameOf<F>[]

export function isAsked({ onlyIf }: Field, given: Readonly<Record<string, unknown>>): boolean {
  const [name, ...answers] = onlyIf ?? []
  return name === undefined || answers.includes(given[name] as string)
}

const UNUSABLE_CHARACTERS = 'Please remove line breaks and other control characters'

const FOREIGN_LOCAL_PART =
  'Please enter a valid email address: only letters from a to z, digits and symbols are allowed before the @'

export function fieldMessage(field: Field, problem: string): string {
  const own = field.messages?.[problem as Problem]
  if (own) return own
  if ((problem === 'required' || problem === 'too-short') && field.required) return field.required
  if (problem === 'too-long' && 'max' in field) return `Please use at most ${field.max} characters`
  if (problem === 'characters') return UNUSABLE_CHARACTERS
  if (problem === 'local-part') return FOREIGN_LOCAL_PART
  return 'Please check this answer'
}

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

export type RowOf<F extends Fields> = { [Name in ColumnsOf<F> as Snake<Name>]: KeptOf<F[Name]> }

const columnsOf = <F extends Fields>(fields: F) =>
  namesOf(fields).filter((name) => fields[name]?.column !== false)

export function rowOf<F extends Fields>(fields: F, answers: AnswersOf<F>): RowOf<F> {
  const kept = (name: NameOf<F>) => {
    if (fields[name]?.kind === 'checkbox') return answers[name] === true
    return fields[name]?.keptEmpty ? answers[name] : answers[name] || null
  }
  return Object.fromEntries(columnsOf(fields).map((name) => [columnOf(name), kept(name)])) as RowOf<F>
}

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

export type ChoiceWords<F extends Fields> = { readonly [Name in keyof F]?: Readonly<Record<string, string>> }

export function linesFor<F extends Fields>(
  where: 'mail' | 'command',
  fields: F,
  row: Readonly<Record<keyof RowOf<F>, unknown>>,
  words: ChoiceWords<F> = {},
): [label: string, text: string][] {
  const answers = answersOf(fields, row) as Record<string, string>
  const lines = new Map<string, string>()
  const isLong = (name: string) => Number(fields[name]?.kind === 'textarea')
  for (const name of columnsOf(fields).sort((a, b) => isLong(a) - isLong(b))) {
    const field = fields[name] as Field
    const label = field[where]
    const answer = answers[name] ?? ''
    if (!label || (answer === '' && !isAsked(field, answers))) continue
    const text = field.kind === 'email' ? explainedEmail(answer) : (words[name]?.[answer] ?? answer)
    lines.set(label, [lines.get(label), text].filter(Boolean).join(field.onlyIf ? ': ' : ' '))
  }
  return [...lines]
}

export function linesToAcknowledge<F extends Fields>(
  fields: F,
  row: Readonly<Record<keyof RowOf<F>, unknown>>,
  words: ChoiceWords<F> = {},
): { label: string; text: string }[] {
  const answers = answersOf(fields, row) as Record<string, string>
  return Object.entries(fields).flatMap(([name, field]) => {
    const answer = answers[name] ?? ''
    return ('acknowledged' in field && field.acknowledged) || ('suggest' in field && answer)
      ? [{ label: field.label, text: words[name]?.[answer] ?? answer }]
      : []
  })
}

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
