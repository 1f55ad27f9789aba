import { ORDER_STATE_NAMES, PAYMENT_PARTS } from '#content/operator.ts'
import { amountQuestion, parsePence } from '#contract/amount.ts'
import { END_GROUNDS, type OrderAction, TRANSFER_DIFFERENCES } from '#contract/operator.ts'
import { formatPence, type OrderState } from '#contract/order.ts'
import { type Command, type Context, choiceOption, Failure, type Input, UsageError } from '../command.ts'
import { callOrder, findRequest, type ShownOrder } from './order-call.ts'

/** The commands about money: transfers that arrive, refunds, and orders that end early. */

export const outcome = (reference: string, state: OrderState | undefined) => ({ reference, state })

/** @throws UsageError when it is no amount */
function readAmount(typed: string, least = 1): number {
  const amount = parsePence(typed)
  if (amount !== undefined && amount >= least) return amount
  const question = amountQuestion(typed)
  throw new UsageError(
    question ? `"${typed}": is it ${question}.` : `"${typed}" is not an amount: they look like 12.50.`,
  )
}

/** The order of a request. @throws Failure without one */
function orderIn(shown: ShownOrder, reference: string) {
  if (!shown.order) throw new Failure(`${reference} has no quote.`)
  return shown.order
}

/** What the operator has to pay back by hand; empty if nothing. */
function toPayBack(reference: string, refunds: readonly { amount: number }[]): string {
  const owed = refunds.map(({ amount }) => formatPence(amount)).join(' and ')
  return owed && `Refund ${owed} to the customer, then run: order refunded ${reference} POUNDS`
}

const transfer: Command = {
  name: 'order transfer',
  takes: ['REFERENCE', 'POUNDS'],
  summary: 'Records that a bank transfer has arrived, and how much.',
  details: [
    'Give the amount that came, whatever it is. If it is not the one expected, say what to do with --difference: accept it (less as full, up to orders.transferTolerance; more, and the rest is refunded), ask for the rest, or return it.',
    'The same transfer is recorded once, however often you run this. If a second one really has arrived, add --again: the customer gets a receipt, and you refund it.',
  ],
  options: {
    difference: { value: 'WHAT', help: TRANSFER_DIFFERENCES.join(', ') },
    again: { help: 'a transfer besides what is paid already' },
  },
  async run(input, { backend, terminal }) {
    const [named = '', typed = ''] = input.given
    const amount = readAmount(typed)
    const difference =
      input.text.difference === undefined
        ? {}
        : { difference: choiceOption(input, 'difference', TRANSFER_DIFFERENCES, 'ask') }
    const { id, reference } = await findRequest(backend, named)
    const shown = await callOrder(backend, id, 'transfer', {
      action: 'confirm',
      amount,
      again: input.on.again === true,
      ...difference,
    })
    const { state, payments, transfer: rest, refunds } = orderIn(shown, reference)
    terminal.data({ ...outcome(reference, state), payments, rest, refunds })
    terminal.print(
      [
        `${formatPence(amount)} of ${reference} is recorded. The order is now: ${ORDER_STATE_NAMES[state]}.`,
        rest && `Still awaited: ${formatPence(rest.amount)} for the ${PAYMENT_PARTS[rest.part]}.`,
        toPayBack(reference, refunds),
      ]
        .filter(Boolean)
        .join(' '),
    )
  },
}

const refunded: Command = {
  name: 'order refunded',
  takes: ['REFERENCE', 'POUNDS'],
  summary: 'Records that you have made a refund by bank transfer.',
  details: [
    'The customer gets the credit note. Refunds of card payments are made and recorded automatically.',
  ],
  async run({ given: [named = '', typed = ''] }, { backend, terminal }) {
    const amount = readAmount(typed)
    const { id, reference } = await findRequest(backend, named)
    const { order } = await callOrder(backend, id, 'transfer')
    const owed = order?.refunds.find((each) => each.amount === amount)
    if (!owed) throw new Failure(`${reference} has no payment of ${formatPence(amount)} to refund.`)
    const { payment, total } = owed
    const after = await callOrder(backend, id, 'transfer', { action: 'refunded', payment, total })
    terminal.data({ ...outcome(reference, after.order?.state), payments: after.order?.payments })
    terminal.print(`${formatPence(amount)} of ${reference} is recorded as refunded.`)
  },
}

