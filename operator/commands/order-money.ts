import { ORDER_STATE_NAMES, PAYMENT_PARTS } from '#content/operator.ts'
import { amountQuestion, parsePence } from '#contract/amount.ts'
import { TRANSFER_DIFFERENCES } from '#contract/operator.ts'
import { formatPence, type OrderState } from '#contract/order.ts'
import { type Command, choiceOption, Failure, UsageError } from '../command.ts'
import { actOnOrder, callOrder, findRequest } from './order-call.ts'

/** The commands about money that is paid by bank transfer. */

export const outcome = (reference: string, state: OrderState | undefined) => ({ reference, state })

/** @throws UsageError when it is no amount */
function readAmount(typed: string): number {
  const amount = parsePence(typed)
  if (amount !== undefined && amount > 0) return amount
  const question = amountQuestion(typed)
  throw new UsageError(
    question ? `"${typed}": is it ${question}.` : `"${typed}" is not an amount: they look like 12.50.`,
  )
}

/** What the operator has to pay back by hand; empty if nothing. */
export function toPayBack(reference: string, refunds: readonly { amount: number }[]): string {
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
    const { reference, order } = await actOnOrder(backend, named, 'transfer', {
      action: 'confirm',
      amount,
      again: input.on.again === true,
      ...difference,
    })
    const { state, payments, transfer: rest, refunds } = order
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

export const MONEY_COMMANDS: Command[] = [transfer, refunded]
