import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Runs the project's commands as their users do: each in a process of its own. */

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** Node's cache of compiled modules, which takes more than half off what a start costs; keyed by content (decision 046). */
export const COMPILED = { NODE_COMPILE_CACHE: `${ROOT}node_modules/.cache/compiled` }

export type Outcome = { code: number | null; stdout: string; stderr: string }

/**
 * A command that is under way.
 * @param script its path in the repository
 * @param root the checkout that it is of
 */
export function startCommand(
  script: string,
  env: Record<string, string>,
  words: string[],
  cwd = ROOT,
  root = ROOT,
) {
  const child = spawn(process.execPath, [join(root, script), ...words], {
    cwd,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...COMPILED, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const outcome: Outcome = { code: null, stdout: '', stderr: '' }
  child.stdout.on('data', (chunk: Buffer) => {
    outcome.stdout += chunk.toString()
  })
  child.stderr.on('data', (chunk: Buffer) => {
    outcome.stderr += chunk.toString()
  })
  const ended = new Promise<Outcome>((resolve) => {
    child.once('close', (code) => resolve({ ...outcome, code }))
  })
  return { child, outcome, ended }
}
