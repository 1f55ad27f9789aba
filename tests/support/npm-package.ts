import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** Fetches what only the tests need, and only on one kind of machine: packages that are no dependencies. */

/**
 * Fetches one file of an npm package with npm's own client.
 * @param spec name and exact version
 * @param sha512 digest of the package in base64, as in a lock file
 * @param file path inside the package
 * @param cache folder in which it is unpacked, in one of its own: test files may fetch the same at once
 * @returns the path of the file; the caller renames it away and calls `dispose`, which removes the rest
 * @throws when the registry has another package of this name and version, or none
 */
export function fetchFromPackage(spec: string, sha512: string, file: string, cache: string) {
  process.stdout.write(`\n> fetching ${spec} with npm pack\n`)
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(cache, 'fetching-'))
  const archive = join(
    folder,
    execFileSync('npm', ['pack', spec, '--silent'], { cwd: folder, encoding: 'utf8' }).trim(),
  )
  const digest = createHash('sha512').update(readFileSync(archive)).digest('base64')
  if (digest !== sha512) throw new Error(`${spec} is not what it was: ${digest}`)
  execFileSync('tar', ['xzf', archive, '-C', folder, join('package', file)])
  return {
    path: join(folder, 'package', file),
    dispose: () => rmSync(folder, { recursive: true }),
  }
}
