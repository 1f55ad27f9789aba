import { AsyncLocalStorage } from 'node:async_hooks'

/** The caller of the current request, kept in async context, so that database code knows it without a parameter. */

export type Asker = {
  /** The visitor's address, behind any proxies. */
  address: string
  /** Whether it is one of our functions or commands. */
  trusted: boolean
}

const current = new AsyncLocalStorage<Asker>()

/** Runs work on behalf of a caller. */
export const onBehalfOf = <T>(asker: Asker, work: () => Promise<T>): Promise<T> => current.run(asker, work)

/** The current caller; undefined: the host itself. */
export const currentAsker = (): Asker | undefined => current.getStore()
