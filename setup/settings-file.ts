import { access, chmod, chown, constants, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import { parseEnv } from 'node:util'
import { Refusal } from '#host/command.ts'

/** The settings file, as systemd, Node and the Supabase CLI read it. Its notes and its other lines stay. */

const EXAMPLE = new URL('../deploy/environment', import.meta.url)

/**
 * The file's text; of one that is not there yet, the example's. That is for a machine, and not for functions.
 * @throws Refusal if it cannot be read, or could not be written afterwards
 */
export async function readSettingsFile(file: string): Promise<string> {
  await access(dirname(file), constants.W_OK).catch(({ code }: NodeJS.ErrnoException) => {
    const why = code === 'ENOENT' ? 'is not there: make it' : `cannot be written (${code}): run this as root`
    throw new Refusal(`The folder ${dirname(file)} ${why}, or name another settings file with --settings.`)
  })
  return readFile(file, 'utf8').catch(({ code }: NodeJS.ErrnoException) => {
    if (code !== 'ENOENT')
      throw new Refusal(`${file} cannot be read (${code}): name the settings file with --settings.`)
    return basename(file) === '.env' ? '' : readFile(EXAMPLE, 'utf8')
  })
}

function lineOf(name: string, value: string): string {
  if (/^[\w@%+=:,./<>~ -]*$/.test(value)) return `${name}=${value}`
  if (/['\r\n]/.test(value)) throw new Refusal(`${name} cannot hold an apostrophe or a line break`)
  return `${name}='${value}'`
}

/** @throws Refusal if the file cannot hold one of them */
export function withSettings(text: string, values: Readonly<Record<string, string>>): string {
  let changed = text
  for (const [name, value] of Object.entries(values)) {
    if (parseEnv(changed)[name] === value) continue
    const line = lineOf(name, value)
    // All of them: of several lines the last one counts.
    const present = new RegExp(`^${name}=.*$`, 'gm')
    const replaced = changed.replace(present, () => line)
    changed = parseEnv(replaced)[name] === value ? replaced : `${changed.trimEnd()}\n${line}\n`
  }
  return changed
}

/** Replaces the file at once. It holds passwords: a new one is its owner's only, an old one keeps who may read it, but not everybody. */
export async function writeSettingsFile(file: string, text: string): Promise<void> {
  const present = await stat(file).catch(() => undefined)
  const aside = `${file}.new`
  await rm(aside, { force: true })
  try {
    await writeFile(aside, text, { mode: 0o600, flag: 'wx' })
    if (present) {
      await chown(aside, present.uid, present.gid)
      await chmod(aside, present.mode & 0o660)
    }
    await rename(aside, file)
  } finally {
    await rm(aside, { force: true })
  }
}
