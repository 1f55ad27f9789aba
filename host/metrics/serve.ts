import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { isLocalVisitor } from '../http/client-address.ts'
import type { Readiness } from '../http/health.ts'
import { ready, registry } from './metrics.ts'

/** /metrics, in Prometheus' text format: for this machine itself, and for whoever has the token. */

export type Metrics = {
  /** Whether a caller may read them. To everybody else there is no such page. */
  allows: (request: IncomingMessage) => boolean
  contentType: string
  /** The page, within seconds, whatever is away. */
  read: () => Promise<string>
}

const digest = (text: string) => createHash('sha256').update(text).digest()

type Options = {
  /** Undefined: this machine only. */
  token: string | undefined
  readiness: () => Promise<Readiness>
  /** Brings figures up to date that stand elsewhere; never rejects. */
  refresh: () => Promise<void>
}

export function createMetrics({ token, readiness, refresh }: Options): Metrics {
  const expected = token && digest(token)

  /** Compared as digests: in the same time, however much of it is right. */
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
      // The package writes what is no number in a way of its own.
      return (await registry.metrics()).replace(/ Nan$/gm, ' NaN')
    },
  }
}
