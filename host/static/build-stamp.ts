import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The stamp of the sources that the site was built from. */

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const STAMP = join(ROOT, 'build', 'sources.sha256')
const SOURCES = [
  '{src,content,contract,public}/**',
  'host/static/{headers,manifest}.ts',
  'package-lock.json',
  'astro.config.ts',
]

/** SHA-256, in hex, of all the site's sources. */
export function digestSources(): string {
  const hash = createHash('sha256')
  // Hundreds of small files: one after the other without waiting for each is fastest, and a start waits for them anyway.
  const files = globSync(SOURCES, { cwd: ROOT, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  for (const file of files.sort())
    hash.update(file.slice(ROOT.length)).update('\0').update(readFileSync(file))
  for (const name of ['VITE_SUPABASE_URL', 'VITE_SUPABASE_PUBLISHABLE_KEY'])
    hash.update(`${process.env[name] ?? ''}\0`)
  return hash.digest('hex')
}

/** Whether the existing site was built from these sources. */
export async function isBuiltOf(digest: string): Promise<boolean> {
  return (await readFile(STAMP, 'utf8').catch(() => '')) === digest
}

/** Writes the stamp; called when the site is complete. */
export async function stampBuild(digest: string): Promise<void> {
  await writeFile(STAMP, digest)
}