/** What an act that gives money back or up needs besides its amount. */
const REASON = { value: 'TEXT', help: 'the reason, printed on the credit note' }
const YES = { help: 'do not ask for confirmation' }

type Giving = Extract<OrderAction, { action: 'refund' | 'end' | 'write_off' }>

/** Asks once more, naming the customer and the sums, then does it. */
async function giveBack(
  input: Input,
  { backend, terminal }: Context,
  prepare: (order: NonNullable<ShownOrder['order']>) => { action: Giving; question: string },
) {
  const [named = ''] = input.given
  if (!input.text.reason) throw new UsageError('Give the reason with --reason.')
  const { id, reference } = await findRequest(backend, named)
  const shown = await callOrder(backend, id, 'end')
  const { action, question } = prepare(orderIn(shown, reference))
  const { givenName, familyName } = shown.request.answers
  const whole = `${question} (${reference}, ${givenName} ${familyName}) Type yes: `
  if (!input.on.yes && (await terminal.ask(whole)) !== 'yes')
    throw new UsageError('Nothing was done. Add --yes to do it.')
  const after = orderIn(await callOrder(backend, id, 'end', action), reference)
  const { state, money, refunds } = after
  terminal.data({ ...outcome(reference, state), money, refunds })
  terminal.print(
    [`${reference} is now: ${ORDER_STATE_NAMES[state]}.`, toPayBack(reference, refunds)]
      .filter(Boolean)
      .join(' '),
  )
}

const refund: Command = {
  name: 'order refund',
  takes: ['REFERENCE', 'POUNDS'],
  summary: 'Refunds part of what was paid; the order continues.',
  options: { reason: REASON, yes: YES },
  run: (input, context) =>
    giveBack(input, context, () => {
      const amount = readAmount(input.given[1] ?? '')
      const action = { action: 'refund', amount, reason: input.text.reason ?? '' } as const
      return { action, question: `Refund ${formatPence(amount)} to the customer?` }
    }),
}

const end: Command = {
  name: 'order end',
  takes: ['REFERENCE'],
  summary: 'Ends an order that is paid for: you keep a part, and the rest is refunded.',
  details: [`--ground is the case in consumer law: ${END_GROUNDS.join(', ')}.`],
  options: {
    keep: { value: 'POUNDS', help: 'what you keep; 0 returns everything' },
    ground: { value: 'CASE', help: 'the case in consumer law' },
    reason: REASON,
    yes: YES,
  },
  run: (input, context) =>
    giveBack(input, context, ({ money: { held } }) => {
      if (!input.text.keep || !input.text.ground)
        throw new UsageError('Say how much you keep with --keep, and why it ends with --ground.')
      const keep = readAmount(input.text.keep, 0)
      const ground = choiceOption(input, 'ground', END_GROUNDS, 'goodwill')
      const action = { action: 'end', keep, ground, reason: input.text.reason ?? '' } as const
      const back = formatPence(Math.max(held - keep, 0))
      return { action, question: `End the order, keep ${formatPence(keep)} and refund ${back}?` }
    }),
}

const writeOff: Command = {
  name: 'order write-off',
  takes: ['REFERENCE'],
  summary: 'Writes off what a customer will not pay for a delivered order; its documents stay closed.',
  options: { reason: REASON, yes: YES },
  run: (input, context) =>
    giveBack(input, context, ({ money: { left } }) => ({
      action: { action: 'write_off', reason: input.text.reason ?? '' },
      question: `Write off ${formatPence(left)}?`,
    })),
}

export const MONEY_COMMANDS: Command[] = [transfer, refunded, refund, end, writeOff]
