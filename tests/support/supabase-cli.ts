import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from './checkout.ts'

/** The genuine Supabase CLI, on a copy of the repository, because it leaves files behind. */

/** The functions import from outside supabase/, too. */
const FOLDERS = ['supabase', 'contract', 'content']

export type Cli = Awaited<ReturnType<typeof supabaseCli>>

/** @param options live: treat any database it pushes to as the live project's, which the CLI knows by its reference */
export async function supabaseCli({ live = false } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'supabase-'))
  for (const name of FOLDERS) await cp(join(ROOT, name), join(folder, name), { recursive: true })
  if (live) {
    const config = join(folder, 'supabase', 'config.toml')
    await writeFile(
      config,
      (await readFile(config, 'utf8')).replace('[remotes.production.db.vault]', '[db.vault]'),
    )
  }
  const program = join(ROOT, 'node_modules', '.bin', 'supabase')
  return {
    folder,
    run: (args: string[], env: Record<string, string> = {}) =>
      new Promise<{ code: number; output: string }>((resolve) => {
        const options = {
          cwd: folder,
          maxBuffer: 64 * 1024 * 1024,
          env: {
            PATH: process.env.PATH,
            // no session or settings of the developer's, and no telemetry
            HOME: folder,
            SUPABASE_HOME: join(folder, '.supabase'),
            SUPABASE_NO_KEYRING: '1',
            SUPABASE_TELEMETRY_DISABLED: '1',
            SUPABASE_NO_UPDATE_NOTIFIER: '1',
            DO_NOT_TRACK: '1',
            NO_COLOR: '1',
            ...env,
          },
        }
        const child = execFile(program, [...args, '--yes'], options, (error, stdout, stderr) => {
          const code = error ? (typeof error.code === 'number' ? error.code : 1) : 0
          resolve({ code, output: `${stdout}${stderr}` })
        })
        child.stdin?.end()
      }),
    dispose: () => rm(folder, { recursive: true, force: true }),
  }
}
