/** What stands before the host, as a proxy does: it says which address a request comes from. */

export type Front = {
  /** The site's address as clients see it. */
  url: string
  /**
   * The `fetch` of one visitor.
   * @param direct without a proxy: the sandbox's payment page accepts only local requests
   */
  fetchFrom: (address: string, direct?: boolean) => typeof fetch
}

export function createFront(url: string): Front {
  return {
    url,
    fetchFrom: (address, direct) => (input, init) => {
      const headers = new Headers(init?.headers)
      if (!direct) headers.set('x-forwarded-for', address)
      const { pathname, search } = new URL(String(input))
      return fetch(`${url}${pathname}${search}`, { ...init, headers })
    },
  }
}
