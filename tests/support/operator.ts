import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Host } from './host.ts'

/** Runs the operator's commands as the operator does: as a process, on a host's data folder. */

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

export type Outcome = { code: number | null; stdout: string; stderr: string }

type Address = Pick<Host, 'url' | 'dataDir'>

/** The environment of a shell on the host's own machine. */
export const localEnv = ({ url, dataDir }: Address): Record<string, string> => ({
  DATA_DIR: dataDir,
  SITE_URL: url,
})

/** A command that is under way. */
export function startOperator(env: Record<string, string>, words: string[], cwd = ROOT) {
  const child = spawn(process.execPath, [`${ROOT}operator/main.ts`, ...words], {
    cwd,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
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

/** Runs a command to its end. */
export function operator(host: Address, ...words: string[]): Promise<Outcome> {
  return startOperator(localEnv(host), words).ended
}

/** Runs a command with --json; fails unless it ends well. */
// biome-ignore lint/suspicious/noExplicitAny: tests look at parts of many answers
export async function operatorData(host: Address, ...words: string[]): Promise<any> {
  const { code, stdout, stderr } = await operator(host, ...words, '--json')
  if (code !== 0) throw new Error(`operator ${words.join(' ')} ended with ${code}: ${stderr}`)
  return JSON.parse(stdout)
}
