import { setTimeout as wait } from 'node:timers/promises'

/**
 * Stands for the reverse proxy: says whose request it is in X-Forwarded-For, keeps connections open, sends each client
 * address to the same host, and what a host refuses to take up to another one, until the first says that it is ready.
 */

type SendOptions = {
  /** Hears which host the request goes to. */
  onHost?: (host: number) => void
  /** The sandbox's payment page is for requests from this machine that came through no proxy. */
  direct?: boolean
}

export type Balancer = {
  /** Where clients believe the site to be. */
  url: string
  /** The `fetch` of one visitor. */
  fetchFrom: (address: string, options?: SendOptions) => typeof fetch
  close: () => void
}

/** How often a host that is away is asked whether it is back, in milliseconds. */
const ASK = 200

/** Whether nothing of the request can have reached the host. */
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
