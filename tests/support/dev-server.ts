import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startCommand } from './command.ts'
import { eventually } from './host.ts'
import { choosePort } from './ports.ts'

export type DevServer = Awaited<ReturnType<typeof startDevServer>>

/** On a free port, and an empty data folder or an earlier one's. */
export async function startDevServer(earlier?: string) {
  const port = await choosePort()
  const dataDir = earlier ?? (await mkdtemp(join(tmpdir(), 'dev-')))
  const env = { PORT: String(port), DATA_DIR: dataDir }
  const { child, outcome, ended } = startCommand('tools/dev.ts', env, [])
  const output = () => outcome.stdout + outcome.stderr
  const stop = async (keep?: 'keep') => {
    child.kill('SIGINT')
    const { code } = await ended
    if (!keep) await rm(dataDir, { recursive: true, force: true })
    return code
  }
  const ready = () => {
    if (child.exitCode !== null) throw new Error(`The development server ended at once:\n${output()}`)
    return output().includes('Log in as') || undefined
  }
  await eventually(ready, 120, 'the development server').catch(async (error: unknown) => {
    await stop()
    throw error
  })
  return { url: `http://localhost:${port}`, dataDir, output, stop }
}
