import { explainedEmail } from './email-address.ts'
import { fill } from './language.ts'

/** Page, validation, database row, e-mails and commands follow from one table per form; what it says is in its words (WordsOf). */

export type Problem =
  | 'required'
  | 'invalid'
  | 'characters'
  | 'local-part'
  | 'too-short'
  | 'too-long'
  | 'too-many-bytes'
  | 'too-many-lines'
  | 'mismatch'

export type Field = {
  required: boolean
  /** Asked only after one of these answers to another field; without any, after each answer. */
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
  | {
      kind: 'text' | 'textarea' | 'email' | 'tel'
      max: number
      min?: number
      lines?: number
      suggest?: 'languages'
    }
  | {
      kind: 'select' | 'radio'
      choices: readonly string[]
      /** By what is shown, the last one last. */
      sorted?: true
      /** Whether the acknowledgement repeats it. Typed text only if it is a suggestion: the address may be someone else's. */
      acknowledged: boolean
    }
  | { kind: 'password'; min?: number; maxBytes?: number; same?: string }
  | { kind: 'date'; max: number }
  | { kind: 'checkbox' }
)

export type Fields = Readonly<Record<string, Field>>

/** Of a field that neither the operator's mail nor the commands show. */
export const NOT_FOR_OPERATOR = { mail: false, command: false } as const

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

export function isAsked(
  { onlyIf }: Pick<Field, 'onlyIf'>,
  given: Readonly<Record<string, unknown>>,
): boolean {
  const [name, ...answers] = onlyIf ?? []
  if (name === undefined) return true
  const answer = String(given[name] ?? '').trim()
  return answers.length > 0 ? answers.includes(answer) : answer !== ''
}

type Loose = {
  label: string
  required?: string
  /** The first entry of a list: no answer. */
  prompt?: string
  messages?: Partial<Record<Problem, string>>
  /** By stored value; what is not there is shown as it is. */
  choices?: Readonly<Record<string, string>>
}

export type FieldWords<One extends Field = Field> = Readonly<
  Loose &
    (One['required'] extends true ? { required: string } : unknown) &
    (One extends { kind: 'select' } ? { prompt: string } : unknown)
>

export type WordsOf<F extends Fields> = { readonly [Name in keyof F]: FieldWords<F[Name]> }

/** For fields that have no message of their own; `{max}` and `{lines}` are the field's. */
export type GeneralMessages = Readonly<
  Record<'too-long' | 'too-many-lines' | 'characters' | 'local-part' | 'unclear', string>
>

export function fieldMessage(
  field: Field,
  words: FieldWords<Field & { required: false }>,
  problem: Problem,
  general: GeneralMessages,
): string {
  const isMissing = problem === 'required' || problem === 'too-short'
  const own = words.messages?.[problem] ?? (isMissing ? words.required : undefined)
  if (own) return own
  const { max = '', lines = '' } = field as { max?: number; lines?: number }
  return fill((general as Partial<Record<Problem, string>>)[problem] ?? general.unclear, { max, lines })
}

export type Problems<Name extends string> = Partial<Record<Name, Problem>>

export const fieldMessages = <F extends Fields>(
  fields: F,
  words: WordsOf<F>,
  problems: Problems<NameOf<F>> | undefined,
  general: GeneralMessages,
): Partial<Record<NameOf<F>, string>> =>
  Object.fromEntries(
    Object.entries<Problem | undefined>(problems ?? {}).flatMap(([name, problem]) => {
      const field = fields[name]
      return field && problem ? [[name, fieldMessage(field, words[name] as Loose, problem, general)]] : []
    }),
  ) as Partial<Record<NameOf<F>, string>>

export const columnOf = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

export type Snake<Name extends string> = string extends Name
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

export const choiceText = (words: FieldWords<Field & { required: false }>, stored: string): string =>
  words.choices?.[stored] ?? stored

export type Option = { value: string; label: string }

