import { readFile, writeFile } from 'node:fs/promises'
import { parseEnv } from 'node:util'
import { isExample } from '#contract/email-address.ts'
import { newSealKey } from '#functions/_shared/certificate/seal-key.ts'
import { FUNCTION_SETTINGS } from '#functions/_shared/environment.ts'
import { BACKUP_SETTINGS } from '#host/backup/encryption.ts'
import { Refusal } from '#host/command.ts'
import { HOST_SETTINGS } from '#host/settings.ts'
import { ContentError } from '#src/collections/source.ts'
import { BUSINESS_FILE, readBusiness } from '../tools/facts/business-schema.ts'
import { type Fact, factIn, withFact } from './business-file.ts'
import { readSettingsFile, withSettings, writeSettingsFile } from './settings-file.ts'

/** content/business.yaml and the settings file as they will be. Nothing is written before everything is right. */

const BUSINESS = new URL(`../${BUSINESS_FILE}`, import.meta.url)

/** The parts of SMTP_URL, which people are asked for one by one. */
const MAIL: Readonly<Record<string, 'hostname' | 'port' | 'username' | 'password'>> = {
  'mail.server': 'hostname',
  'mail.port': 'port',
  'mail.user': 'username',
  'mail.password': 'password',
}

const PARTS: Readonly<Record<string, readonly [RegExp, string]>> = {
  hostname: [
    /^([^\s/:@]+|\[[0-9a-f:]+\])$/i,
    'The mail server is a name alone, such as smtp.your-provider.co.uk',
  ],
  port: [/^[1-9]\d{0,4}$/, 'The port is a number, such as 465'],
}

type Schema = {
  safeParse: (value: unknown) => { success: boolean; error?: { issues: { message: string }[] } }
}

const SCHEMAS: Readonly<Record<string, Schema>> = { ...HOST_SETTINGS, ...FUNCTION_SETTINGS }
const UNCHECKED: readonly string[] = [...BACKUP_SETTINGS, 'NODE_ENV']

/** Settings have names of capitals, facts of small letters. */
const isSetting = (key: string) => /^[A-Z][A-Z0-9_]*$/.test(key)

export type Draft = {
  /** The present value of a fact, a setting or a part of SMTP_URL; '' where there is none but an example. */
  value: (key: string) => string
  set: (key: string, value: Fact) => void
  /** Changes one of them, unless that makes something wrong; returns what. */
  trySet: (key: string, value: Fact) => string[]
  faults: () => string[]
  write: () => Promise<string[]>
}

/** Makes the key of the business's seal, unless there is one. */
export function addSealKey({ value, set }: Pick<Draft, 'value' | 'set'>): void {
  if (value('SEAL_KEY')) return
  const key = newSealKey(value('legal.name') || value('name'), new Date())
  set('SEAL_KEY', key.trimEnd().replaceAll('\n', '\\n'))
}

function faultsOfFacts(yaml: string): string[] {
  try {
    readBusiness(yaml)
    return []
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    return error.message.split('\n').map((line) => line.replace(/^[^:]+:\d+: /, ''))
  }
}

function faultsOfSettings(text: string): string[] {
  return Object.entries(parseEnv(text)).flatMap(([name, value]) => {
    if (!value || UNCHECKED.includes(name)) return []
    const schema = SCHEMAS[name]
    if (!schema) return [`${name} is not a setting: check its spelling`]
    return schema.safeParse(value).error?.issues.map(({ message }) => `${name}: ${message}`) ?? []
  })
}

/** One typed by hand may have a bare percent sign. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** What SMTP_URL says; nothing while it is an example. */
function smtpOf(settings: string) {
  const { SMTP_URL = '' } = parseEnv(settings)
  const url = URL.canParse(SMTP_URL) ? new URL(SMTP_URL) : undefined
  if (!url || isExample(url.hostname)) return { hostname: '', port: '', username: '', password: '' }
  const { hostname, port, username, password } = url
  return { hostname, port, username: decoded(username), password: decoded(password) }
}

/** Nothing is left that the settings file would put into quotes, which containers take for part of the value. */
const encoded = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`)

/** SMTP_URL with another part. Port 465 is encrypted from the first byte; elsewhere encryption is asked for. */
function withMail(settings: string, part: (typeof MAIL)[string] & string, value: string): string {
  const [shape, says] = PARTS[part] ?? []
  if (value && shape && !shape.test(value)) throw new Refusal(says)
  const parts = { ...smtpOf(settings), [part]: value }
  const port = parts.port || '465'
  const login = [parts.username, parts.password].filter(Boolean).map(encoded).join(':')
  const url = `${port === '465' ? 'smtps' : 'smtp'}://${login && `${login}@`}${parts.hostname}:${port}`
  return withSettings(settings, { SMTP_URL: parts.hostname ? url : '' })
}

/** @param file the settings file, which may not be there yet */
export async function openDraft(file: string): Promise<Draft> {
  const before = { yaml: await readFile(BUSINESS, 'utf8'), settings: await readSettingsFile(file) }
  let now = before

  function set(key: string, value: Fact): void {
    const { yaml, settings } = now
    const part = MAIL[key]
    const text = String(value ?? '')
    if (part) now = { yaml, settings: withMail(settings, part, text) }
    else if (isSetting(key)) now = { yaml, settings: withSettings(settings, { [key]: text }) }
    else now = { yaml: withFact(yaml, key.split('.'), value), settings }
    // One address, in two places.
    if (key === 'host') set('SITE_URL', value)
  }

  const faults = () => [...faultsOfFacts(now.yaml), ...faultsOfSettings(now.settings)]

  return {
    value(key) {
      const part = MAIL[key]
      if (part) return smtpOf(now.settings)[part]
      const known = isSetting(key) ? parseEnv(now.settings)[key] : factIn(now.yaml, key.split('.'))
      const text = String(known ?? '')
      return isExample(text) || /^\d+ Example /.test(text) ? '' : text
    },
    set,
    trySet(key, value) {
      const [kept, known] = [now, faults()]
      let fresh: string[]
      try {
        set(key, value)
        fresh = faults().filter((fault) => !known.includes(fault))
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        fresh = [error.message]
      }
      if (fresh.length > 0) now = kept
      return fresh
    },
    faults,
    async write() {
      const written: string[] = []
      if (now.yaml !== before.yaml) {
        await writeFile(BUSINESS, now.yaml)
        written.push(BUSINESS_FILE)
      }
      if (now.settings !== before.settings) {
        await writeSettingsFile(file, now.settings)
        written.push(file)
      }
      return written
    },
  }
}
