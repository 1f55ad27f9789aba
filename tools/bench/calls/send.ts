import { Agent, request as open } from 'node:http'

/** Sends prepared requests as fast as they are answered. */

export type BenchRequest = {
  method: string
  path: string
  headers: Record<string, string>
  body?: string | Buffer
}

/** How long to wait for an answer, in milliseconds. */
const TIMEOUT_MS = 60_000

/** @returns whether it was served: a host with too much to do may say so */
function sendOne(url: URL, agent: Agent, { body, ...request }: BenchRequest): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const length = body === undefined ? undefined : { 'content-length': Buffer.byteLength(body) }
    const options = {
      host: url.hostname,
      port: url.port,
      ...request,
      headers: { ...request.headers, ...length },
      agent,
    }
    const call = open({ ...options, timeout: TIMEOUT_MS }, (answer) => {
      const status = answer.statusCode ?? 0
      let text = ''
      if (status < 400) answer.resume()
      else
        answer.on('data', (chunk) => {
          text += chunk
        })
      answer.on('error', reject)
      answer.on('end', () => {
        if (status < 400 || status === 503) resolve(status < 400)
        else reject(new Error(`${request.method} ${request.path} was answered with ${status}: ${text}`))
      })
    })
    call.on('timeout', () => call.destroy(new Error(`${request.path} was not answered`)))
    call.on('error', reject)
    call.end(body)
  })
}

/**
 * Sends all of them over so many kept connections.
 * @returns how many were not served, for want of time
 * @throws when one is refused: a refusal costs less than an answer, and is none of what is measured
 */
export async function sendRequests(
  url: string,
  requests: readonly BenchRequest[],
  connections: number,
): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  // 'localhost' would be looked up for each.
  const address = new URL(url.replace('localhost', '127.0.0.1'))
  const left = requests.values()
  let unserved = 0
  try {
    await Promise.all(
      Array.from({ length: connections }, async () => {
        for (const request of left) if (!(await sendOne(address, agent, request))) unserved += 1
      }),
    )
    return unserved
  } finally {
    agent.destroy()
  }
}
