import { setTimeout as wait } from 'node:timers/promises'

/**
 * A reverse proxy: sets X-Forwarded-For, keeps connections open, sends each client address to the same host, and fails over
 * to another until the first is ready.
 */

type SendOptions = {
  /** Called with the host of each request. */
  onHost?: (host: number) => void
  /** The sandbox's payment page accepts only local requests without a proxy. */
  direct?: boolean
}

export type Balancer = {
  /** The site's address as clients see it. */
  url: string
  /** The `fetch` of one visitor. */
  fetchFrom: (address: string, options?: SendOptions) => typeof fetch
  close: () => void
}

/** How often an unavailable host is probed, in milliseconds. */
const ASK = 200

/** Whether the request cannot have reached the host. */
function neverArrived(error: unknown): boolean {
  const { cause } = error as { cause?: { code?: string } }
  return cause?.code === 'ECONNREFUSED'
}

/** @param urls of the hosts */
export function createBalancer(urls: readonly string[]): Balancer {
  const away = new Set<number>()
  const closed = new AbortController()

  async function watch(host: number): Promise<void> {
    if (away.has(host)) return
    away.add(host)
    while (!closed.signal.aborted) {
      await wait(ASK)
      const ready = await fetch(`${urls[host]}/readyz`).catch(() => undefined)
      await ready?.body?.cancel()
      if (ready?.ok) break
    }
    away.delete(host)
  }

  function hostsFor(address: string): number[] {
    const first =
      [...address].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7) % urls.length
    const order = urls.map((_, i) => (first + i) % urls.length)
    return [...order.filter((host) => !away.has(host)), ...order.filter((host) => away.has(host))]
  }

  return {
    url: urls[0] as string,
    fetchFrom: (address, options) => async (input, init) => {
      const headers = new Headers(init?.headers)
      if (!options?.direct) headers.set('x-forwarded-for', address)
      const { pathname, search } = new URL(String(input))
      let failure: unknown
      for (const host of hostsFor(address)) {
        try {
          options?.onHost?.(host)
          return await fetch(`${urls[host]}${pathname}${search}`, { ...init, headers })
        } catch (error) {
          if (!neverArrived(error)) throw error
          failure = error
          void watch(host)
        }
      }
      throw failure
    },
    close: () => closed.abort(),
  }
}
