import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from './checkout.ts'
import { eventually } from './host.ts'
import { choosePort } from './ports.ts'

export type DevServer = Awaited<ReturnType<typeof startDevServer>>

/** On a free port and an empty data folder. */
export async function startDevServer() {
  const port = await choosePort()
  const dataDir = await mkdtemp(join(tmpdir(), 'dev-'))
  const child = spawn(process.execPath, ['tools/dev.ts'], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, PORT: String(port), DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      printed += chunk.toString()
    })
  const exit = new Promise<number | null>((done) => child.once('exit', done))
  const stop = async () => {
    child.kill('SIGINT')
    const code = await exit
    await rm(dataDir, { recursive: true, force: true })
    return code
  }
  const ready = () => {
    if (child.exitCode !== null) throw new Error(`The development server ended at once:\n${printed}`)
    return printed.includes('Log in as') || undefined
  }
  await eventually(ready, 120, 'the development server').catch(async (error: unknown) => {
    await stop()
    throw error
  })
  return { url: `http://localhost:${port}`, dataDir, output: () => printed, stop }
}
