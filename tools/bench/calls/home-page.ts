import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { get, type IncomingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { choosePort } from '../../../tests/support/ports.ts'

/** The home page as nginx serves it: the same bytes with the same headers, from a file. */

const NGINX = '/usr/sbin/nginx'

/** Those that belong to the page; the others are the server's own. */
const OWN_HEADERS = ['connection', 'content-length', 'date', 'etag', 'keep-alive']

export type HomePage = { headers: Record<string, string>; body: Buffer }

/** The page as the host sends it to a browser, still compressed. */
export function readHomePage(url: string): Promise<HomePage> {
  const pick = (headers: IncomingHttpHeaders) =>
    Object.fromEntries(Object.entries(headers).filter(([name]) => !OWN_HEADERS.includes(name))) as Record<
      string,
      string
    >
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br, gzip' } }, async (answer) => {
      const body = Buffer.concat(await answer.toArray())
      resolve({ headers: pick(answer.headers), body })
    }).on('error', reject)
  })
}

export type Nginx = { url: string; pid: number; close: () => Promise<void> }

/** @returns undefined where nginx (Debian's `nginx-light`) is not installed */
export async function startNginx(hostUrl: string): Promise<Nginx | undefined> {
  if (!existsSync(NGINX)) return undefined
  const { headers, body } = await readHomePage(hostUrl)
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'))
  const port = await choosePort()
  const { 'content-type': type, ...others } = headers
  const added = Object.entries(others).map(([name, value]) => `add_header ${name} ${JSON.stringify(value)};`)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  await writeFile(join(folder, 'index'), body)
  // Without a master, so that its one process is all that there is to measure.
  await writeFile(
    join(folder, 'nginx.conf'),
    `daemon off; master_process off; pid ${folder}/pid; error_log stderr warn;
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    events { worker_connections 512; }
    http {
      access_log off; sendfile on; tcp_nopush on; open_file_cache max=10; keepalive_requests 1000000;
      ${temporary.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ')}
      server {
        listen 127.0.0.1:${port};
        root ${folder};
        index index;
        default_type ${JSON.stringify(type)};
        ${added.join('\n')}
      }
    }`,
  )
  const child = spawn(NGINX, ['-p', folder, '-e', 'stderr', '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const gone = new Promise((done) => child.once('exit', done))
  const url = `http://127.0.0.1:${port}`
  while (!(await fetch(url, { method: 'HEAD' }).catch(() => undefined))) {
    if (child.exitCode !== null) throw new Error('nginx did not start')
    await wait(50)
  }
  return {
    url,
    pid: child.pid ?? 0,
    async close() {
      child.kill('SIGTERM')
      await gone
      await rm(folder, { recursive: true, force: true })
    },
  }
}
