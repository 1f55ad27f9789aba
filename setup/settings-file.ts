import { chmod, chown, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { parseEnv } from 'node:util'
import { Refusal } from '#host/command.ts'

/** The settings file, as systemd, Node and the Supabase CLI read it. Its notes and its other lines stay. */

const EXAMPLE = new URL('../deploy/environment', import.meta.url)

/** The file's text; of one that is not there yet, the example's. That is for a machine, and not for functions. */
export async function readSettingsFile(file: string): Promise<string> {
  return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
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
    const present = new RegExp(`^${name}=.*$`, 'm')
    changed = present.test(changed) ? changed.replace(present, () => line) : `${changed.trimEnd()}\n${line}\n`
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
