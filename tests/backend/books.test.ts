/** @module-tag own-machine */
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { gmtDay } from '#contract/dates.ts'
import { createConsultationPayment } from '#functions/_shared/booking/create-consultation-payment.ts'
import { cancelBooking } from '#functions/_shared/booking/settle.ts'
import type { PaymentRow } from '#functions/_shared/order/order.ts'
import { refundOrder, startCardPayment } from '#functions/_shared/order/pay.ts'
import { readProviderAccount } from '#functions/_shared/payments/account.ts'
import type { Settling } from '#functions/_shared/payments/from-environment.ts'
import { allowanceOfRun } from '#functions/_shared/payments/reconcile.ts'
import { settleSession } from '#functions/_shared/payments/sessions.ts'
import { ENGLISH } from '#functions/_shared/words.ts'
import { callFunction, callHandler, inProcess, sampleBooking } from '../support/bookings.ts'
import { confirmationToken } from '../support/links.ts'
import { operator, operatorData } from '../support/operator.ts'
import { rpc, sampleOffer, storeRequest } from '../support/orders.ts'
import { payingHost } from '../support/own-host.ts'
import type { Row } from '../support/sql.ts'
import { readZip } from '../support/zip.ts'

// A month of the house: sixteen orders in eight treatments of VAT, six consultations, refunds whole and in part, two disputes, and papers
// of four orders that were wrong.

vi.setConfig({ testTimeout: 120_000, hookTimeout: 240_000 })

const { host, stripe, sql, env } = payingHost({ SMTP_URL: 'smtp://127.0.0.1:9' })
let settling: Settling
let shift = 0

const line = (amount: number, treatment = 'standard') => ({ what: `Work, ${treatment}`, amount, treatment })

const OFFERS = [
  { lines: [line(12_001)], vatRate: 2000 },
  { lines: [line(9_999)], vatRate: 2000, prices: 'net' },
  { lines: [line(8_003, 'zero')], vatRate: 2000 },
  { lines: [line(7_007, 'exempt')], vatRate: 2000 },
  { lines: [line(55_001, 'outside')], vatRate: 2000 },
  { lines: [line(10_000), line(3_001, 'disbursement')], vatRate: 2000 },
  { lines: [line(6_667), line(3_333, 'zero'), line(-1_001)], vatRate: 2000 },
  { lines: [line(4_999)], vatRate: null },
]

const FORMULA = '=HYPERLINK("http://evil.example","Zoë")'

async function pay(request: Row, opened: Row): Promise<string> {
  const { order, payment } = opened as { order: never; payment: PaymentRow }
  const asked = { order, payment, request: request as never }
  const { sessionId } = await startCardPayment(settling, asked)
  stripe.pay(sessionId)
  await settleSession(settling, sessionId)
  return sessionId
}

async function order(i: number): Promise<{ id: string; sessions: string[] }> {
  const id = await storeRequest(
    sql,
    i === 0 ? { company_name: FORMULA } : { given_name: 'Łukasz', email: `lukasz-${i % 2}@example.com` },
  )
  const [request] = await sql`select id, reference, email from public.quote_requests where id = ${id}`
  const offer = sampleOffer(new Date(), OFFERS[i % OFFERS.length])
  await rpc(sql, 'make_offer', { request: id, offer: JSON.stringify(offer) })
  const method = i % 3 === 2 ? 'transfer' : 'card'
  const billing = { billing_name: i === 0 ? FORMULA : 'Łukasz', billing_address: '1 Quay' }
  const sessions: string[] = []
  const half = async (opened: Row) => {
    if (method === 'card') sessions.push(await pay(request as Row, opened))
    else await rpc(sql, 'confirm_transfer', { request: id, amount: opened.payment.amount })
  }
  await half(await rpc(sql, 'accept_offer', { request: id, version: 1, express: true, method, ...billing }))
  if (i % 5 === 4) return { id, sessions }
  await rpc(sql, 'deliver_order', { request: id, carrier: 'Post', tracking: `T${i}` })
  if (i % 4 !== 3) await half(await rpc(sql, 'open_balance', { request: id, method }))
  return { id, sessions }
}

