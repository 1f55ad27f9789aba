import { readFile, writeFile } from 'node:fs/promises'
import { FUNCTION_SETTINGS } from '#functions/_shared/environment.ts'
import { BACKUP_SETTINGS } from '#host/backup/encryption.ts'
import { SETTING_SECTIONS, type SettingDescription } from '#host/setting-descriptions.ts'
import { HOST_SETTINGS } from '#host/settings.ts'

/** `npm run settings-table`: writes the tables of docs/settings.md from the settings' schemas and descriptions. */

const PAGE = new URL('../docs/settings.md', import.meta.url)
const BEGIN = '<!-- made by npm run settings-table -->'
const END = '<!-- end -->'

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

function line([name, description]: [string, SettingDescription]): string {
  const needed = functions[name]?.safeParse(undefined).success === false
  const required = description.required ?? (needed ? 'on Supabase' : '–')
  const cells = [`\`${name}\``, description.meaning, defaultText(name, description), readBy(name), required]
  return `| ${cells.join(' | ')} |`
}

/** The generated part of the page. */
export function settingsTable(): string {
  return Object.entries(SETTING_SECTIONS)
    .map(([heading, settings]) =>
      [
        `## ${heading}`,
        '',
        '| name | meaning | default | applies to | required |',
        '|---|---|---|---|---|',
        ...Object.entries(settings).map(line),
      ].join('\n'),
    )
    .join('\n\n')
}

/** The page with its generated part updated. */
export function withSettings(page: string): string {
  const [before = '', rest = ''] = page.split(BEGIN)
  const [, after = ''] = rest.split(END)
  return `${before}${BEGIN}\n\n${settingsTable()}\n\n${END}${after}`
}

if (import.meta.main) await writeFile(PAGE, withSettings(await readFile(PAGE, 'utf8')))
