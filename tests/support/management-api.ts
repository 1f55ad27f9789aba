import { writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { listen } from './listen.ts'
import type { Cli } from './supabase-cli.ts'

/** Imitates the platform's management API on loopback, and records what the CLI sends. */

export type ApiRequest = { method: string; path: string; query: URLSearchParams; body: Response }

const PROJECT = 'abcdefghijklmnopqrst'
const TOKEN = `sbp_${'0'.repeat(40)}`

/** @param answer JSON by method and path within the project; `{}` by default */
export async function startManagementApi(answer: (request: ApiRequest) => unknown = () => undefined) {
  const requests: ApiRequest[] = []
  const server = createServer(async (request, response) => {
    const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://stand-in')
    const headers = { 'content-type': request.headers['content-type'] ?? '' }
    const received = {
      method: request.method ?? '',
      path: pathname.replace(`/projects/${PROJECT}`, ''),
      query,
      body: new Response(new Uint8Array(await buffer(request)), { headers }),
    }
    requests.push(received)
    response
      .writeHead(request.method === 'POST' ? 201 : 200, { 'content-type': 'application/json' })
      .end(JSON.stringify(answer(received) ?? {}))
  })
  const url = await listen(server)
  return {
    requests,
    async run(cli: Cli, args: string[], env: Record<string, string> = {}) {
      const profile = `${cli.folder}/profile.yaml`
      await writeFile(
        profile,
        `name: stand-in\napi_url: ${url}\ndashboard_url: ${url}\nproject_host: 127.0.0.1\n`,
      )
      return cli.run([...args, '--project-ref', PROJECT, '--profile', profile], {
        SUPABASE_ACCESS_TOKEN: TOKEN,
        ...env,
      })
    },
    close() {
      server.closeAllConnections()
      return new Promise<void>((done) => server.close(() => done()))
    },
  }
}
