import { AsyncLocalStorage } from 'node:async_hooks'

/** On whose behalf the backend is at work: known wherever its database is asked, without being handed through it. */

export type Asker = {
  /** Of the visitor, proxies set aside. */
  address: string
  /** Whether it is a function or a command of ours. */
  trusted: boolean
}

const current = new AsyncLocalStorage<Asker>()

/** Does work on somebody's behalf. */
export const onBehalfOf = <T>(asker: Asker, work: () => Promise<T>): Promise<T> => current.run(asker, work)

/** Whoever the work at hand is done for; undefined: for the host itself. */
export const currentAsker = (): Asker | undefined => current.getStore()
