import { type Outcome, startCommand } from './command.ts'
import type { Host } from './host.ts'

type Address = Pick<Host, 'url' | 'dataDir'>

export const localEnv = ({ url, dataDir }: Address): Record<string, string> => ({
  DATA_DIR: dataDir,
  SITE_URL: url,
})

export const startOperator = (env: Record<string, string>, words: string[], cwd?: string) =>
  startCommand('operator/main.ts', env, words, cwd)

/** In this process. */
export async function operator(host: Address, ...words: string[]): Promise<Outcome> {
  const { operate } = await import('../../operator/main.ts')
  const said = { stdout: '', stderr: '' }
  const stream = (name: keyof typeof said) => ({
    write(text: string) {
      said[name] += text
    },
  })
  const output = { stdout: stream('stdout'), stderr: stream('stderr') }
  const code = await operate(words, localEnv(host), output)
  return { code, ...said }
}

/** With --json; fails if the command does. */
// biome-ignore lint/suspicious/noExplicitAny: tests look at parts of many answers
export async function operatorData(host: Address, ...words: string[]): Promise<any> {
  const { code, stdout, stderr } = await operator(host, ...words, '--json')
  if (code !== 0) throw new Error(`operator ${words.join(' ')} ended with ${code}: ${stderr}`)
  return JSON.parse(stdout)
}
