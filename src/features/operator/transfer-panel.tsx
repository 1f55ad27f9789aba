import { type SubmitEvent, useState } from 'react'
import { OPERATOR_ORDER, OPERATOR_PAGE, type ScreenWords } from '#content/operator.ts'
import { amountQuestion, parsePence } from '#contract/amount.ts'
import { formatPence } from '#contract/order.ts'
import { useTitlePrefix } from '#src/form/use-field-errors.ts'
import { Field } from '#src/ui/field.tsx'
import { Press, Problem } from '#src/ui/press.tsx'
import { Facts } from './facts.tsx'
import { Refunds } from './refunds.tsx'
import { type PanelProps, Screen, screenWords } from './screen.tsx'
import type { OperatorLink, OrderView } from './use-operator-link.ts'

const words = OPERATOR_ORDER.transfer

/** Confirms a bank transfer that has arrived, and notes what was paid back by hand. */
export function TransferPanel({ link, view }: PanelProps) {
  const transfer = view.order?.transfer
  return (
    <Screen {...transferWords(view)} view={view}>
      {transfer && view.allowedActions.includes('confirm') ? (
        <Confirm link={link} transfer={transfer} />
      ) : (
        <Problem text={link.problem} />
      )}
      <Refunds link={link} view={view} />
    </Screen>
  )
}

/** A transfer is confirmed, one is to be paid back, or was. */
function transferWords(view: OrderView): ScreenWords {
  const { allowedActions, order } = view
  if (allowedActions.includes('refunded') && !allowedActions.includes('confirm')) return words.owed
  const isBack = order?.payments.some(({ method, refund }) => method === 'transfer' && refund === 'made')
  return view.state === 'done' && isBack ? words.noted : screenWords(view)
}

type ConfirmProps = {
  link: OperatorLink
  transfer: NonNullable<NonNullable<OrderView['order']>['transfer']>
}

/** The amount is typed as it stands in the bank statement: only the one that we wait for is taken. */
function Confirm({ link: { busy, problem, act }, transfer: { part, amount, reference } }: ConfirmProps) {
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  useTitlePrefix(error && 'Error')

  const confirm = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const arrived = parsePence(typed)
    const wrong =
      arrived === undefined
        ? (amountQuestion(typed) ?? words.invalid)
        : arrived === amount
          ? undefined
          : words.differs.replace('{amount}', formatPence(amount))
    setError(wrong)
    if (wrong) document.getElementById('arrived')?.focus()
    else void act({ action: 'confirm', amount })
  }

  return (
    <form noValidate onSubmit={confirm}>
      <Facts
        className="given"
        facts={[
          { label: words.part, text: OPERATOR_ORDER.parts[part] },
          { label: words.amount, text: formatPence(amount) },
          { label: words.reference, text: reference },
        ]}
      />
      <div className="order-short">
        <Field name="arrived" label={words.typed} unit="£" hint={words.typedHint} error={error}>
          {(control) => (
            <input
              {...control}
              inputMode="decimal"
              autoComplete="off"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </Field>
      </div>
      <Press busy={busy} problem={problem} label={words.button} busyLabel={OPERATOR_PAGE.busy} />
    </form>
  )
}