async function consultation(): Promise<{ id: string; session: string }> {
  const bookingData = sampleBooking()
  const { data } = await callHandler(createConsultationPayment(settling), { bookingData })
  stripe.pay(data.sessionId)
  const settled = await settleSession(settling, data.sessionId)
  return { id: String(settled?.booking?.id), session: data.sessionId }
}

async function readAccount(): Promise<void> {
  shift += 2 * 3_600_000
  await readProviderAccount(settling, allowanceOfRun())
}

const DAY = 24 * 3_600_000
const days = () => [
  '--from',
  gmtDay(new Date(Date.now() - DAY)),
  '--to',
  gmtDay(new Date(Date.now() + 2 * DAY)),
]

let rows: Row[]

beforeAll(async () => {
  const { dependencies } = await inProcess(host, env, () => new Date(Date.now() + shift))
  if (!dependencies.payments) throw new Error('No provider')
  settling = { ...dependencies, provider: dependencies.payments.provider }
  const registered = (vatRate: number | null) =>
    sql`update public.business_facts set seller = seller || ${JSON.stringify({ vatRate })}::text::jsonb`
  await registered(2000)
  // No message is written, which would make its paper.
  await sql.unsafe(`
    create function public.put_off() returns trigger language plpgsql as $$
    begin new.next_attempt_at := now() + interval '1 day'; return new; end $$;
    create trigger put_off before insert on public.outbox for each row execute function public.put_off()`)

  const [first, second, third, fourth] = [
    await consultation(),
    await consultation(),
    await consultation(),
    await consultation(),
  ] as const
  await consultation()
  await cancelBooking(settling, first.id, 0, ENGLISH)
  for (const amount of [1_001, 499]) {
    stripe.refund(second.session, amount)
    await settleSession(settling, second.session)
  }
  stripe.dispute(third.session)
  stripe.dispute(third.session, { status: 'won' })
  await settleSession(settling, third.session)
  stripe.payOut()
  stripe.refund(fourth.session)
  await settleSession(settling, fourth.session)

  const orders: Awaited<ReturnType<typeof order>>[] = []
  // Some are without VAT: they were made and paid before the registration.
  await registered(null)
  for (let i = 0; i < OFFERS.length * 2; i += 1) orders.push(await order(i))
  await registered(2000)
  for (const i of [0, 1, 6]) {
    const session = String(orders[i]?.sessions[0])
    stripe.refund(session, 1_234 + i)
    await settleSession(settling, session)
  }
  await rpc(sql, 'decline_order', { request: orders[4]?.id })
  await refundOrder(settling, String(orders[4]?.id))
  const disputed = String(orders[3]?.sessions[0])
  stripe.dispute(disputed, { status: 'lost' })
  await settleSession(settling, disputed)
  const right = { name: 'Ł. Right', address: '2 Quay', purchase_order: '', vat_number: '' }
  // with and without VAT, by card and by transfer, also what is refunded in part
  for (const i of [1, 2, 5, 7]) await rpc(sql, 'correct_papers', { request: orders[i]?.id, ...right })
  stripe.payOut()
  await readAccount()
  // not paid out yet
  await consultation()
  await readAccount()
  rows = await operatorData(host, 'books', 'export', ...days())
})
const sum = (list: Row[], of: (row: Row) => number) => list.reduce((total, row) => total + of(row), 0)
const gross = ({ net, vat }: Row) => net + vat

