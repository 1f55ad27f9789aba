// @module-tag release

import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import packageJson from '../../package.json' with { type: 'json' }
import { copyCheckout, ROOT } from '../support/checkout.ts'
import {
  freshRoot,
  missing,
  openNetwork,
  openTerminal,
  shareRegistry,
  type Terminal,
  UNIFY,
} from './machine.ts'

/** The container of docs/deploy-one-machine.md, built and run by podman on a base that debootstrap made. */

const reason = missing('podman')
if (reason) process.stdout.write(`Left out: the container ${reason}\n`)

const GUIDE = await readFile(join(ROOT, 'docs/deploy-one-machine.md'), 'utf8')
const [, block = ''] = /\n\n((?: {4}.*\n)+)/.exec(GUIDE.slice(GUIDE.indexOf('\n## In a container'))) ?? []
const commands = block.replace(/^ {4}/gm, '')
const run = promisify(execFile)

/** What this test needs where containers may not do everything: limits that need no rights, no control groups. */
const settings = (folder: string) => `[containers]
default_ulimits = ["nofile=9000:9000", "nproc=9000:9000"]
log_driver = "k8s-file"
[engine]
cgroup_manager = "cgroupfs"
events_logger = "file"
[network]
network_config_dir = "${folder}/networks"
`
const PODMAN = `podman() {
  case $1 in
    build) shift; set -- build --isolation chroot --network host --pull=never "$@" ;;
    run) shift; set -- run --cgroups=disabled "$@" ;;
  esac
  command podman "$@"
}`

describe.skipIf(reason)('the container', () => {
  let folder = ''
  let network: Awaited<ReturnType<typeof openNetwork>>
  let terminal: Terminal

  /** The image that the Containerfile names, as near as can be without a registry of images. */
  async function makeBase(): Promise<void> {
    const root = join(folder, 'base')
    await run('cp', ['--archive', '--reflink=auto', await freshRoot('trixie'), root])
    await shareRegistry(root)
    const node = `node@${packageJson.dependencies.node}`
    await mkdir(join(folder, 'tools'))
    await run('npm', ['install', '--prefix', join(folder, 'tools'), node, 'npm@11'], { cwd: folder })
    const tools = join(folder, 'tools/node_modules')
    await cp(join(tools, 'node/bin/node'), join(root, 'usr/local/bin/node'))
    await cp(join(tools, 'npm'), join(root, 'usr/local/lib/npm'), { recursive: true })
    await writeFile(
      join(root, 'usr/local/bin/npm'),
      '#!/bin/sh\nexec node /usr/local/lib/npm/bin/npm-cli.js "$@"\n',
      {
        mode: 0o755,
      },
    )
    await run('useradd', ['--root', root, '--create-home', 'node'])
    await run('tar', ['--create', '--file', join(folder, 'base.tar'), '--directory', root, '.'])
    await rm(root, { recursive: true })
  }

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'container-'))
    const name = folder.split('/').at(-1) as string
    await copyCheckout(join(folder, 'checkout'))
    await makeBase()
    network = await openNetwork(name)
    const store = `${folder}/store`
    await writeFile(join(folder, 'containers.conf'), settings(folder))
    await writeFile(join(folder, 'resolv.conf'), 'nameserver 10.0.2.3\n')
    await writeFile(
      join(folder, 'environment'),
      'SITE_URL=https://www.house.test\nALLOW_INCOMPLETE=1\nTRUSTED_PROXIES=127.0.0.1\nRATE_LIMIT_AUTH=2\n',
    )
    const enter = `${UNIFY}\nmount --bind ${folder}/resolv.conf /etc/resolv.conf\nexec "$@"`
    const place = ['nsenter', `--net=/run/netns/${name}`, 'unshare', '-mC', 'sh', '-ec', enter, 'enter']
    terminal = openTerminal(place, join(folder, 'checkout'))
    await terminal.type(`export CONTAINERS_CONF=${folder}/containers.conf TMPDIR=${folder} ${existsSync('/run/systemd/system') ? '' : 'DISABLE_HC_SYSTEMD=true'}
${PODMAN.replace('command podman', `command podman --root ${store} --runroot ${folder}/running`)}
podman import --change 'ENV NODE_EXTRA_CA_CERTS=/root/authorities.pem' ${folder}/base.tar localhost/node:24-slim
rm ${folder}/base.tar`)
  })
  afterAll(async () => {
    await terminal
      ?.type('podman rm --all --force --time 20; podman network rm signet-and-quill')
      .catch(() => undefined)
    terminal?.close()
    await network?.close()
    await run('umount', ['--recursive', '--quiet', join(folder, 'store/overlay')]).catch(() => undefined)
    await rm(folder, { recursive: true, force: true })
  })

  it('is built and started by the commands of the guide, and its health check is kept', async () => {
    await terminal.type(commands.replace('/etc/signet-and-quill/environment', `${folder}/environment`))
    await terminal.type(
      'curl -fsS --retry 60 --retry-delay 1 --retry-all-errors http://127.0.0.1:3001/readyz',
    )
    const health = await terminal.type(
      "podman inspect --format '{{.Config.Healthcheck.Test}}' signet-and-quill",
    )
    expect(health).toContain('/healthz')
    await terminal.type('podman healthcheck run signet-and-quill')
  })

  it('counts each visitor behind the proxy apart, and does not believe what they forward', async () => {
    const statuses = async (forwarded: string) => {
      const request = `curl -s -o /dev/null -w '%{http_code} ' -H 'X-Forwarded-For: ${forwarded}' -H 'Content-Type: application/json' \
        -H 'apikey: none' -d '{}' 'http://127.0.0.1:3001/auth/v1/token?grant_type=password'`
      return (await terminal.type(`for i in 1 2 3; do ${request}; done`)).trim().split(' ')
    }
    const first = await statuses('203.0.113.1')
    expect(first.at(0)).not.toBe('429')
    expect(first.at(-1)).toBe('429')
    expect((await statuses('203.0.113.2')).at(0)).not.toBe('429')
    // What the proxy adds stands last.
    expect((await statuses('198.51.100.9, 203.0.113.1')).at(0)).toBe('429')
  })

  it('takes less than 700 MB, without a second Node', async () => {
    const size = await terminal.type("podman inspect --format '{{.Size}}' --type image signet-and-quill")
    expect(Number(size)).toBeLessThan(700e6)
    await terminal.type('! podman run --rm signet-and-quill ls node_modules/node')
  })
})
