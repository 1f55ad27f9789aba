import { type FormEvent, useRef, useState } from 'react'
import { PAY_WORDS } from '#content/order.ts'
import { billingText } from '#contract/billing.ts'
import { formatPence } from '#contract/order.ts'
import { PATHS } from '#src/lib/routes.ts'
import { BusyButton } from '#src/ui/busy-button.tsx'
import { TickField } from '#src/ui/field.tsx'
import { Problem } from '#src/ui/press.tsx'
import { RadioSegments } from '#src/ui/radio-segments.tsx'
import { type BillingErrors, BillingFields, readBilling } from './billing-fields.tsx'
import type { OrderActs } from './use-order.ts'

const words = PAY_WORDS

type Errors = BillingErrors & { express?: string | undefined }

/** Accepts the offer and pays its first half, or pays the second. Its button says what it costs. */
export function PayForm({ acts }: { acts: OrderActs }) {
  const { order, busy } = acts
  const { due, methods, asksExpress, billing } = order
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<Errors>({})
  const [method, setMethod] = useState(methods[0])
  if (!due) return null
  if (!method) return <p className="pay">{words.none}</p>
  const accepts = due.part === 'first'
  const asks = asksExpress && accepts

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const answers = new FormData(event.currentTarget)
    const express = answers.get('express') !== null
    const typed = accepts && billing ? readBilling(answers, order) : undefined
    const wrong: Errors = { ...typed?.errors }
    if (asks && !express) wrong.express = words.expressMissing
    setErrors(wrong)
    const first = Object.entries(wrong).find(([, message]) => message !== undefined)
    if (first) return form.current?.querySelector<HTMLElement>(`[name=${first[0]}]`)?.focus()
    if (!accepts) return void acts.payBalance(method)
    void acts.accept({
      method,
      express,
      ...(typed && { billing: typed.billing }),
    })
  }

  const follow = ({ target }: FormEvent<HTMLFormElement>) => {
    const { name, value } = target as HTMLInputElement
    if (name === 'method') setMethod(methods.find((known) => known === value) ?? method)
    setErrors((known) => ({ ...known, [name]: undefined }))
  }

  return (
    <form ref={form} className="pay" method="dialog" noValidate onSubmit={submit} onInput={follow}>
      {methods.length > 1 && (
        <RadioSegments
          name="method"
          label={words.method}
          options={methods.map((value) => ({ value, label: words.methods[value] }))}
          chosen={method}
        />
      )}
      {accepts && billing && <BillingFields order={order} billing={billing} errors={errors} />}
      {asks && <TickField name="express" label={words.express} error={errors.express} />}
      <div className="send">
        {accepts && (
          <p className="binding">
            {words.accept[method]} <a href={PATHS.terms}>{words.terms}</a>.
          </p>
        )}
        {!accepts && billing && (
          <p className="binding">
            {words.invoiceTo} <span translate="no">{billingText(billing)}</span>.
          </p>
        )}
        <Problem text={acts.problemOf('pay')} />
        <BusyButton className="btn" type="submit" busy={busy === 'pay'}>
          {busy === 'pay'
            ? words.busy
            : words.buttons[due.part][method].replace('{amount}', formatPence(due.amount))}
        </BusyButton>
        <p>{words.where[method]}</p>
      </div>
    </form>
  )
}
