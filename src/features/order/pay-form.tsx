import { type FormEvent, useRef, useState } from 'react'
import { PAY_WORDS } from '#content/order.ts'
import {
  addressLines,
  BILLING_FIELDS,
  type BillingField,
  billingProblem,
  DELIVERY_FIELD,
  deliveryProblem,
} from '#contract/billing.ts'
import { formatPence } from '#contract/order.ts'
import { PATHS } from '#src/lib/routes.ts'
import { BusyButton } from '#src/ui/busy-button.tsx'
import { TextArea, TextField, TickField } from '#src/ui/field.tsx'
import { Problem } from '#src/ui/press.tsx'
import { RadioSegments } from '#src/ui/radio-segments.tsx'
import type { OrderActs } from './use-order.ts'

const words = PAY_WORDS

/** The names of the controls: other forms of the page have a name, too. */
const NAMES = { name: 'billingName', address: 'billingAddress' } as const satisfies Record<
  BillingField,
  string
>

type Errors = { [Name in (typeof NAMES)[BillingField] | 'delivery' | 'express']?: string | undefined }

/** Accepts the offer and pays its first half, or pays the second. Its button says what it costs. */
export function PayForm({ acts }: { acts: OrderActs }) {
  const { order, busy } = acts
  const { due, methods, asksExpress, billing, delivery } = order
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
    const typed = (field: BillingField) => String(answers.get(NAMES[field]) ?? '')
    const express = answers.get('express') !== null
    const wrong: Errors =
      accepts && billing
        ? {
            billingName: billingProblem('name', typed('name')),
            billingAddress: billingProblem('address', typed('address')),
          }
        : {}
    const address = String(answers.get('delivery') ?? '')
    if (accepts && delivery) wrong.delivery = deliveryProblem(address)
    if (asks && !express) wrong.express = words.expressMissing
    setErrors(wrong)
    const first = Object.entries(wrong).find(([, message]) => message !== undefined)
    if (first) return form.current?.querySelector<HTMLElement>(`[name=${first[0]}]`)?.focus()
    if (!accepts) return void acts.payBalance(method)
    void acts.accept({
      method,
      express,
      ...(billing && { billing: { name: typed('name'), address: typed('address') } }),
      ...(delivery && { address }),
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
      {accepts && billing && (
        <>
          <TextField
            name={NAMES.name}
            label={BILLING_FIELDS.name.label}
            autoComplete={BILLING_FIELDS.name.autoComplete}
            defaultValue={billing.name}
            error={errors.billingName}
          />
          <TextArea
            name={NAMES.address}
            label={BILLING_FIELDS.address.label}
            autoComplete={BILLING_FIELDS.address.autoComplete}
            hint={words.billing.address}
            rows={4}
            defaultValue={billing.address}
            error={errors.billingAddress}
          />
        </>
      )}
      {accepts && delivery && (
        <TextArea
          name="delivery"
          label={DELIVERY_FIELD.label}
          autoComplete={DELIVERY_FIELD.autoComplete}
          hint={words.delivery}
          rows={5}
          defaultValue={delivery.address}
          error={errors.delivery}
        />
      )}
      {asks && <TickField name="express" label={words.express} error={errors.express} />}
      <div className="send">
        {accepts && (
          <p className="binding">
            {words.accept[method]} <a href={PATHS.terms}>{words.terms}</a>.
          </p>
        )}
        {!accepts && billing && (
          <p className="binding">
            {words.invoiceTo}{' '}
            <span translate="no">{[billing.name, ...addressLines(billing.address)].join(', ')}</span>.
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
