import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process'
import { chmod, cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { copyCheckout } from '../support/checkout.ts'

/** A Debian machine made by debootstrap and started by systemd-nspawn, with an address of its own. */

/** What the machines share: fresh roots, and what apt and npm have downloaded. */
const CACHE = process.env.INSTALL_CACHE ?? join(tmpdir(), 'signet-install')
const NEEDED = ['debootstrap', 'slirp4netns', 'ip', 'nsenter', 'unshare']
/** Certificate authorities that this machine trusts, in the other one. */
const AUTHORITIES = '/root/authorities.pem'
/** An address of this machine's own 127.0.0.1, as seen from a network of `openNetwork`. */
export const OUTSIDE = '10.0.2.2'
const NAME_SERVER = '10.0.2.3'
const run = promisify(execFile)

/** Why a machine cannot be made here, or undefined. */
export function missing(program = 'systemd-nspawn'): string | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'needs root on Linux'
  const absent = [...NEEDED, program].filter((name) => spawnSync('which', [name]).status !== 0)
  return absent.length > 0 ? `needs ${absent.join(', ')}` : undefined
}

/** The Debian mirror of this machine; without one, debootstrap knows its own. */
async function mirror(): Promise<string[]> {
  const { stdout } = await run('sh', [
    '-c',
    'cat /etc/apt/sources.list /etc/apt/sources.list.d/* 2>/dev/null; :',
  ])
  return /\bhttps?:\/\/\S+\/debian\/?(?=\s)/.exec(stdout)?.slice(0, 1) ?? []
}

/** A fresh root with an init system, kept for the next run. */
export async function freshRoot(suite: string): Promise<string> {
  const root = join(CACHE, suite)
  const packages = 'ca-certificates,dbus,systemd-sysv'
  if (await readFile(join(root, 'etc/fresh'), 'utf8').catch(() => '')) return root
  await mkdir(CACHE, { recursive: true })
  // Another run may be making the same one.
  const own = await mkdtemp(`${root}-`)
  const args = ['--variant=minbase', `--include=${packages}`, suite, own, ...(await mirror())]
  await run('debootstrap', args, { maxBuffer: 1e8 })
  await chmod(own, 0o755)
  await writeFile(join(own, 'etc/fresh'), suite)
  await rename(own, root).catch(() => rm(own, { recursive: true }))
  return root
}

/** This checkout as a repository that the machine can clone, with what is not committed yet. */
async function putRepository(folder: string): Promise<void> {
  await copyCheckout(folder)
  const git = (...args: string[]) => run('git', ['-C', folder, ...args], { maxBuffer: 1e8 })
  await git('init', '--quiet')
  await git('add', '--all')
  await git(
    '-c',
    'user.name=Test',
    '-c',
    'user.email=test@localhost',
    'commit',
    '--quiet',
    '--message=A release',
  )
}

/** npm in the machine asks the registry that npm here asks. */
export async function shareRegistry(root: string): Promise<void> {
  const get = async (name: string) =>
    (await run('npm', ['config', 'get', name], { cwd: '/' })).stdout.trim().split('\n').at(-1) ?? ''
  const authority = (await get('cafile')).replace(/^(null|undefined)$/, '') || process.env.NODE_EXTRA_CA_CERTS
  const lines = [`registry=${await get('registry')}`]
  if (authority) {
    await cp(authority, join(root, AUTHORITIES))
    lines.push(`cafile=${AUTHORITIES}`)
  }
  await writeFile(join(root, 'root/.npmrc'), `${lines.join('\n')}\n`)
}

/** Containers need the unified hierarchy of control groups; in a mount namespace of its own, where the machine has the older one. */
export const UNIFY = `mount --make-rprivate /
if [ "$(stat -fc %T /sys/fs/cgroup)" != cgroup2fs ]; then
  umount -R /sys/fs/cgroup && mount -t cgroup2 cgroup2 /sys/fs/cgroup
fi`
const BOOT = `${UNIFY}
exec systemd-nspawn --quiet --directory="$1" --machine="$2" --network-namespace-path=/run/netns/"$2" \
  --bind="$3"/apt:/var/cache/apt/archives --bind="$3"/npm:/root/.npm \
  --boot --keep-unit --register=no --resolv-conf=off --console=pipe`

export type Machine = {
  /** Where its file system is. */
  root: string
  open: () => Terminal
  stop: () => Promise<void>
}

/** A shell that carries out blocks of commands, one after the other; the first command that fails ends it. */
export type Terminal = {
  /** @returns what the block printed. @throws Error with that, if one of its commands failed */
  type: (block: string, input?: string) => Promise<string>
  close: () => void
}

