import { readdir, readFile, stat } from 'node:fs/promises'
import { parseEnv } from 'node:util'
import { expect, it } from 'vitest'
import { readSettings } from '#host/settings.ts'

/** deploy/ names only settings, paths and commands that exist. tests/faults/reverse-proxy.test.ts runs its proxies. */

const ROOT = new URL('../../', import.meta.url)
const read = (path: string) => readFile(new URL(path, ROOT), 'utf8')

const environment = parseEnv(await read('deploy/environment'))
const documented = new Set(
  [...(await read('docs/settings.md')).matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name]) => name),
)
const files = await readdir(new URL('deploy/', ROOT))
const units = files.filter((name) => /\.(service|timer)$/.test(name))

it('every setting of the example is in docs/settings.md, and a host starts with it', () => {
  for (const name of Object.keys(environment)) expect([...documented]).toContain(name)
  const settings = readSettings({ ...environment, PORT: '3001', DATA_DIR: '/var/lib/signet-and-quill/data' })
  expect(settings).toMatchObject({ local: false, TRUSTED_PROXIES: ['127.0.0.1'] })
})

it.each([...units, 'Containerfile'])('%s sets nothing else, and starts a file that exists', async (name) => {
  const text = await read(`deploy/${name}`)
  const lines = [...text.matchAll(/^(?:Environment=|ENV )(.+)$/gm)].flatMap(([, values = '']) =>
    values.split(' '),
  )
  for (const line of lines) {
    const [setting = ''] = line.split('=')
    // Node's own, and the C library's.
    if (!/^(NODE|MALLOC)_/.test(setting)) expect([...documented]).toContain(setting)
  }
  const scripts = [...text.matchAll(/\b(?:host|operator)\/[\w/-]+\.ts/g)].map(([path]) => path)
  if (!name.endsWith('.timer')) expect(scripts).not.toEqual([])
  for (const path of scripts) expect((await stat(new URL(path, ROOT))).isFile(), path).toBe(true)
  for (const [, path = ''] of text.matchAll(/^Documentation=file:\/opt\/signet-and-quill\/(\S+)$/gm))
    expect((await stat(new URL(path, ROOT))).isFile(), path).toBe(true)
})

it('every way to start a host gives Node the same flags', async () => {
  const starts = ['package.json', 'deploy/Containerfile', 'deploy/signet-and-quill@.service', 'tools/dev.ts']
  for (const path of [...starts, 'tests/support/host.ts']) {
    const [line = ''] = /[^&\n]*host\/main\.ts/.exec(await read(path)) ?? []
    expect(line.match(/--[a-z][\w=-]+/g), path).toEqual(['--max-semi-space-size=8'])
  }
})

it('the container contains no secrets or data of a developer’s machine, and does not run as root', async () => {
  const ignored = (await read('.dockerignore')).split('\n')
  for (const name of [
    '.data',
    '.env',
    '**/.env',
    'node_modules',
    '.git',
    '*.backup',
    '*.csv',
    'papers-*.zip',
  ])
    expect(ignored).toContain(name)
  const text = await read('deploy/Containerfile')
  const last = text.slice(text.lastIndexOf('\nFROM '))
  expect(last).toMatch(/^USER node$/m)
  expect(last).toMatch(/^HEALTHCHECK /m)
  // Only Docker's format keeps it.
  expect(await read('docs/deploy-one-machine.md')).toContain('podman build --format docker')
  // An unqualified name: whoever builds it chooses the registry.
  for (const [, image = ''] of text.matchAll(/^FROM (\S+)/gm)) expect(image).toMatch(/^[a-z]+:[\w.-]+$/)
})

it('proxies and service agree on ports, sizes and the check of a host', async () => {
  const [caddy, nginx] = [await read('deploy/Caddyfile'), await read('deploy/nginx.conf')]
  for (const text of [caddy, nginx]) {
    expect(text).toMatch(/127\.0\.0\.1:3001/)
    expect(text).toMatch(/11MB?/i)
    expect(text).toMatch(/operator \{\s+(proxy_pass \S+\s+client_max_body_size 51m|max_size 53MB)/)
    expect(text).toContain('/metrics')
  }
  expect(caddy).toContain('health_uri /readyz/host')
  const drain = Number(environment.DRAIN_SECONDS)
  const [, interval] = /health_interval (\d+)s/.exec(caddy) ?? []
  // Load balancers must notice before the host stops, and the service manager must not kill a draining host.
  expect(drain).toBeGreaterThan(Number(interval) + 2)
  const [, timeout] = /TimeoutStopSec=(\d+)/.exec(await read('deploy/signet-and-quill@.service')) ?? []
  expect(Number(timeout)).toBeGreaterThan(drain + 60)
})
