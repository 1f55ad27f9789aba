import { execFile } from 'node:child_process'
import { copyFile, readdir, readFile, readlink, realpath, rename, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseEnv, promisify } from 'node:util'
import packageJson from '../package.json' with { type: 'json' }
import { runCommand, say } from './command.ts'
import { checkFacts, missingHere, readBuilt, refuse } from './completeness.ts'
import { readSettings, SettingsError } from './settings.ts'
import { digestSources, isBuiltOf } from './static/build-stamp.ts'

/**
 * `npm run upgrade`: checks the new release, backs up, points the link to it and restarts the host, whose first start migrates
 * the database. If it does not become ready, the earlier release is started again.
 */

const ROOT = fileURLToPath(new URL('../', import.meta.url))
const USAGE = `npm run upgrade
npm run upgrade -- --check

Run it as root in the folder of the new release, after \`npm ci\` and \`npm run build\`. With --check nothing is changed.`

export type Machine = {
  link: string
  port: number
  restart: () => Promise<void>
  backup: (inUse: string) => Promise<void>
  /** Replaces what a release has installed outside of its folder. */
  install: (from: string, to: string) => Promise<void>
  /** In seconds. */
  patience: number
}

async function isReady(port: number, seconds: number): Promise<boolean> {
  const deadline = performance.now() + seconds * 1000
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`, {
      signal: AbortSignal.timeout(10_000),
    }).then(
      ({ ok }) => ok,
      () => false,
    )
    if (answer) return true
    if (performance.now() > deadline) return false
    await wait(500)
  }
}

async function refuseUnready({ port }: Machine): Promise<void> {
  if (await isReady(port, 5)) return
  throw new SettingsError(
    'The host is not ready: see /readyz, and upgrade when it is. To go back from it to an earlier release, see docs/operate/updates.md, "Going back".',
  )
}

async function pointLink(link: string, release: string): Promise<void> {
  await rm(`${link}.new`, { force: true })
  await symlink(release, `${link}.new`)
  await rename(`${link}.new`, link)
}

async function switchTo(release: string, { link, port, restart, patience }: Machine): Promise<boolean> {
  await pointLink(link, release)
  await restart()
  return isReady(port, patience)
}

/** @throws SettingsError when the earlier release is in use again, or still */
export async function upgrade(release: string, machine: Machine): Promise<void> {
  const before = await realpath(machine.link)
  if (before === (await realpath(release)))
    throw new SettingsError(`${machine.link} already points to ${release}.`)
  await refuseUnready(machine)
  await machine.backup(before)
  // Which may have taken the room that a host wants on the disk: then none would be ready.
  await refuseUnready(machine)
  await machine.install(before, release)
  if (await switchTo(release, machine)) return
  say(`The host is not ready after ${machine.patience} seconds: going back to ${before}.`)
  await machine.install(release, before)
  throw new SettingsError(
    (await switchTo(before, machine))
      ? `The earlier release is in use again. The log says what was wrong: journalctl -u ${packageJson.name}@${machine.port}`
      : `The earlier release is not ready either: see docs/operate/updates.md, "Going back".`,
  )
}

type Packages = Record<string, { version?: string; dev?: boolean; optional?: boolean; link?: boolean }>

async function checkPackages(): Promise<void> {
  const read = async (path: string): Promise<Packages> =>
    JSON.parse(await readFile(ROOT + path, 'utf8')).packages
  const locked = await read('package-lock.json')
  const installed = await read('node_modules/.package-lock.json').catch((): Packages => ({}))
  const absent = Object.entries(locked).filter(
    ([path, { version, dev, optional, link }]) =>
      path.startsWith('node_modules/') && !dev && !optional && !link && installed[path]?.version !== version,
  )
  if (absent.length > 0)
    throw new SettingsError(
      `Packages are missing, such as ${absent[0]?.[0]}: run \`npm ci\`, then \`npm run build\`.`,
    )
}

export async function checkRelease(settings: NodeJS.ProcessEnv): Promise<void> {
  await checkPackages()
  await checkFacts()
  const read = readSettings(settings)
  if (!(await isBuiltOf(digestSources())))
    throw new SettingsError('The site is not built, or its sources have changed since: run `npm run build`.')
  refuse(missingHere(read, await readBuilt()), read)
}

const SETTINGS = `/etc/${packageJson.name}/environment`
const UNITS = '/etc/systemd/system'
const BACKUPS = `/var/lib/${packageJson.name}/backups`
const run = promisify(execFile)

/** Units that the owner has not changed follow the release. */
async function replaceUnits(from: string, to: string): Promise<void> {
  const text = (path: string) => readFile(path, 'utf8').catch(() => undefined)
  for (const name of await readdir(join(to, 'deploy'))) {
    if (!/\.(service|timer)$/.test(name)) continue
    const [earlier, wanted, present] = await Promise.all(
      [join(from, 'deploy', name), join(to, 'deploy', name), join(UNITS, name)].map(text),
    )
    if (present === undefined || present === wanted || earlier === wanted) continue
    if (present === earlier) {
      await copyFile(join(to, 'deploy', name), join(UNITS, name))
      say(`Replaced ${join(UNITS, name)}.`)
    } else
      say(`${join(UNITS, name)} was changed here, and in the release too: compare it with deploy/${name}.`)
  }
  await run('systemctl', ['daemon-reload'])
}

/** As docs/deploy-one-machine.md sets it up. */
async function thisMachine(): Promise<Machine> {
  const units = ['list-units', '--plain', '--no-legend', '--type=service', `${packageJson.name}@*`]
  const { stdout } = await run('systemctl', units)
  const [, port] = /@(\d+)\.service/.exec(stdout) ?? []
  if (!port) throw new SettingsError('The host is not running: see docs/deploy-one-machine.md.')
  return {
    link: `/opt/${packageJson.name}`,
    port: Number(port),
    restart: async () => void (await run('systemctl', ['restart', `${packageJson.name}@${port}`])),
    async backup(inUse) {
      const file = join(BACKUPS, `before-${packageJson.version}.backup`)
      await run(join(inUse, 'deploy/run'), ['backup', file], { maxBuffer: 1e8 })
      say(`Backup: ${file}`)
    },
    install: replaceUnits,
    patience: 180,
  }
}

if (import.meta.main) {
  await runCommand(async (words) => {
    const checkOnly = words[0] === '--check'
    if (words.length > Number(checkOnly)) throw new SettingsError(USAGE)
    await checkRelease({ ...parseEnv(await readFile(SETTINGS, 'utf8')), NODE_ENV: 'production' })
    say(`Release ${packageJson.version} in ${ROOT} can start with ${SETTINGS}.`)
    if (checkOnly) return
    const machine = await thisMachine()
    const before = await readlink(machine.link)
    await upgrade(ROOT.replace(/\/$/, ''), machine)
    say(`Release ${packageJson.version} is in use; the earlier one is still in ${before}.`)
  })
}
