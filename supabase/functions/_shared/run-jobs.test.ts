import { expect, it } from 'vitest'
import { createRunJobs } from './run-jobs.ts'

/** A database whose bookings take as long as the test wants, and which has one message at a time. */
function slowBookings() {
  const order: string[] = []
  const payload = { subject: 's', text: 't', html: 'h' }
  let release = () => {}
  const released = new Promise<void>((done) => {
    release = done
  })
  let queued = ['first']
  const answers: Record<string, () => unknown> = {
    async release_expired_holds() {
      await released
      order.push('bookings')
      queued.push('reminder')
      return { data: 0, error: null }
    },
    remind_bookings: () => ({ data: 0, error: null }),
    run_order_clock: () => ({ data: {}, error: null }),
    take_messages() {
      const data = queued.map((id) => ({
        id,
        kind: 'auth',
        recipient: 'a@example.com',
        payload,
        withheld: false,
      }))
      queued = []
      return { data, error: null }
    },
    settle_messages: () => ({ data: 0, error: null }),
    begin_sweep: () => ({ data: 'later', error: null }),
  }
  const dependencies = {
    database: { rpc: async (name: string) => answers[name]?.() },
    mail: {
      async send({ id }: { id: string }) {
        order.push(id)
        if (id === 'first') queued.push('second')
        else if (id === 'second') release()
      },
    },
    settings: { RATE_LIMIT_ACCOUNT_MAIL: 10 },
    log: () => {},
    now: () => new Date(),
    waitUntil: () => {},
  }
  return { order, dependencies }
}

it('mail does not wait for a slow payment provider, and the bookings’ own messages are sent too', {
  tags: ['urgent-mail'],
}, async () => {
  const { order, dependencies } = slowBookings()
  const handle = createRunJobs(dependencies as unknown as Parameters<typeof createRunJobs>[0])
  const response = await handle(new Request('http://functions', { method: 'POST', body: '{}' }))
  expect(await response.json()).toMatchObject({ mail: { sent: 3, failed: 0 } })
  expect(order).toEqual(['first', 'second', 'bookings', 'reminder'])
})

it('tells the address by which a caller is counted, and runs nothing', async () => {
  const { order, dependencies } = slowBookings()
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
  expect(order).toEqual([])
})
