// @module-tag release

import { expect, it, vi } from 'vitest'
import type { DatabaseClient } from '#functions/_shared/dependencies.ts'
import { createRunJobs } from '#functions/_shared/jobs/run-jobs.ts'
import type { Mail } from '#functions/_shared/mail/transport.ts'
import { callHandler, inProcess } from '../support/bookings.ts'
import { generator } from '../support/hostile-values.ts'
import { ownHost } from '../support/own-host.ts'

/**
 * A call of a function may use so much and no more, and a worker that uses it up is killed wherever it is: an issue of the
 * newsletter for 5,000 subscribers, delivered by workers some of which end like that.
 */

const SUBSCRIBERS = 5_000

/**
 * The processor time of a call, in milliseconds, that the platform allows. Here it is this process that is measured, which also does
 * the test's part; tests/platform/limits.test.ts measures a call under the platform's Deno.
 */
const PROCESSOR_MS = 2_000

/** What a call delivers before it hands on, with the batch that it has begun. */
const AT_MOST = 105

const { host, sql } = ownHost({ SMTP_URL: 'smtp://127.0.0.1:9' })

/** A worker that ends after so many steps, where a step is a call of the database or a message: what it waits for never comes. */
function mortal(dependencies: Awaited<ReturnType<typeof inProcess>>['dependencies'], steps: number) {
  let left = steps
  let died = () => {}
  const death = new Promise<'killed'>((resolve) => {
    died = () => resolve('killed')
  })
  const step = async () => {
    left -= 1
    if (left >= 0) return
    died()
    await new Promise(() => {})
  }
  const { database, mail } = dependencies
  return {
    death,
    dependencies: {
      ...dependencies,
      database: {
        rpc: async (...call: Parameters<DatabaseClient['rpc']>) => {
          await step()
          return database.rpc(...call)
        },
      } as unknown as DatabaseClient,
      mail: {
        async send(message: Mail) {
          await step()
          await mail.send(message)
        },
      },
    },
  }
}

vi.setConfig({ testTimeout: 300_000 })

it('an issue for 5,000 reaches everybody, a hundred a call; a killed worker repeats at most what it had in hand', {
  tags: ['call-limits'],
}, async () => {
  await sql`
    insert into public.newsletter_subscriptions (email, status, confirmed_at)
    select 'reader-' || i || '@example.com', 'confirmed', now() - interval '1 day' from generate_series(1, ${SUBSCRIBERS}) as i`
  await sql`select public.send_newsletter_issue('May', 'What an apostille says', 'It confirms a **signature**.')`
  const { dependencies, sent } = await inProcess(host, {}, () => new Date())
  const random = generator(16)
  const most: number[] = []
  let kills = 0
  for (let more = true; more; ) {
    const before = sent.length
    const isDoomed = random() < 0.2
    const worker = mortal(dependencies, isDoomed ? Math.floor(random() * 150) : Number.POSITIVE_INFINITY)
    const used = process.cpuUsage()
    const call = callHandler(createRunJobs({ ...worker.dependencies, payments: null }), { only: 'mail' })
    const end = await Promise.race([call, worker.death])
    const { user, system } = process.cpuUsage(used)
    most.push((user + system) / 1000)
    expect(sent.length - before).toBeLessThanOrEqual(AT_MOST)
    if (end === 'killed') {
      kills += 1
      // Its lease passes.
      await sql`update public.outbox set leased_until = now() where leased_until is not null and status = 'queued'`
    } else {
      // The host tries, too, and has no mail server: what it had in hand is due again later.
      const left = await sql`
        update public.outbox set leased_until = null, next_attempt_at = now() where status = 'queued' returning id`
      more = left.length > 0
    }
  }
  // None is lost, and none is sent twice: a worker that is killed has sent at most its batch of five without a record of it. Those
  // go out again under the same Message-ID, by which mail servers and programs know them for the same message.
  const to = Map.groupBy(sent, (mail) => mail.to)
  expect(to.size).toBe(SUBSCRIBERS)
  const repeated = [...to.values()].filter(({ length }) => length > 1)
  expect(repeated.every((mails) => new Set(mails.map(({ id }) => id)).size === 1)).toBe(true)
  expect(repeated.length).toBeLessThanOrEqual(kills * 5)
  expect(kills).toBeGreaterThan(5)
  expect(await sql`select from public.outbox where status <> 'sent'`).toHaveLength(0)
  expect(Math.max(...most)).toBeLessThan(PROCESSOR_MS)
  process.stdout.write(
    `newsletter: ${most.length} calls, ${kills} of them killed, ${repeated.length} messages repeated; processor time of a call at most ${Math.max(...most).toFixed(0)} ms\n`,
  )
})
