import { execFileSync } from 'node:child_process'
import { existsSync, rmSync, writeFileSync } from 'node:fs'

/** Programs that npm has no package of, out of Debian's, where the tests run as root (as CI does). */

/** Asked by Debian's packages whether they may start their services: a test wants the program, and nothing on port 80. */
const POLICY = '/usr/sbin/policy-rc.d'

/** What installing may take, in milliseconds: without a network apt would try for many minutes. */
const INSTALL_TIMEOUT_MS = 240_000

/**
 * Installs packages.
 * @returns whether that was possible
 */
export function installDebianPackage(...names: string[]): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  process.stdout.write(`\n> installing ${names.join(' ')} with apt-get\n`)
  const apt = (...words: string[]) =>
    execFileSync(
      'apt-get',
      ['-qq', '-o', 'Acquire::Retries=1', '-o', 'Acquire::http::Timeout=30', ...words],
      {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
        timeout: INSTALL_TIMEOUT_MS,
      },
    )
  const quiet = existsSync(POLICY)
  if (!quiet) writeFileSync(POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  try {
    apt('update')
    apt('install', '-y', '--no-install-recommends', ...names)
    return true
  } catch {
    return false
  } finally {
    if (!quiet) rmSync(POLICY, { force: true })
  }
}

/** Whether a program is there, installed if need be. */
export function hasProgram(path: string, packageName: string): boolean {
  return existsSync(path) || (installDebianPackage(packageName) && existsSync(path))
}
