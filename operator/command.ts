import { type ParseArgsConfig, parseArgs } from 'node:util'
import { formatBookingDate } from '#contract/booking-calendar.ts'
import { Refusal } from '#host/command.ts'
import type { Backend } from './backend.ts'
import { COLUMNS } from './terminal/table.ts'
import type { Terminal } from './terminal/terminal.ts'
import { pad, wrap } from './terminal/text.ts'

/** Exit code 2. */
export class UsageError extends Refusal {}

/** Exit code 1. */
export class Failure extends Refusal {}

export type OptionHelp = {
  /** Name of the value in the help; without it the option is a switch. */
  value?: string
  help: string
}

export type Input = {
  /** Positional arguments, one for each of `takes`. */
  given: string[]
  text: Record<string, string | undefined>
  on: Record<string, boolean>
}

export type Context = { backend: Backend; terminal: Terminal }

export type Command = {
  name: string
  summary: string
  /** Positional arguments, for example ['REFERENCE']; one in square brackets is optional. */
  takes?: string[]
  options?: Record<string, OptionHelp>
  details?: string[]
  run: (input: Input, context: Context) => Promise<void>
}

const COMMON: Record<string, OptionHelp> = {
  json: { help: 'print the result as JSON' },
  help: { help: 'explain this command' },
}

export const HOW_TO_CALL = 'npm run operator --'

const usageOf = ({ name, takes = [] }: Command) => [name, ...takes].join(' ')

const optionsOf = (command: Command) => ({ ...command.options, ...COMMON })

function glossary(entries: [string, string][]): string {
  const width = Math.max(...entries.map(([name]) => name.length)) + 4
  return entries
    .flatMap(([name, text]) =>
      wrap(text, COLUMNS - width).map((line, i) => pad(i === 0 ? `  ${name}` : '', width) + line),
    )
    .join('\n')
}

export function helpOf(command: Command): string {
  const options = Object.entries(optionsOf(command)).map(([name, { value, help }]): [string, string] => [
    `--${name}${value ? ` ${value}` : ''}`,
    help,
  ])
  const paragraphs = [command.summary, ...(command.details ?? [])].map((text) =>
    wrap(text, COLUMNS).join('\n'),
  )
  return [`Usage: ${HOW_TO_CALL} ${usageOf(command)} [options]`, ...paragraphs, glossary(options)].join(
    '\n\n',
  )
}

export function helpOfAll(commands: Command[]): string {
  return [
    `Usage: ${HOW_TO_CALL} COMMAND [options]`,
    glossary(commands.map((command) => [usageOf(command), command.summary])),
    wrap(
      `Every command takes --json and --help. The backend is the installation in DATA_DIR (.data by default), or the project that SUPABASE_URL and SUPABASE_SECRET_KEY name.`,
      COLUMNS,
    ).join('\n'),
    'Exit codes: 0 done, 1 failed, 2 invalid usage.',
  ].join('\n\n')
}

/** @throws UsageError saying what is wrong and how to get help */
export function readInput(command: Command, words: string[]): Input {
  const known = optionsOf(command)
  const options: NonNullable<ParseArgsConfig['options']> = Object.fromEntries(
    Object.entries(known).map(([name, { value }]) => [name, { type: value ? 'string' : 'boolean' }]),
  )
  const advice = `See ${HOW_TO_CALL} ${command.name} --help`
  let parsed: ReturnType<typeof parseArgs>
  try {
    parsed = parseArgs({ args: words, options, allowPositionals: true, strict: true })
  } catch (error) {
    const reason = (error instanceof Error ? error.message : String(error)).split('. ')[0]
    throw new UsageError(`${reason}. ${advice}`)
  }
  const takes = command.takes ?? []
  const needed = takes.filter((name) => !name.startsWith('['))
  const given = parsed.positionals
  if (parsed.values.help !== true) {
    const missing = needed.find((_, i) => !given[i]?.trim())
    if (missing) throw new UsageError(`${command.name} needs ${missing}. ${advice}`)
    if (given.length > takes.length) {
      throw new UsageError(`${command.name} does not take "${given[takes.length]}". ${advice}`)
    }
  }
  const values = Object.entries(parsed.values)
  return {
    given,
    text: Object.fromEntries(
      values.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    ),
    on: Object.fromEntries(
      values.filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean'),
    ),
  }
}

/** Goes on with --yes, or when yes was typed. @throws UsageError that nothing was done, as `instead` says */
export async function confirm(
  { on }: Pick<Input, 'on'>,
  terminal: Terminal,
  question: string,
  instead: string,
): Promise<void> {
  const yes = on.yes || (await terminal.ask(`${question} Type yes: `))?.trim().toLowerCase() === 'yes'
  if (!yes) throw new UsageError(instead)
}

/** Of commands that ask before they do anything. */
export const YES: Record<string, OptionHelp> = { yes: { help: 'do not ask for confirmation' } }

/** A positive whole number. @throws UsageError */
export function numberOption({ text }: Input, name: string, fallback: number, largest = 1_000_000): number {
  const value = text[name]
  if (value === undefined) return fallback
  const number = Number(value)
  if (Number.isInteger(number) && number >= 1 && number <= largest) return number
  throw new UsageError(`--${name} must be a whole number from 1 to ${largest}.`)
}

/** @throws UsageError unless it is a day as it is written here, and exists */
export function readDay(text: string): string {
  try {
    formatBookingDate(text)
    return text
  } catch {
    throw new UsageError(`"${text}" is not a day. Write it as year-month-day, such as 2026-12-28.`)
  }
}

/** @throws UsageError */
export function choiceOption<Choice extends string>(
  { text }: Input,
  name: string,
  choices: readonly Choice[],
  fallback: Choice,
): Choice {
  const value = text[name] ?? fallback
  const choice = choices.find((known) => known === value)
  if (choice) return choice
  throw new UsageError(`--${name} must be one of ${choices.join(', ')}.`)
}
