import { type SubmitEvent, useState } from 'react'
import { FIELD_MESSAGES } from '#content/messages.ts'
import { OPERATOR_ORDER, OPERATOR_PAGE } from '#content/operator.ts'
import { BILLING_FIELD_WORDS } from '#content/order.ts'
import { BILLING_FIELDS, type Billing, type BillingField, billingProblem } from '#contract/billing.ts'
import { fieldMessages } from '#contract/fields.ts'
import { useTitlePrefix } from '#src/lib/title-prefix.ts'
import { TextArea, TextField } from '#src/ui/field.tsx'
import { Press, Problem } from '#src/ui/press.tsx'
import { type PanelProps, Screen, screenWords } from './screen.tsx'

const words = OPERATOR_ORDER.billing

const NAMES = Object.keys(BILLING_FIELDS) as BillingField[]

/** Sets what the invoices of an order say of its customer. */
export function BillingPanel({ link, view }: PanelProps) {
  const { busy, problem, act } = link
  const { order, allowedActions } = view
  const [errors, setErrors] = useState<Partial<Record<BillingField, string | undefined>>>({})
  const [isDone, setDone] = useState(false)
  const isOpen = order !== undefined && allowedActions.includes('billing')
  useTitlePrefix(Object.values(errors).some(Boolean) ? 'Error' : undefined)

  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const answers = new FormData(event.currentTarget)
    const billing = Object.fromEntries(
      NAMES.map((name) => [name, String(answers.get(name) ?? '')]),
    ) as Billing
    const problems = NAMES.map((name) => [name, billingProblem(name, billing[name], false)])
    const wrong = fieldMessages(
      BILLING_FIELDS,
      BILLING_FIELD_WORDS,
      Object.fromEntries(problems),
      FIELD_MESSAGES,
    )
    setErrors(wrong)
    setDone(false)
    const first = NAMES.find((name) => wrong[name])
    if (first) document.getElementById(first)?.focus()
    else if (await act({ action: 'billing', ...billing })) setDone(true)
  }

  const { name, address, purchaseOrder } = BILLING_FIELD_WORDS
  return (
    <Screen {...screenWords(view, isDone)} view={view}>
      {isOpen ? (
        <form noValidate onSubmit={save}>
          <TextField
            name="name"
            label={name.label}
            defaultValue={order.billing.name}
            error={errors.name}
            optional
          />
          <TextArea
            name="address"
            label={address.label}
            hint={words.addressHint}
            rows={4}
            defaultValue={order.billing.address}
            error={errors.address}
            optional
          />
          <TextField
            name="purchaseOrder"
            label={purchaseOrder.label}
            defaultValue={order.billing.purchaseOrder}
            error={errors.purchaseOrder}
            optional
          />
          <Press busy={busy} problem={problem} label={words.button} busyLabel={OPERATOR_PAGE.busy} />
        </form>
      ) : (
        <Problem text={problem} />
      )}
    </Screen>
  )
}