describe('all money of a month', { tags: ['books'] }, () => {
  it('is the provider’s account to the penny: balance, fees and each payout', async () => {
    const card = rows.filter(({ method }) => method === 'card')
    const left = stripe.balance.reduce((total, { net }) => total + net, 0)
    expect(left).toBeGreaterThan(0)
    expect(sum(card, gross) - sum(card, ({ fee }) => fee ?? 0)).toBe(left)
    expect(sum(card, ({ fee }) => fee ?? 0)).toBe(stripe.balance.reduce((total, { fee }) => total + fee, 0))
    const { payouts, differences } = await operatorData(host, 'books', 'payouts', ...days())
    expect(payouts.map(({ amount, difference }: Row) => [amount, difference])).toEqual(
      [...stripe.payouts.keys()].map(({ amount }) => [amount, 0]),
    )
    expect(differences).toEqual([])
    for (const { id } of stripe.payouts.keys()) expect(rows.some(({ payout }) => payout === id)).toBe(true)
    expect(rows.some(({ kind, payout }) => kind === 'payment' && payout === null)).toBe(true)
    expect(new Set(rows.map(({ kind }) => kind))).toEqual(
      new Set(['payment', 'refund', 'dispute', 'payout', 'unpaid']),
    )
    expect(rows.filter(({ kind }) => kind === 'dispute').map(({ net, fee }) => [net, fee])).toEqual([
      [-3000, 2000],
      [3000, -2000],
      [expect.any(Number), 2000],
    ])
  })

  it('says by how much the provider and the papers differ', async () => {
    const [known] = rows.filter(({ kind, about }) => kind === 'payment' && about === 'consultation')
    await sql`update public.provider_transactions set amount = amount - 7 where payment_id = ${known?.payment} and kind = 'charge'`
    const { payouts, differences } = await operatorData(host, 'books', 'payouts', ...days())
    expect(payouts[0].difference).toBe(7)
    expect(differences).toMatchObject([{ payment: known?.payment, reference: known?.reference }])
    expect(differences[0].papers - differences[0].provider).toBe(7)
    await sql`update public.provider_transactions set amount = amount + 7 where payment_id = ${known?.payment} and kind = 'charge'`
  })

  it('has each paper, whose sums are those of the VAT boxes', async () => {
    const papers = await sql`select kind, reference, facts, booking_id from public.papers`
    expect(new Set(rows.flatMap(({ paper }) => paper ?? []))).toEqual(
      new Set(papers.map(({ reference }) => reference)),
    )
    for (const { kind, reference, facts } of papers) {
      const ofPaper = rows.filter(({ paper }) => paper === reference)
      expect(sum(ofPaper, gross), reference).toBe((kind === 'credit note' ? -1 : 1) * facts.amount)
    }
    const signed = (kind: string) => (kind === 'credit note' ? -1 : 1)
    const shares = papers.flatMap(({ kind, facts }) =>
      facts.shares.map((share: Row) => ({
        ...share,
        net: signed(kind) * share.net,
        vat: signed(kind) * share.vat,
        rated: facts.vatRate !== null,
      })),
    )
    const filled = await operatorData(host, 'books', 'vat', ...days())
    expect(filled.box1).toBe(sum(shares, ({ vat }) => vat))
    expect(filled.box1).toBe(sum(papers, ({ kind, facts }) => signed(kind) * facts.vat))
    expect(filled.box6).toBe(
      sum(
        shares.filter(({ treatment, rated }: Row) => rated && treatment !== 'disbursement'),
        ({ net }) => net,
      ),
    )
    const [owed] = await sql`
      select sum(offer.second_amount)::integer as amount from public.orders as ordered
      join public.offers as offer on offer.order_id = ordered.id where ordered.state = 'delivered'`
    expect(filled.unpaid.net + filled.unpaid.vat).toBe(owed?.amount)
  })

  it('has the papers of consultations in the same series, with the owner’s rate, refunds in part included', async () => {
    const papers =
      await sql`select kind, number, facts from public.papers where booking_id is not null order by created_at, number`
    expect(papers.filter(({ kind }) => kind === 'invoice')).toHaveLength(6)
    expect(papers.find(({ kind }) => kind === 'invoice')?.facts).toMatchObject({ net: 2500, vat: 500 })
    const credits = papers.filter(({ kind }) => kind === 'credit note').map(({ facts }) => facts.amount)
    expect(credits).toEqual([3000, 1001, 499, 3000])
    const series = await sql`
      select kind, count(*)::integer as papers, max(number) as last from public.papers group by kind, year`
    for (const { papers, last } of series) expect(papers).toBe(last)
  })
})

/** RFC 4180, without line breaks in fields. */
const parse = (text: string): string[][] =>
  text
    .replace('\ufeff', '')
    .trim()
    .split('\r\n')
    .map((each) =>
      [...each.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
        ([, quoted, bare]) => quoted?.replaceAll('""', '"') ?? bare ?? '',
      ),
    )

async function exported(format: string): Promise<string[][]> {
  const { code, stdout } = await operator(host, 'books', 'export', ...days(), '--format', format)
  expect(code).toBe(0)
  return parse(stdout)
}

const pence = (text = '') => Math.round(Number(text) * 100)

