import { afterAll, beforeAll, inject } from 'vitest'
import { type Host, reach, startHost } from './host.ts'
import { openSql, type Sql } from './sql.ts'
import { STRIPE_KEYS, type StripeStandIn, startStripe } from './stripe.ts'

type Settings = Record<string, string>

/** A host for the tests of one file, and its database: there from the first hook on, and gone after the last. */
export function ownHost(settings: Settings | (() => Settings | Promise<Settings>) = {}): {
  host: Host
  sql: Sql
} {
  const host = {} as Host
  const sql = openSql(() => host.databaseUrl, 4)
  beforeAll(async () => {
    await startHost(typeof settings === 'function' ? await settings() : settings, undefined, host)
  })
  afterAll(async () => {
    await sql.end()
    await host.dispose?.()
  })
  return { host, sql }
}

/** A host that takes payments from a stand-in of Stripe, and the settings for functions that do so beside it. */
export function payingHost(settings: Settings = {}) {
  const stripe = {} as StripeStandIn
  const env: Settings = { ...STRIPE_KEYS }
  // Hooks after the tests run in reverse: the host ends first.
  afterAll(() => stripe.close?.())
  const own = ownHost(async () => {
    env.STRIPE_API_URL = (await startStripe(stripe)).url
    return { ...env, ...settings }
  })
  return { ...own, stripe, env }
}

/** The host that this file's worker has for one file after the other, and its database. */
export function workerHost() {
  const shared = inject('host')
  const sql = openSql(shared.databaseUrl, 4)
  afterAll(() => sql.end())
  const host = {
    ...shared,
    ...reach(shared),
    pid: () => shared.processId,
    output: async () => (await fetch(`${inject('hosts')}/${process.env.VITEST_POOL_ID}/output`)).text(),
  }
  return { host, sql }
}
