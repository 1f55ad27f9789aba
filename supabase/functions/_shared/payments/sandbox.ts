import { createHmac } from 'node:crypto'
import type { Database } from '../../../database.types.ts'
import { type DatabaseClient, orThrow } from '../dependencies.ts'
import { keyOf, metadataOf, type PaymentProvider, type PaymentSession, subjectIn } from './provider.ts'

/** The payment page is the host's /dev/pay; outcomes arrive as signed events, as from the provider. No money moves. */

type Row = Database['public']['Tables']['sandbox_sessions']['Row']

export type SandboxSession = Row

function stateOf(row: Row, now: Date): PaymentSession['state'] {
  if (row.state === 'open' && new Date(row.expires_at) <= now) return 'expired'
  return row.state as PaymentSession['state']
}

async function load(
  database: DatabaseClient,
  column: 'id' | 'idempotency_key',
  value: string,
): Promise<Row | null> {
  return orThrow(database.from('sandbox_sessions').select().eq(column, value).maybeSingle())
}

type Options = { database: DatabaseClient; siteUrl: string; now: () => Date }

export function createSandboxProvider({ database, siteUrl, now }: Options): PaymentProvider {
  const toSession = (row: Row): PaymentSession => ({
    id: row.id,
    url: row.state === 'open' ? `${siteUrl}/dev/pay/${row.id}` : null,
    state: stateOf(row, now()),
    amount: row.amount,
    currency: row.currency,
    subject: subjectIn(row),
    paymentId: row.state === 'paid' ? `pi_sandbox_${row.idempotency_key}` : null,
    refunded: row.refunded,
    disputes: [],
  })

  return {
    async createSession(order) {
      const random = crypto.randomUUID().replaceAll('-', '') + crypto.randomUUID().replaceAll('-', '')
      await orThrow(
        database.from('sandbox_sessions').upsert(
          {
            id: `cs_sandbox_${random}`,
            idempotency_key: keyOf(order.subject),
            ...metadataOf(order.subject),
            amount: order.amount,
            currency: order.currency,
            description: `${order.name}, ${order.description}`,
            success_url: order.successUrl,
            cancel_url: order.cancelUrl,
            expires_at: order.expiresAt.toISOString(),
          },
          { onConflict: 'idempotency_key', ignoreDuplicates: true },
        ),
      )
      const row = await load(database, 'idempotency_key', keyOf(order.subject))
      if (!row) throw new Error('The session was not stored')
      return toSession(row)
    },

    async getSession(id) {
      const row = await load(database, 'id', id)
      return row && toSession(row)
    },

    async expireSession(id) {
      await orThrow(
        database.from('sandbox_sessions').update({ state: 'expired' }).eq('id', id).eq('state', 'open'),
      )
    },

    async refund({ subject, part }) {
      const row = await load(database, 'idempotency_key', keyOf(subject))
      const refunded = part?.total ?? row?.amount ?? 0
      await orThrow(
        database.from('sandbox_sessions').update({ refunded }).eq('idempotency_key', keyOf(subject)),
      )
      return `re_sandbox_${subject.id}${part ? `_${part.total}` : ''}`
    },

    listTransactions: async () => [],
    listPayouts: async () => [],
  }
}

/** The provider's signature header. */
export function signEvent(payload: string, secret: string): string {
  const seconds = Math.floor(Date.now() / 1000)
  const signature = createHmac('sha256', secret).update(`${seconds}.${payload}`).digest('hex')
  return `t=${seconds},v1=${signature}`
}

export function createSandbox(database: DatabaseClient, secret: string) {
  return {
    session: (id: string) => load(database, 'id', id),

    /** @returns whether it could be paid */
    async pay(id: string): Promise<boolean> {
      const data = await orThrow(
        database
          .from('sandbox_sessions')
          .update({ state: 'paid' })
          .eq('id', id)
          .eq('state', 'open')
          .gt('expires_at', new Date().toISOString())
          .select('id'),
      )
      return data.length === 1
    },

    /** About the session's state, signed for the webhook. */
    async event(id: string, type: string) {
      const row = await load(database, 'id', id)
      const subject = subjectIn(row)
      const object = {
        id,
        object: 'checkout.session',
        livemode: false,
        payment_status: row?.state === 'paid' ? 'paid' : 'unpaid',
        metadata: subject ? metadataOf(subject) : {},
      }
      const body = JSON.stringify({
        id: `evt_sandbox_${crypto.randomUUID()}`,
        object: 'event',
        type,
        livemode: false,
        created: Math.floor(Date.now() / 1000),
        data: { object },
      })
      return { body, signature: signEvent(body, secret) }
    },
  }
}