describe('the exports', { tags: ['books'] }, () => {
  const supplies = () =>
    rows.filter(({ kind, treatment }) => treatment !== 'held' && /payment|refund/.test(kind))

  it('of our own have all rows, names in any script and no formula', async () => {
    const [head, ...lines] = await exported('csv')
    expect(lines).toHaveLength(rows.length)
    const column = (name: string) => lines.map((each) => each[head?.indexOf(name) ?? -1])
    expect(column('gross').reduce((total, each) => total + pence(each), 0)).toBe(sum(rows, gross))
    expect(column('customer')).toContain(`'${FORMULA}`)
    expect(column('customer').some((name) => name?.startsWith('Łukasz'))).toBe(true)
    expect(lines.flat().some((field) => /^[=+@\t\r]|^-(?!\d+\.\d\d$)/.test(field))).toBe(false)
  })

  it('for Xero are its sales invoice template', async () => {
    const [head, ...lines] = await exported('xero')
    expect(head?.join()).toBe(
      '*ContactName,EmailAddress,POAddressLine1,POAddressLine2,POAddressLine3,POAddressLine4,POCity,PORegion,POPostalCode,POCountry,*InvoiceNumber,Reference,*InvoiceDate,*DueDate,Total,InventoryItemCode,*Description,*Quantity,*UnitAmount,Discount,*AccountCode,*TaxType,TaxAmount,TrackingName1,TrackingOption1,TrackingName2,TrackingOption2,Currency,BrandingTheme',
    )
    expect(lines.every((each) => each.length === head?.length)).toBe(true)
    const total = lines.reduce((total, each) => total + pence(each[18]) + pence(each[22]), 0)
    expect(total).toBe(sum(supplies(), gross))
    expect(new Set(lines.map((each) => `${each[20]} ${each[21]}`))).toEqual(
      new Set([
        ...['200 20% (VAT on Income)', '200 Zero Rated Income', '200 Exempt Income', '200 No VAT'],
        '850 No VAT',
      ]),
    )
    expect(boxesOf(lines.map((each) => [each[21], each[18], each[22]]))).toEqual(await ourBoxes())
    // customers of one name are as many contacts as they have addresses
    const [first, ...others] = new Set(
      lines.map((each) => each[0]).filter((name) => name?.startsWith('Łukasz')),
    )
    expect(first).toMatch(/^Łukasz .*\(lukasz-\d@example\.com\)$/)
    expect(others.length).toBeGreaterThan(0)
    const billed = lines.find((each) => each[2] === '1 Quay')
    expect(billed?.[0]).toContain(`(${billed?.[1]})`)
    expect(lines.find((each) => each[20] === '850')?.[16]).toMatch(
      /^(First half|Second half|Refund), order SQ-\S+: Work, disbursement$/,
    )
    expect(lines.every((each) => /^\d\d\/\d\d\/20\d\d$/.test(each[12] ?? ''))).toBe(true)
  })

  /** Of the VAT return that a program makes of lines with a tax code, a net amount and VAT. */
  const boxesOf = (lines: (string | undefined)[][]) => {
    const total = (of: (string | undefined)[][], column: number) =>
      of.reduce((whole, each) => whole + pence(each[column]), 0)
    return [
      total(lines, 2),
      total(
        lines.filter(([code]) => code !== 'No VAT'),
        1,
      ),
    ]
  }

  const ourBoxes = async () => {
    const { box1, box6 } = await operatorData(host, 'books', 'vat', ...days())
    return [box1, box6]
  }

  it('for QuickBooks Online are its invoice import, without credit notes, and say so', async () => {
    const [head, ...lines] = await exported('quickbooks')
    expect(head?.slice(0, 4).join()).toBe('*InvoiceNo,*Customer,*InvoiceDate,*DueDate')
    const total = lines.reduce((total, each) => total + pence(each[11]) + pence(each[13]), 0)
    expect(total).toBe(
      sum(
        supplies().filter(({ kind }) => kind === 'payment'),
        gross,
      ),
    )
    const entered = rows
      .filter(({ kind, treatment }) => kind === 'refund' && treatment !== 'held')
      .map(({ treatment, net, vat }) => [
        treatment === 'disbursement' || treatment === 'none' ? 'No VAT' : '',
        ...[net, vat].map((amount) => (amount / 100).toFixed(2)),
      ])
    expect(boxesOf([...lines.map((each) => [each[12], each[11], each[13]]), ...entered])).toEqual(
      await ourBoxes(),
    )
    expect(new Set(lines.filter((each) => each[7] !== 'Sales').map((each) => each[7]))).toEqual(
      new Set(['Disbursements']),
    )
    const { stderr } = await operator(host, 'books', 'export', ...days(), '--format', 'quickbooks')
    expect(stderr).toContain('enter these by hand')
  })

  it('for FreeAgent are a bank statement of the provider’s account', async () => {
    const { stdout } = await operator(host, 'books', 'export', ...days(), '--format', 'freeagent')
    expect(stdout).not.toContain('"')
    const lines = parse(stdout)
    expect(lines.every((each) => each.length === 3)).toBe(true)
    expect(lines.reduce((total, [, amount]) => total + pence(amount), 0)).toBe(
      stripe.balance.reduce((total, { net }) => total + net, 0),
    )
  })

  it('have the corrections, each of which comes to nothing, among the sales and not where money moves', async () => {
    const corrections = rows.filter(({ corrects }) => corrects)
    expect(corrections.length).toBeGreaterThan(8)
    for (const ofOrder of Map.groupBy(corrections, ({ reference }) => reference).values()) {
      expect(sum(ofOrder, gross)).toBe(0)
      // what was sold without VAT since the registration has it now
      expect(sum(ofOrder, ({ vat }) => vat) > 0).toBe(ofOrder.some(({ treatment }) => treatment === 'none'))
    }
    const named = new Set(corrections.map(({ paper }) => paper))
    const column = async (format: string, index: number) =>
      new Set((await exported(format)).map((each) => each[index] ?? ''))
    const found = async (format: string, index: number) =>
      [...(await column(format, index))].filter((paper) => named.has(paper)).length
    const invoices = new Set(corrections.filter(({ kind }) => kind === 'payment').map(({ paper }) => paper))
    expect([await found('csv', 15), await found('xero', 10)]).toEqual([named.size, named.size])
    expect(await found('quickbooks', 0)).toBe(invoices.size)
    const statement = (await exported('freeagent')).map(([, , words]) => words)
    expect(statement.filter((words) => [...named].some((paper) => words?.includes(paper)))).toEqual([])
    const [wrong] = (await exported('xero')).filter((each) => /^Correction, order/.test(each[16] ?? ''))
    expect(pence(wrong?.[18])).toBeLessThan(0)
  })

  it('come with the papers of a month as one archive, by the operator’s link', async () => {
    const { operatorLink, HOUSE } = await import('#functions/_shared/operator/links.ts')
    // of the clock of the United Kingdom, which may have turned meanwhile
    const [{ month } = {}] = await sql`
      select mode() within group (order by left(facts ->> 'issuedOn', 7)) as month from public.papers`
    const { href } = operatorLink(settling, HOUSE, 'papers', new Date(`${month}-01T00:00:00Z`))
    await callFunction(host, 'operator', { token: href.split('#operator=')[1], action: 'papers' })
    const token = await confirmationToken(host, sql, 'papers')
    const shown = await callFunction(host, 'operator', { token })
    expect(shown.data).toMatchObject({ purpose: 'papers', step: 'confirm', day: `${month}-01` })
    expect(shown.data.facts[0].label).toBe('Box 1, VAT due on sales')
    const fetchArchive = async () => {
      const { data } = await callFunction(host, 'operator', { token, action: 'papers' })
      const response = await fetch(data.download)
      expect(response.headers.get('content-disposition')).toContain(`papers-${month}.zip`)
      return readZip(Buffer.from(await response.arrayBuffer()))
    }
    const inside = (archive: Map<string, Buffer>, folder: string) =>
      [...archive.keys()].filter((name) => name.startsWith(folder)).length
    // what is not made yet comes with the next archive
    const archives = [await fetchArchive(), await fetchArchive()]
    const [made = 0, more = 0] = archives.map((archive) => inside(archive, 'papers/'))
    expect([made, more]).toEqual([10, 20])
    for (const archive of archives) {
      expect(inside(archive, 'books/')).toBe(4)
      expect(archive.get('left-out.txt')?.toString()).toContain('Download it once more')
    }
  })
})