/** @param place the command that enters where the shell runs */
export function openTerminal(place: string[], folder: string): Terminal {
  const home = [
    'HOME=/root',
    'USER=root',
    'LANG=C.UTF-8',
    'PATH=/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
  ]
  const trust = ['DEBIAN_FRONTEND=noninteractive', `NODE_EXTRA_CA_CERTS=${AUTHORITIES}`]
  // No terminal: passwords are read from the standard input.
  const shell = spawn('setsid', [...place, 'env', '-i', ...home, ...trust, 'bash', '--noprofile', '--norc'], {
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  let printed = ''
  for (const stream of [shell.stdout, shell.stderr])
    stream.on('data', (chunk: Buffer) => {
      printed += chunk.toString()
    })
  let blocks = 0
  shell.stdin.write(`set -e; cd ${folder}\n`)
  return {
    async type(block, input = '') {
      const done = `block ${++blocks} is done`
      printed = ''
      // As a whole, so that `read` gets the input and not the next command.
      shell.stdin.write(`eval "$(cat <<'END OF BLOCK'\n${block}\nEND OF BLOCK\n)"; echo '${done}'\n${input}`)
      while (!printed.includes(done)) {
        if (shell.exitCode !== null) throw new Error(`${block}\n\nfailed:\n${printed.slice(-6000)}`)
        await wait(50)
      }
      return printed.replace(done, '')
    },
    close: () => void shell.kill('SIGKILL'),
  }
}

/** A network namespace that reaches what this machine reaches; its servers and ports are its own. */
export async function openNetwork(name: string): Promise<{ close: () => Promise<void> }> {
  await run('ip', ['netns', 'add', name])
  const router = ['--configure', '--mtu=65520', '--netns-type=path', `/run/netns/${name}`, 'tap0']
  const network = spawn('slirp4netns', router, { stdio: 'ignore' })
  return {
    async close() {
      await end(network)
      await run('ip', ['netns', 'delete', name])
    },
  }
}

/** Starts a fresh Debian machine, with this checkout in /srv/repository. */
export async function startMachine(suite: string): Promise<Machine> {
  const folder = await mkdtemp(join(tmpdir(), `${suite}-`))
  const name = folder.split('/').at(-1) as string
  const root = join(folder, 'root')
  const downloads = join(CACHE, `downloads-${suite}`)
  for (const part of ['apt', 'npm']) await mkdir(join(downloads, part), { recursive: true })
  const fresh = await freshRoot(suite)
  await run('cp', ['--archive', '--reflink=auto', fresh, root])
  await putRepository(join(root, 'srv/repository'))
  await shareRegistry(root)
  await writeFile(join(root, 'etc/resolv.conf'), `nameserver ${NAME_SERVER}\n`)
  await writeFile(join(root, 'etc/hostname'), `${suite}\n`)

  const network = await openNetwork(name)
  let printed = ''
  const machine = spawn('unshare', ['-mC', 'sh', '-ec', BOOT, 'boot', root, name, downloads], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [machine.stdout, machine.stderr])
    stream.on('data', (chunk: Buffer) => {
      printed += chunk.toString()
    })

  async function stop(): Promise<void> {
    await end(machine)
    await network.close()
    await rm(folder, { recursive: true, force: true })
  }

  try {
    for (let tries = 0; tries < 200; tries += 1) {
      if (machine.exitCode !== null) throw new Error(`systemd-nspawn: ${printed}`)
      const init = await initOf(machine.pid as number)
      if (init) return { root, open: () => openTerminal(['nsenter', ...inside(init)], '/root'), stop }
      await wait(100)
    }
    throw new Error(`The machine did not start: ${printed}`)
  } catch (error) {
    await stop()
    throw error
  }
}

const inside = (init: number) => [
  '--target',
  String(init),
  '--mount',
  '--uts',
  '--ipc',
  '--net',
  '--pid',
  '--root',
]

/** The machine's first process, once it can be asked. */
async function initOf(nspawn: number): Promise<number | undefined> {
  const children = await readFile(`/proc/${nspawn}/task/${nspawn}/children`, 'utf8').catch(() => '')
  const init = Number(children.trim().split(' ')[0])
  if (!init) return undefined
  return run('nsenter', [...inside(init), 'systemctl', 'is-system-running', '--wait']).then(
    () => init,
    // Degraded is running: a container has no console and no clock to set.
    ({ stdout }: { stdout: string }) => (stdout.trim() === 'degraded' ? init : undefined),
  )
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('close', resolve))
  child.kill('SIGTERM')
  const late = setTimeout(() => child.kill('SIGKILL'), 30_000)
  await ended
  clearTimeout(late)
}
