import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** Packages that only the tests need, on one kind of machine. */

/**
 * Fetches one file with npm. @param sha512 in base64, as in a lock file @param cache unpacked in a folder of its own
 * inside, because test files may fetch concurrently @returns path (rename it away) and `dispose` @throws if the
 * digest differs
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
