import { OPERATOR_ORDER } from '#content/operator.ts'
import { amountQuestion, parsePence } from '#contract/amount.ts'
import { readyNotes } from '#contract/missed-need.ts'
import { draftProblems, lastDayBefore, type OfferForm, type OfferPreview } from '#contract/operator.ts'
import { formatPence, type OfferDraft, type OfferLine, VAT_TREATMENTS } from '#contract/order.ts'
import { defaultTreatment, type VatCustomer } from '#contract/vat.ts'
import { type Command, Failure, type Input, readDay, UsageError } from '../command.ts'
import { moment } from '../terminal/text.ts'
import { callOrder, findRequest } from './order-call.ts'

/** `order offer`: answers a request with a price. */

/** A line as it is typed: 'Certified translation=90.50', or with its VAT treatment 'Fee of the registry=40:disbursement'. */
function readLine(text: string): OfferLine {
  const [typed = '', treatment] = VAT_TREATMENTS.flatMap((one) =>
    text.endsWith(`:${one}`) ? [[text.slice(0, -one.length - 1), one] as const] : [],
  )[0] ?? [text]
  const at = typed.lastIndexOf('=')
  const given = at < 0 ? '' : typed.slice(at + 1)
  const amount = parsePence(given)
  if (amount === undefined) {
    const question = amountQuestion(given)
    throw new UsageError(
      question
        ? `"${typed}": is it ${question}.`
        : `"${typed}" is not a line of a quote: they look like "Certified translation=90.50".`,
    )
  }
  return { what: typed.slice(0, at).trim(), amount, treatment }
}

/** What was typed. The days and the note of an earlier offer are not taken over unseen. */
function readTyped({ text, texts, on }: Input): Omit<OfferDraft, 'validUntil'> & { validUntil?: string } {
  if (!texts.line) throw new UsageError('Give the lines of the quote with --line.')
  const { 'ready-by': readyBy, 'ready-in-days': readyInDays, 'valid-until': validUntil } = text
  if (readyBy && readyInDays !== undefined)
    throw new UsageError('Give --ready-by or --ready-in-days, not both.')
  return {
    lines: texts.line.map(readLine),
    readyBy: readyBy ? readDay(readyBy) : '',
    readyTime: text['ready-time'],
    readyInDays: readyInDays === undefined ? undefined : Number(readyInDays),
    validTime: text['valid-time'],
    byPost: on['by-post'] === true,
    note: text.note ?? '',
    ...(validUntil && { validUntil: readDay(validUntil) }),
  }
}

/** Who the customer is for VAT: as it was or seems, but for what was typed. */
function readCustomer({ text }: Input, known: VatCustomer | undefined): VatCustomer | undefined {
  if (!known) return undefined
  const { 'vat-number': vatNumber = known.vatNumber, proof = known.evidence } = text
  const country = text.country?.toUpperCase() ?? known.country
  if (!/^[A-Z]{2}$/.test(country)) throw new UsageError('--country is a code of two letters, such as DE.')
  return { country, business: known.business || Boolean(vatNumber || proof), vatNumber, evidence: proof }
}

const OPTIONS = {
  lines: '--line',
  readyBy: '--ready-by',
  readyTime: '--ready-time',
  readyInDays: '--ready-in-days',
  validUntil: '--valid-until',
  validTime: '--valid-time',
  note: '--note',
  country: '--country',
  vatNumber: '--vat-number',
  evidence: '--proof',
}

/** @throws UsageError with all that is wrong */
function checkDraft(draft: OfferDraft, { rule }: OfferForm): void {
  const problems = draftProblems(draft, rule, new Date())
  if (problems.length === 0) return
  const named = problems.map(
    ({ field, line, message }) => `${OPTIONS[field]}${line === undefined ? '' : ` ${line + 1}`}: ${message}.`,
  )
  throw new UsageError(named.join('\n'))
}

export const offer: Command = {
  name: 'order offer',
  takes: ['REFERENCE'],
  summary: 'Answers a request with a price; the customer gets the quote by e-mail.',
  details: [
    'A new quote replaces the one before it, until the customer has accepted. Amounts are in pounds, with or without VAT as orders.prices in content/business.yaml says.',
  ],
  options: {
    line: {
      value: 'WHAT=POUNDS',
      many: true,
      help: 'a line, such as "Certified translation=90.50" or "Fee=40:disbursement"; several',
    },
    country: { value: 'CODE', help: 'where the customer belongs for VAT, such as DE' },
    'vat-number': { value: 'NUMBER', help: 'of a business' },
    proof: { value: 'TEXT', help: 'what else shows that it is a business' },
    'ready-by': { value: 'DAY', help: 'by when it is ready, such as 2026-12-01' },
    'ready-time': { value: 'TIME', help: 'the time of that day, for urgent work, such as 14:30' },
    'ready-in-days': { value: 'NUMBER', help: 'instead: how many working days after the first half is paid' },
    'valid-until': { value: 'DAY', help: 'the last day of the quote, before it is ready' },
    'valid-time': { value: 'TIME', help: 'the time of that day' },
    'by-post': { help: 'originals go by post: the customer is asked for the address' },
    note: { value: 'TEXT', help: 'a note to the customer' },
    preview: { help: 'show the message, and send nothing' },
  },
  async run(input, { backend, terminal }) {
    const typed = readTyped(input)
    const { id, reference } = await findRequest(backend, input.given[0] ?? '')
    const { form, request } = await callOrder(backend, id, 'offer')
    if (!form) throw new Failure(`${reference} was accepted: its quote cannot be replaced any more.`)
    const customer = readCustomer(input, form.draft.customer)
    const usual = customer && defaultTreatment(customer)
    const lines = typed.lines.map((line) => ({ ...line, treatment: line.treatment ?? usual }))
    const validUntil = lastDayBefore(typed.readyBy, form.draft.validUntil)
    const draft = { validUntil, ...typed, lines, customer }
    checkDraft(draft, form)
    const notes = readyNotes(OPERATOR_ORDER.offer, request, draft, new Date())
    for (const note of notes) terminal.print(note)
    if (input.on.preview) {
      const body = { request: id, purpose: 'offer', action: 'preview', draft }
      const { mail, sums } = (await backend.call('operator', body)) as OfferPreview
      terminal.data({ reference, sums, mail, notes })
      terminal.print(`${mail.subject}\n\n${mail.text}`)
      return
    }
    const { order } = await callOrder(backend, id, 'offer', {
      action: 'offer',
      draft,
      expected: form.expected,
    })
    if (!order) throw new Failure(`There is no request ${reference}.`)
    const { version, total, first, validUntil: openUntil } = order.offer
    terminal.data({ reference, ...order })
    terminal.print(
      `Quote ${version} of ${reference}: ${formatPence(total)}, of which ${formatPence(first)} first. It is open until ${moment(openUntil)} UK time.`,
    )
  },
}
