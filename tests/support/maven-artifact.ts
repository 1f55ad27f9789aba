import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { hasProgram } from './debian-package.ts'

/** Programs for Java that only the tests need. */

const FETCH_TIMEOUT_MS = 180_000

/**
 * Fetches the archive of an artifact with Maven, unless that was done before. @param artifact 'GROUP:NAME:VERSION' @param sha256 in
 * hexadecimal digits @returns its path @throws if the digest differs
 */
export function fetchFromMaven(artifact: string, sha256: string, cache: string): string {
  const [, name, version] = artifact.split(':')
  const path = join(cache, `${name}-${version}.jar`)
  if (!existsSync(path)) {
    if (!hasProgram('/usr/bin/mvn', 'maven')) throw new Error('Maven is missing')
    process.stdout.write(`\n> fetching ${artifact} with mvn\n`)
    mkdirSync(cache, { recursive: true })
    const folder = mkdtempSync(join(cache, 'fetching-'))
    execFileSync(
      'mvn',
      [
        '--quiet',
        '--batch-mode',
        'dependency:copy',
        `-Dartifact=${artifact}`,
        `-DoutputDirectory=${folder}`,
        '-Dmdep.useBaseVersion=true',
      ],
      { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'], timeout: FETCH_TIMEOUT_MS },
    )
    renameSync(join(folder, `${name}-${version}.jar`), path)
    rmSync(folder, { recursive: true })
  }
  const digest = createHash('sha256').update(readFileSync(path)).digest('hex')
  if (digest !== sha256) throw new Error(`${artifact} is not what it was: ${digest}`)
  return path
}