/** The choices as they are shown. @param tag of the words' language */
export function optionsOf(
  { choices, sorted }: Pick<Extract<Field, { choices: unknown }>, 'choices' | 'sorted'>,
  words: FieldWords<Field & { required: false }>,
  tag: string,
): Option[] {
  const options = choices.map((value) => ({ value, label: choiceText(words, value) }))
  if (!sorted) return options
  const last = options.splice(-1)
  return [...options.sort((a, b) => a.label.localeCompare(b.label, tag)), ...last]
}

export type ChoiceWords<F extends Fields> = { readonly [Name in keyof F]?: Loose }

export function linesFor<F extends Fields>(
  where: 'mail' | 'command',
  fields: F,
  row: Readonly<Record<keyof RowOf<F>, unknown>> & { language?: string },
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
    const text = field.kind === 'email' ? explainedEmail(answer) : (words[name]?.choices?.[answer] ?? answer)
    lines.set(label, [lines.get(label), text].filter(Boolean).join(field.onlyIf ? ': ' : ' '))
    if (field.autoComplete === 'family-name')
      for (const [name, text] of languageLines(row)) lines.set(name, text)
  }
  return [...lines]
}

export function linesToAcknowledge<F extends Fields>(
  fields: F,
  row: Readonly<Record<keyof RowOf<F>, unknown>>,
  words: WordsOf<F>,
): { label: string; text: string }[] {
  const answers = answersOf(fields, row) as Record<string, string>
  return Object.entries(fields).flatMap(([name, field]) => {
    const answer = answers[name] ?? ''
    return ('acknowledged' in field && field.acknowledged) || ('suggest' in field && answer)
      ? [{ label: (words[name] as Loose).label, text: (words[name] as Loose).choices?.[answer] ?? answer }]
      : []
  })
}

export const GIVEN_NAME = {
  kind: 'text',
  max: 100,
  required: true,
  section: 'you',
  half: true,
  autoComplete: 'given-name',
  mail: 'Given name',
  command: 'Name',
} as const satisfies Field

export const FAMILY_NAME = {
  ...GIVEN_NAME,
  autoComplete: 'family-name',
  mail: 'Family name',
} as const satisfies Field

export const COMPANY_NAME = {
  kind: 'text',
  max: 200,
  required: false,
  section: 'you',
  autoComplete: 'organization',
  mail: 'Company',
  command: 'Company',
} as const satisfies Field

/** A firm's own name for the order, such as a matter number. */
export const OWN_REFERENCE = {
  kind: 'text',
  max: 50,
  required: false,
  onlyIf: ['companyName'],
  section: 'you',
  autoComplete: 'off',
  mail: 'Their reference',
  command: 'Their reference',
} as const satisfies Field

export const EMAIL = {
  kind: 'email',
  max: 254,
  required: true,
  section: 'you',
  autoComplete: 'email',
  mail: 'Email',
  command: 'Email',
} as const satisfies Field

export const PHONE = {
  kind: 'tel',
  max: 40,
  required: false,
  section: 'you',
  autoComplete: 'tel',
  mail: 'Phone',
  command: 'Phone',
} as const satisfies Field

/** In English. Some that fit the pattern are no tag of a language. */
export function languageName(language: string): string | undefined {
  try {
    return new Intl.DisplayNames('en-GB', { type: 'language', fallback: 'none' }).of(language)
  } catch {
    return undefined
  }
}

/** What a customer reads, for the operator: 'Spanish (es)'. Nothing if it is English. */
export function languageLines({ language }: { language?: unknown }): [label: string, text: string][] {
  if (typeof language !== 'string' || language === 'en') return []
  const name = languageName(language)
  return [['Customer’s language', name ? `${name} (${language})` : language]]
}

export type NoticeWords = {
  title: string
  description?: string
  /** Help on a line of its own; never replaces the owner's text. */
  note?: string | undefined
}
