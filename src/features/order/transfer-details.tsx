import { TRANSFER_WORDS } from '#content/order-later.ts'
import { fill } from '#contract/language.ts'
import type { AwaitedTransfer } from '#contract/order.ts'
import { openRequest } from '#src/lib/backend/order-backend.ts'
import { CopyButton } from '#src/ui/copy-button.tsx'
import { Press } from '#src/ui/press.tsx'
import { DownloadButton } from './download-button.tsx'
import { priceText } from './order-page.ts'
import type { OrderActs } from './use-order.ts'

const words = TRANSFER_WORDS

type TransferDetailsProps = {
  acts: OrderActs
  transfer: AwaitedTransfer
  extra?: number
}

/** Where a bank transfer goes; or the same by card after all. */
export function TransferDetails({ acts, transfer, extra }: TransferDetailsProps) {
  const { token, order } = acts
  const { id, part, amount, reference, bank } = transfer
  // The consent that was asked for was given with the transfer.
  const answers = { method: 'card', express: order.asksExpress } as const
  const payByCard = () => {
    if (extra !== undefined) return void acts.acceptExtra(extra, answers)
    void (part === 'second' ? acts.payBalance('card') : acts.accept({ ...answers, whole: part === 'whole' }))
  }
  const act = extra === undefined ? 'pay' : 'extra'
  const isPrimary = acts.page.primary === (extra === undefined ? 'transfer' : 'extra')
  return (
    <div className="transfer">
      <h2>{words.title}</h2>
      <p>{words.text}</p>
      <dl className="details">
        <Detail name={words.amount} value={priceText(amount)} />
        <Detail name={words.reference} value={reference} copy={words.copy.reference} />
        <Detail name={words.name} value={bank.name} />
        <Detail name={words.sortCode} value={bank.sortCode} copy={words.copy.sortCode} />
        <Detail name={words.accountNumber} value={bank.accountNumber} copy={words.copy.accountNumber} />
        {bank.iban && <Detail name={words.iban} value={bank.iban} copy={words.copy.iban} />}
      </dl>
      <p className="demand">
        <DownloadButton label={words.request} isPrimary={isPrimary} fetch={() => openRequest(token, id)} />
      </p>
      {order.methods.includes('card') && (
        <Press
          quiet
          {...acts.stateOf(act)}
          label={fill(words.card, { amount: priceText(amount) })}
          onPress={payByCard}
        />
      )}
    </div>
  )
}

function Detail({ name, value, copy }: { name: string; value: string; copy?: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <b translate="no">{value}</b>
        {copy && <CopyButton text={value} label={copy} />}
      </dd>
    </div>
  )
}
