import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const STAMP = join(ROOT, 'build', 'sources.sha256')
const SOURCES = [
  '{src,content,contract,public}/**',
  'host/static/{headers,manifest}.ts',
  'package-lock.json',
  'astro.config.ts',
]

export function digestSources(): string {
  const hash = createHash('sha256')
  // One after the other: fastest for hundreds of small files, and a start waits for them anyway.
  const files = globSync(SOURCES, { cwd: ROOT, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => join(entry.parentPath, entry.name))
  for (const file of files.sort())
    hash.update(file.slice(ROOT.length)).update('\0').update(readFileSync(file))
  for (const name of ['VITE_SUPABASE_URL', 'VITE_SUPABASE_PUBLISHABLE_KEY'])
    hash.update(`${process.env[name] ?? ''}\0`)
  return hash.digest('hex')
}

export async function isBuiltOf(digest: string): Promise<boolean> {
  return (await readFile(STAMP, 'utf8').catch(() => '')) === digest
}

export async function stampBuild(digest: string): Promise<void> {
  await writeFile(STAMP, digest)
}
