import { FUNCTION_SETTINGS } from '#functions/_shared/environment.ts'
import { BACKUP_SETTINGS } from '#host/backup/encryption.ts'
import { ALLOW_LIST, type Body, type Rule } from '#host/gateway/allow-list.ts'
import { WORDS } from '#host/gateway/grammar.ts'
import { OPERATOR_CALLS, OPERATOR_TABLES } from '#host/gateway/operator-calls.ts'
import { SETTING_SECTIONS, type SettingDescription } from '#host/setting-descriptions.ts'
import { HOST_SETTINGS } from '#host/settings.ts'

/** The tables in documents that are made from code. */

/** A page with its generated part updated. */
export const withTables = (page: string, tables: string): string =>
  page.replace(
    /(<!-- made by npm run generate -->\n\n)[\s\S]*(\n\n<!-- end -->)/,
    (_, begin, end) => begin + tables + end,
  )

type Schema = { safeParse: (value: unknown) => { success: boolean; data?: unknown } }

const host: Record<string, Schema> = HOST_SETTINGS
const functions: Record<string, Schema> = FUNCTION_SETTINGS

export const SETTING_NAMES = [
  ...new Set([...Object.keys(host), ...Object.keys(functions), ...BACKUP_SETTINGS]),
].sort()

/** '`3000`', or undefined where a schema has no default. */
function defaultOf(schema: Schema | undefined): string | undefined {
  const value = schema?.safeParse(undefined).data
  return value === undefined || typeof value === 'object' ? undefined : `\`${value}\``
}

/** @throws when host and functions have different defaults */
function defaultText(name: string, description: SettingDescription): string {
  const [here, hosted] = [defaultOf(host[name]), defaultOf(functions[name])]
  if (here && hosted && here !== hosted) throw new Error(`${name} has two defaults: ${here} and ${hosted}`)
  return description.default ?? here ?? hosted ?? '–'
}

function readBy(name: string): string {
  if (!(name in functions)) return 'one machine'
  return name in host ? 'both' : 'functions'
}

function settingLine([name, description]: [string, SettingDescription]): string {
  const needed = functions[name]?.safeParse(undefined).success === false
  const required = description.required ?? (needed ? 'on Supabase' : '–')
  const cells = [`\`${name}\``, description.meaning, defaultText(name, description), readBy(name), required]
  return `| ${cells.join(' | ')} |`
}

/** All settings by their schemas and descriptions, for docs/settings.md. */
export function settingsTable(): string {
  return Object.entries(SETTING_SECTIONS)
    .map(([heading, settings]) =>
      [
        `## ${heading}`,
        '',
        '| name | meaning | default | applies to | required |',
        '|---|---|---|---|---|',
        ...Object.entries(settings).map(settingLine),
      ].join('\n'),
    )
    .join('\n\n')
}

const code = (text: string) => `\`${text.replaceAll('|', '\\|')}\``

const names = (list: readonly string[]) => list.map(code).join(', ')

function bytes(count: number): string {
  return count >= 1024 * 1024 ? `${Math.round(count / 1024 / 1024)} MB` : `${Math.round(count / 1000)} KB`
}

function bodyOf({ bytes: most, types, rows, depth, fields, streamed, optional }: Body): string {
  const shown = Object.entries(fields ?? {}).filter(([, value]) => value !== 'null')
  return [
    `${bytes(most)}${optional ? ' or nothing' : ''}`,
    streamed ? 'a document' : types.includes('*') ? 'of any type' : `JSON, ${depth ?? 20} deep`,
    ...(rows ? [rows === 1 ? 'one row' : `${rows.toLocaleString('en-GB')} rows`] : []),
    ...(shown.length > 0 ? [names(shown.map(([name]) => name))] : []),
  ].join('; ')
}

function ruleLine({ method, path, roles, query = {}, prefer = [], body, for: purpose }: Rule): string {
  const parameters = Object.entries(query).map(([name, value]) => code(`${name}=${value}`))
  const preferences = prefer.map((each) => code(`Prefer: ${each}`))
  const cells = [
    code(`${method === 'GET' ? 'GET, HEAD' : method} ${path}`),
    roles.join(', '),
    purpose,
    [...parameters, ...preferences].join(' ') || '–',
    body ? bodyOf(body) : '–',
  ]
  return `| ${cells.join(' | ')} |`
}

/** The allow-list, for docs/security.md. */
export function securityTable(): string {
  const words = Object.entries(WORDS).map(([name, { means }]) => `- ${code(`{${name}}`)}: ${means}`)
  return [
    '| request | who | what for | parameters | largest body |',
    '|---|---|---|---|---|',
    ...ALLOW_LIST.map(ruleLine),
    '',
    ...words,
    '',
    `Tables: ${names(OPERATOR_TABLES)}.`,
    '',
    `Functions of the database: ${names(OPERATOR_CALLS)}.`,
  ].join('\n')
}
