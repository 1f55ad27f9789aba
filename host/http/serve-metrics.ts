import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { ready, registry } from '../metrics/metrics.ts'
import { isLocalVisitor } from './connections.ts'
import type { Readiness } from './health.ts'

/** /metrics, for this machine and for holders of the token; everybody else gets a 404. */

export type Metrics = {
  allows: (request: IncomingMessage) => boolean
  contentType: string
  /** Within seconds, even if something is unavailable. */
  read: () => Promise<string>
}

const digest = (text: string) => createHash('sha256').update(text).digest()

type Options = {
  token: string | undefined
  readiness: () => Promise<Readiness>
  refresh: () => Promise<void>
}

export function createMetrics({ token, readiness, refresh }: Options): Metrics {
  const expected = token && digest(token)

  /** Compares digests, so that timing reveals nothing. */
  function hasToken(request: IncomingMessage): boolean {
    const given = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1]
    return Boolean(expected && given && timingSafeEqual(digest(given), expected))
  }

  return {
    allows: (request) => isLocalVisitor(request) || hasToken(request),
    contentType: registry.contentType,
    async read() {
      const [parts] = await Promise.all([readiness(), refresh()])
      for (const [part, works] of Object.entries(parts)) ready.set({ part }, works ? 1 : 0)
      // The package formats NaN in its own way.
      return (await registry.metrics()).replace(/ Nan$/gm, ' NaN')
    },
  }
}
