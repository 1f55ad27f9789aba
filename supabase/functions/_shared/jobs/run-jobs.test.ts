import { afterEach, expect, it, vi } from 'vitest'
import type { PaymentProvider } from '../payments/provider.ts'
import { MAX_CALLS_PER_RUN } from '../payments/reconcile.ts'
import { createRunJobs } from './run-jobs.ts'

afterEach(() => vi.restoreAllMocks())

const callRunJobs = (dependencies: unknown) =>
  createRunJobs(dependencies as Parameters<typeof createRunJobs>[0])(
    new Request('http://functions', { method: 'POST', body: '{}' }),
  )

/** The database's answers when nothing is due. */
const IDLE: Record<string, () => unknown> = {
  remind_bookings: () => ({ data: 0, error: null }),
  warn_of_holds: () => ({ data: false, error: null }),
  run_order_clock: () => ({ data: {}, error: null }),
  take_messages: () => ({ data: [], error: null }),
  settle_messages: () => ({ data: 0, error: null }),
  settle_refund: () => ({ data: null, error: null }),
  settle_order_refund: () => ({ data: null, error: null }),
  begin_sweep: () => ({ data: 'later', error: null }),
}

/** A query whose answer is `rows`, or `refunds` if it is for refunds that are due. */
function table(rows: unknown[], refunds = rows): object {
  return new Proxy(
    {},
    {
      get: (_, name) =>
        name === 'then'
          ? (done: (answer: unknown) => void) => done({ data: rows, error: null })
          : (column: string, value: unknown) =>
              table(column === 'refund_state' && value === 'due' ? refunds : rows, refunds),
    },
  )
}

function jobs(answers: Record<string, () => unknown>) {
  const called: string[] = []
  const events: string[] = []
  const dependencies = {
    database: {
      from: () => table([]),
      rpc: async (name: string) => {
        called.push(name)
        return { ...IDLE, ...answers }[name]?.()
      },
    },
    mail: { send: async () => {} },
    settings: { RATE_LIMIT_ACCOUNT_MAIL: 10, SITE_URL: 'https://site.example' },
    log: ({ event }: { event: string }) => events.push(event),
    now: () => new Date(),
    waitUntil: () => {},
    payments: null,
  }
  return { called, events, dependencies }
}

/** Booking jobs that take as long as the test wants, and one message at a time. */
function slowBookings() {
  const order: string[] = []
  const payload = { action: 'signup', token_hash: 'EXAMPLE' }
  let release = () => {}
  const released = new Promise<void>((done) => {
    release = done
  })
  let queued = ['first']
  const { dependencies } = jobs({
    async remind_bookings() {
      await released
      order.push('bookings')
      queued.push('reminder')
      return { data: 0, error: null }
    },
    take_messages() {
      const message = { kind: 'auth', recipient: 'a@example.com', payload, withheld: false }
      const data = queued.map((id) => ({ ...message, id }))
      queued = []
      return { data, error: null }
    },
  })
  const mail = {
    async send({ id }: { id: string }) {
      order.push(id)
      if (id === 'first') queued.push('second')
      else if (id === 'second') release()
    },
  }
  return { order, dependencies: { ...dependencies, mail } }
}

it('mail does not wait for a slow payment provider, and the bookings’ own messages are sent too', {
  tags: ['urgent-mail'],
}, async () => {
  const { order, dependencies } = slowBookings()
  const response = await callRunJobs(dependencies)
  expect(await response.json()).toMatchObject({ mail: { sent: 3, failed: 0 } })
  expect(order).toEqual(['first', 'second', 'bookings', 'reminder'])
})

it('tells the address by which a caller is counted, and runs nothing', async () => {
  const { called, dependencies } = jobs({})
  const settings = { CLIENT_ADDRESS_HEADER: 'cf-connecting-ip' }
  const handle = createRunJobs({ ...dependencies, settings } as unknown as Parameters<
    typeof createRunJobs
  >[0])
  const ask = async (headers: Record<string, string>) => {
    const body = JSON.stringify({ only: 'caller' })
    return (await handle(new Request('http://functions', { method: 'POST', headers, body }))).json()
  }
  expect(await ask({ 'cf-connecting-ip': '203.0.113.7' })).toEqual({ caller: '203.0.113.7' })
  expect(await ask({})).toEqual({ caller: null })
  expect(called).toEqual([])
})

