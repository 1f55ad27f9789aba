import { setTimeout as wait } from 'node:timers/promises'
import { MEGABYTE } from '../../tests/support/samples.ts'
import { memoryOf } from '../../tests/support/siege.ts'
import { FLOODS, type Flood, ONE_SITE } from './floods.ts'
import { askForQuote, printTable, REQUEST_TIMEOUT_MS, say, startBench, visitor } from './visitors.ts'

/** What others notice while the host is attacked, from one network, from sixteen and from all of one /48: quotes, sign-ins, a new customer's message. */

/** How long each flood lasts, in milliseconds. */
const DURATION = 8_000
const CUSTOMER = { email: 'customer@example.com', password: 'secret-1' }

async function timeOf(work: () => Promise<unknown>): Promise<number | undefined> {
  const started = performance.now()
  return work().then(
    () => performance.now() - started,
    () => undefined,
  )
}

async function endure(name: string, flood: Flood, networks: number): Promise<string[]> {
  const { host, mail, sql, close } = await startBench()
  /** Refused before the password's proof, but only after it has been compared. */
  async function signIn(): Promise<void> {
    const { error } = await visitor(host).auth.signInWithPassword(CUSTOMER)
    if (error && error.status !== 400) throw error
  }
  /** From a sign-up until its message has reached the mail server. */
  async function confirmation(): Promise<void> {
    const email = `${crypto.randomUUID()}@example.com`
    const { error } = await visitor(host).auth.signUp({ email, password: 'secret-1' })
    if (error) throw error
    const until = performance.now() + REQUEST_TIMEOUT_MS
    while (!mail.received.some(({ envelope }) => envelope.to.includes(email))) {
      if (performance.now() > until) throw new Error('No message')
      await wait(20)
    }
  }
  try {
    await visitor(host).auth.signUp(CUSTOMER)
    // The first request is always slower.
    await askForQuote(visitor(host), MEGABYTE)
    const ended = new AbortController()
    const attack = flood({ url: host.url, sql, networks, stop: ended.signal })
    let memory = 0
    const watch = setInterval(async () => {
      memory = Math.max(memory, await memoryOf(host).catch(() => 0))
    }, 50)
    await wait(1_000)
    const message = timeOf(confirmation)
    const quotes: (number | undefined)[] = []
    const signIns: (number | undefined)[] = []
    const until = performance.now() + DURATION
    while (performance.now() < until) {
      quotes.push(await timeOf(() => askForQuote(visitor(host), MEGABYTE)))
      signIns.push(await timeOf(signIn))
      await wait(200)
    }
    const messageMs = await message
    ended.abort()
    await attack
    clearInterval(watch)
    const failed = [...quotes, ...signIns].filter((ms) => ms === undefined).length
    const worst = (times: (number | undefined)[]) => Math.max(...times.map((ms) => ms ?? 0)).toFixed(0)
    return [
      name,
      networks === ONE_SITE ? 'a /48' : String(networks),
      worst(quotes),
      worst(signIns),
      String(failed),
      messageMs?.toFixed(0) ?? 'none',
      (memory / MEGABYTE).toFixed(0),
    ]
  } finally {
    await close()
  }
}

const COLUMNS = ['flood', 'networks', 'quote ms', 'sign-in ms', 'failed', 'message ms', 'memory MB']

export async function benchSiege(): Promise<void> {
  say(
    'The slowest of what others do beside each flood: a quote with a document of 1 MB, a sign-in; and a confirmation',
  )
  const rows: string[][] = []
  for (const [name, flood] of Object.entries(FLOODS)) {
    for (const networks of [1, 16, ONE_SITE]) {
      const row = await endure(name, flood, networks)
      process.stderr.write(`${row.join('   ')}\n`)
      rows.push(row)
    }
  }
  printTable(COLUMNS, rows)
}
