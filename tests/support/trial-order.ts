import { noteDocument, refusal, rpc, sampleOffer, storeRequest } from './orders.ts'
import type { Row, TransactionSql } from './sql.ts'
import { it as trial } from './trial.ts'

const HOUR = 3_600_000
export const DAY = 24 * HOUR
export const START = new Date('2026-12-01T09:00:00Z')
export const later = (milliseconds: number, start = START) =>
  new Date(start.getTime() + milliseconds).toISOString()
export const inHours = (hours: number, start = START) => later(hours * HOUR, start)

export const ACCEPT = { version: 1, express: true, method: 'card' }

/** An order by the database's functions alone. Each call comes an hour after the one before, unless it says when. */
export class TrialOrder {
  readonly tx: TransactionSql
  readonly request: string
  readonly #start: Date
  #hours = 0

  constructor(tx: TransactionSql, request: string, start = START) {
    this.tx = tx
    this.request = request
    this.#start = start
  }

  static store = async (tx: TransactionSql, start?: Date) => new TrialOrder(tx, await storeRequest(tx), start)

  call(name: string, args: Row = {}, tx = this.tx): Promise<Row> {
    this.#hours += 1
    return rpc(tx, name, { request: this.request, at: inHours(this.#hours, this.#start), ...args })
  }

  refusal = (name: string, args: Row = {}) => refusal(this.tx, (inner) => this.call(name, args, inner))

  view = (at = inHours(this.#hours, this.#start)) => rpc(this.tx, 'order_view', { request: this.request, at })

  clock = (hours: number) => rpc(this.tx, 'run_order_clock', { at: inHours(hours, this.#start) })

  /** As `make_offer` and `offer_extra` take it. */
  draft = (changes: object = {}) => JSON.stringify(sampleOffer(this.#start, changes))

  offer = (changes: object = {}) => this.call('make_offer', { offer: this.draft(changes) })

  /** @returns the payment that it leads to */
  accept = async (changes: Row = {}): Promise<Row> =>
    (await this.call('accept_offer', { ...ACCEPT, ...changes })).payment

  /** A payment by card. */
  settle = ({ id, amount }: Row, changes: Row = {}) =>
    this.call('settle_order_session', {
      ...{ request: undefined, payment: id, session: `cs_${id}`, state: 'paid' },
      ...{ paid_amount: amount, paid_currency: 'gbp', provider_payment: `pi_${id}`, ...changes },
    })

  /** A bank transfer. */
  confirm = (amount: number, changes: Row = {}) => this.call('confirm_transfer', { amount, ...changes })

  /** The first half. @returns its payment */
  async paid({ method = 'card', ...offer }: Row = {}): Promise<Row> {
    await this.offer(offer)
    const payment = await this.accept({ method })
    if (method === 'card') await this.settle(payment)
    else await this.confirm(payment.amount)
    return payment
  }

  upload = (changes: Row = {}) => noteDocument(this.tx, this.request, changes)

  say = (author: 'operator' | 'customer', text: string, changes: Row = {}) =>
    this.call('send_order_message', { author, text, ...changes })

  open = (document: string | undefined) => this.call('open_order_document', { document })

  /** The kinds of its messages, the oldest first. */
  async told(): Promise<string[]> {
    const rows = await this.tx`
      select kind from public.outbox where subject_id = ${this.request} and kind like 'order%' order by created_at, kind`
    return rows.map(({ kind }) => kind)
  }
}

/** With an order that nothing was offered for yet. */
export const it = trial.extend<{ order: TrialOrder }>({
  order: async ({ tx }, use) => use(await TrialOrder.store(tx)),
})