const many = <Row>(row: (id: string) => Row): Row[] => Array.from({ length: 100 }, (_, i) => row(String(i)))

/** A hundred sessions and a hundred refunds, of bookings and orders. */
function muchToPay(provider: Partial<PaymentProvider>) {
  const refunds = many((id) => ({ id, refund_state: 'due', payment_id: `pi_${id}` }))
  const { dependencies, ...rest } = jobs({})
  const sessions = many((id) => ({ session_id: `cs_${id}`, state: 'open' }))
  const from = () => table(sessions, refunds)
  return {
    ...rest,
    dependencies: {
      ...dependencies,
      database: { ...dependencies.database, from },
      payments: { provider, webhookSecret: '', live: false },
    },
  }
}

it('a payment provider that is down is asked a few times, about bookings and orders, and everything else is done', {
  tags: ['payment-crash'],
}, async () => {
  let asked = 0
  const fail = async () => {
    asked += 1
    throw new Error('down')
  }
  const { called, dependencies } = muchToPay({ getSession: fail, refund: fail })
  expect((await callRunJobs(dependencies)).status).toBe(200)
  expect(asked).toBe(4 * 3)
  expect(called).toEqual(expect.arrayContaining(['remind_bookings', 'run_order_clock', 'begin_sweep']))
})

it('a run asks about so many payments, refunds first; the next run goes on', {
  tags: ['payment-crash', 'call-limits'],
}, async () => {
  const asked = { sessions: 0, refunds: 0 }
  const { dependencies } = muchToPay({
    async getSession() {
      asked.sessions += 1
      return null
    },
    async refund() {
      asked.refunds += 1
      return null
    },
  })
  expect((await callRunJobs(dependencies)).status).toBe(200)
  expect(asked).toEqual({ sessions: 0, refunds: MAX_CALLS_PER_RUN })
})

it('a slow payment provider is asked for so long, in all; what is left is due in the next run', {
  tags: ['payment-crash'],
}, async () => {
  let clock = 0
  vi.spyOn(performance, 'now').mockImplementation(() => clock)
  let asked = 0
  const takeFourSeconds = async () => {
    asked += 1
    clock += 4_000
    return null
  }
  const { called, dependencies } = muchToPay({ getSession: takeFourSeconds, refund: takeFourSeconds })
  expect((await callRunJobs(dependencies)).status).toBe(200)
  expect(asked).toBe(5)
  expect(called).toEqual(expect.arrayContaining(['remind_bookings', 'run_order_clock', 'begin_sweep']))
})

it('a sweep that fails does not keep queued mail waiting for the next minute', {
  tags: ['urgent-mail'],
}, async () => {
  // However busy the machine is: nothing takes time.
  vi.spyOn(performance, 'now').mockReturnValue(0)
  const message = {
    kind: 'auth',
    recipient: 'a@example.com',
    payload: { action: 'signup', token_hash: 'EXAMPLE' },
  }
  const { called, events, dependencies } = jobs({
    take_messages: () => ({
      data: Array.from({ length: 5 }, (_, i) => ({ ...message, id: String(i), withheld: false })),
      error: null,
    }),
    begin_sweep: () => ({ data: null, error: { code: '57014' } }),
    hand_on_jobs: () => ({ data: true, error: null }),
  })
  const response = await callRunJobs(dependencies)
  expect(await response.json()).toMatchObject({ mail: { sent: 100 }, more: true, retention: null })
  expect(called).toContain('hand_on_jobs')
  expect(events).toContain('sweep-failed')
  // One log line per batch: the platform keeps a hundred in ten seconds.
  expect(events.filter((event) => event === 'mail-sent')).toHaveLength(20)
})
