import type { BANK_TRANSFER, ORDER_FACTS } from '#contract/business-facts.ts'
import { type Finding, note, ok } from './finding.ts'

/** Says how offers are priced and paid, for the owner to look over. */

type Orders = Pick<typeof ORDER_FACTS, 'vatRate' | 'vatFrom' | 'prices'> & {
  bankTransfer: typeof BANK_TRANSFER
  card: boolean
}

const HOW = { gross: 'the amounts that you type include it', net: 'it is added to the amounts that you type' }

export function checkOrders({ vatRate, vatFrom, prices, bankTransfer, card }: Orders): Finding[] {
  const vat =
    vatRate === null
      ? 'No VAT is charged on quotes.'
      : `${vatRate / 100}% VAT is charged on quotes${vatFrom ? ` since ${vatFrom}` : ''}: ${HOW[prices]} (orders.prices in content/business.yaml).`
  if (!bankTransfer)
    return [
      ok(vat),
      card
        ? ok('Quotes are paid by card.')
        : note(
            'Quotes cannot be paid without the Stripe keys or orders.bankTransfer in content/business.yaml.',
          ),
    ]
  const { name, sortCode, accountNumber, iban } = bankTransfer
  const account = `${name}, sort code ${sortCode}, account ${accountNumber}${iban ? `, IBAN ${iban}` : ''}`
  return [ok(vat), ok(`Quotes are paid ${card ? 'by card or ' : ''}by bank transfer to ${account}.`)]
}
