import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Programs that npm has no package of, out of Debian's, where the tests run as root (as CI does). */

/**
 * Installs a package.
 * @returns whether that was possible
 */
export function installDebianPackage(name: string): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  process.stdout.write(`\n> installing ${name} with apt-get\n`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env })
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env,
  })
  return true
}

/**
 * A program, installed if need be.
 * @throws with what to do when it cannot be
 */
export function provideProgram(path: string, packageName: string): string {
  if (!existsSync(path)) installDebianPackage(packageName)
  if (!existsSync(path)) throw new Error(`These tests need ${path}: install ${packageName}.`)
  return path
}
