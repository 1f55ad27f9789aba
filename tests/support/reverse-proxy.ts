import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { makeAuthority } from './certificates.ts'
import { startProgram } from './command.ts'
import { hasProgram } from './debian-package.ts'
import { choosePort } from './ports.ts'

/** nginx and Caddy as deploy/ sets them up, in front of a host of the tests. */

export const DOMAIN = 'www.your-domain.example'

const PROGRAMS = { nginx: '/usr/sbin/nginx', caddy: '/usr/bin/caddy' }

type Kind = keyof typeof PROGRAMS

/** Installed, or installable from Debian; the others are reported. */
export function availableProxies(): Kind[] {
  const packages: [Kind, string][] = [
    ['nginx', 'nginx-light'],
    ['caddy', 'caddy'],
  ]
  return packages.flatMap(([kind, name]) => {
    if (hasProgram(PROGRAMS[kind], name)) return kind
    process.stdout.write(
      `deploy/ is not tried with ${kind}: there is no ${PROGRAMS[kind]}, install ${name}\n`,
    )
    return []
  })
}

export type ReverseProxy = Awaited<ReturnType<typeof startProxy>>

const example = (name: string) => readFile(new URL(`../../deploy/${name}`, import.meta.url), 'utf8')

type Place = { folder: string; tls: number; plain: number; host: number }

/** The example with other ports and certificates, and nothing else changed. */
function withPorts(text: string, { tls, plain, host }: Place): string {
  return text
    .replaceAll('127.0.0.1:3001', `127.0.0.1:${host}`)
    .replace(/^ *listen \[::\].*\n/gm, '')
    .replaceAll('listen 80;', `listen 127.0.0.1:${plain};`)
    .replaceAll('listen 443 ', `listen 127.0.0.1:${tls} `)
}

async function prepareNginx(place: Place): Promise<[string, string[]]> {
  const { folder } = place
  const servers = withPorts(await example('nginx.conf'), place)
    .replaceAll(
      /\/etc\/letsencrypt\/live\/your-domain\.example\/(fullchain|privkey)\.pem/g,
      join(folder, '$1.pem'),
    )
    .replaceAll('/var/log/nginx/', `${folder}/`)
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const folders = kinds.map((kind) => `${kind}_temp_path ${join(folder, kind)};`).join('\n')
  await writeFile(
    join(folder, 'nginx.conf'),
    `daemon off; worker_processes 1; pid ${join(folder, 'pid')}; error_log stderr warn;
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    events { worker_connections 512; }
    http { access_log ${folder}/access.log; error_log ${folder}/error.log; ${folders}\n${servers} }`,
  )
  return [PROGRAMS.nginx, ['-p', folder, '-e', 'stderr', '-c', join(folder, 'nginx.conf')]]
}

async function prepareCaddy(place: Place): Promise<[string, string[]]> {
  const { folder, tls, plain } = place
  const own = `tls ${join(folder, 'fullchain.pem')} ${join(folder, 'privkey.pem')}`
  const sites = withPorts(await example('Caddyfile'), place).replace(
    /^((www\.)?your-domain\.example) \{$/gm,
    `$1 {\n\t${own}\n\tbind 127.0.0.1`,
  )
  // ours, so that it requests none
  const options = `admin off\n\thttp_port ${plain}\n\thttps_port ${tls}\n\tskip_install_trust\n\tstorage file_system ${folder}`
  await writeFile(join(folder, 'Caddyfile'), sites.replace(/^\{\n/m, `{\n\t${options}\n`))
  return [PROGRAMS.caddy, ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile']]
}

/** Starts a reverse proxy with our example in front of a host. */
export async function startProxy(kind: Kind, host: number) {
  const folder = await mkdtemp(join(tmpdir(), `${kind}-`))
  const place = { folder, tls: await choosePort(), plain: await choosePort(), host }
  const authority = makeAuthority()
  const { key, cert } = authority.certify(DOMAIN)
  await writeFile(join(folder, 'fullchain.pem'), cert)
  await writeFile(join(folder, 'privkey.pem'), key)
  const [program, words] = await (kind === 'nginx' ? prepareNginx(place) : prepareCaddy(place))
  const env = { PATH: process.env.PATH, HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder }
  const { child, outcome, ended } = startProgram(program, words, { env })
  for (let tries = 0; ; tries++) {
    const response = await fetch(`http://127.0.0.1:${place.plain}/`, { redirect: 'manual' }).catch(
      () => undefined,
    )
    if (response) break
    if (child.exitCode !== null || tries > 200)
      throw new Error(`${kind} did not start:\n${outcome.stderr.slice(-4000)}`)
    await wait(100)
  }
  return {
    tls: place.tls,
    plain: place.plain,
    authority: authority.cert,
    async logs() {
      const files = (await readdir(folder)).filter((name) => name.endsWith('.log'))
      const texts = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')))
      return [outcome.stderr, ...texts].join('\n')
    },
    async close() {
      child.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}
