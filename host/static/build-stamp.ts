import { createHash } from 'node:crypto'
import { glob, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The stamp of the sources that the site was built from. */

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const STAMP = join(ROOT, 'build', 'sources.sha256')
const SOURCES = [
  '{src,content,contract,public}/**',
  'host/{http/headers,static/manifest}.ts',
  'package-lock.json',
  'astro.config.ts',
]

/** SHA-256, in hex, of all the site's sources. */
export async function digestSources(): Promise<string> {
  const hash = createHash('sha256')
  const files: string[] = []
  for await (const entry of glob(SOURCES, { cwd: ROOT, withFileTypes: true })) {
    if (entry.isFile()) files.push(join(entry.parentPath, entry.name))
  }
  for (const file of files.sort())
    hash
      .update(file.slice(ROOT.length))
      .update('\0')
      .update(await readFile(file))
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
