import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from './checkout.ts'

/** Node's compile cache halves the start-up time; it is keyed by content (decision 013). */
export const COMPILE_CACHE = { NODE_COMPILE_CACHE: `${ROOT}node_modules/.cache/compiled` }

export type Outcome = { code: number | null; stdout: string; stderr: string }

/** @param script path in the repository @param root the checkout to run it from */
export function startCommand(
  script: string,
  env: Record<string, string>,
  words: string[],
  cwd = ROOT,
  root = ROOT,
) {
  const all = { PATH: process.env.PATH, HOME: process.env.HOME, ...COMPILE_CACHE, ...env }
  return startProgram(process.execPath, [join(root, script), ...words], { cwd, env: all })
}

export function startProgram(
  program: string,
  words: string[],
  options: { cwd?: string; env: Record<string, string | undefined> },
) {
  const child = spawn(program, words, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
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
