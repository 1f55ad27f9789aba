import { type FormEvent, useRef, useState } from 'react'
import { FIELD_MESSAGES } from '#content/messages.ts'
import { DELIVERY_FIELD_WORDS, PAY_WORDS } from '#content/order.ts'
import { asksBilling, billingText, DELIVERY_FIELD, deliveryProblem } from '#contract/billing.ts'
import { fieldMessage } from '#contract/fields.ts'
import { fill } from '#contract/language.ts'
import type { PaymentPart } from '#contract/order.ts'
import { type BillingErrors, BillingFields, readBilling } from '#src/form/billing-fields.tsx'
import { storable } from '#src/form/form-answers.ts'
import { PATHS } from '#src/lib/routes.ts'
import { BusyButton } from '#src/ui/busy-button.tsx'
import { TextArea, TickField } from '#src/ui/field.tsx'
import { FilledText } from '#src/ui/filled-text.tsx'
import { Problem } from '#src/ui/press.tsx'
import { RadioSegments } from '#src/ui/radio-segments.tsx'
import { priceText } from './order-page.ts'
import type { OrderActs } from './use-order.ts'

const words = PAY_WORDS

type Errors = BillingErrors & { delivery?: string | undefined; express?: string | undefined }

/** What is paid for; whole: what everything comes to, where it can be paid at once; version: of an extra. Amounts in pence. */
export type Purchase = { part: PaymentPart; amount: number; whole?: number | undefined; version?: number }

export function PayForm({ acts, purchase }: { acts: OrderActs; purchase: Purchase }) {
  const { order, busy } = acts
  const { whole, version } = purchase
  const { methods, asksExpress } = order
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<Errors>({})
  const [method, setMethod] = useState(methods[0])
  const [paysAll, setPaysAll] = useState(false)
  if (!method) return <p className="pay">{words.none}</p>
  const { part, amount } = paysAll && whole ? { part: 'whole' as const, amount: whole } : purchase
  const accepts = part !== 'second'
  const asks = asksExpress && accepts
  // What an order has said already is not asked for again.
  const extra = order.extras.find((known) => known.version === version)
  const billing = extra ? extra.billing : order.billing
  const delivery = extra ? extra.delivery : order.delivery
  const needsBilling = asksBilling(extra ?? order.offer)
  const act = part === 'extra' ? 'extra' : 'pay'
  const idOf = (name: string) => (part === 'extra' ? `extra-${name}` : name)

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const answers = new FormData(event.currentTarget)
    const express = answers.get('express') !== null
    const typed = accepts && billing ? readBilling(answers, needsBilling) : undefined
    const wrong: Errors = { ...typed?.errors }
    const address = storable(String(answers.get('delivery') ?? ''))
    const problem = accepts && delivery ? deliveryProblem(address) : undefined
    if (problem) wrong.delivery = fieldMessage(DELIVERY_FIELD, DELIVERY_FIELD_WORDS, problem, FIELD_MESSAGES)
    if (asks && !express) wrong.express = words.expressMissing
    setErrors(wrong)
    const first = Object.entries(wrong).find(([, message]) => message !== undefined)
    if (first) return form.current?.querySelector<HTMLElement>(`[name=${first[0]}]`)?.focus()
    if (!accepts) return void acts.payBalance(method)
    const given = {
      method,
      express,
      ...(typed && { billing: typed.billing }),
      ...(delivery && { address }),
    }
    if (version !== undefined) return void acts.acceptExtra(version, given)
    void acts.accept({ ...given, ...(part === 'whole' && { whole: true }) })
  }

  const follow = ({ target }: FormEvent<HTMLFormElement>) => {
    const { name, value } = target as HTMLInputElement
    if (name === 'method') setMethod(methods.find((known) => known === value) ?? method)
    if (name === 'share') setPaysAll(value === 'whole')
    setErrors((known) => ({ ...known, [name]: undefined }))
  }

  return (
    <form ref={form} className="pay" method="dialog" noValidate onSubmit={submit} onInput={follow}>
      {whole && (
        <RadioSegments
          name="share"
          label={words.share}
          options={[
            { value: 'half', label: fill(words.shares.half, { amount: priceText(purchase.amount) }) },
            { value: 'whole', label: fill(words.shares.whole, { amount: priceText(whole) }) },
          ]}
          chosen="half"
        />
      )}
      {methods.length > 1 && (
        <RadioSegments
          name="method"
          id={idOf('method')}
          label={words.method}
          options={methods.map((value) => ({ value, label: words.methods[value] }))}
          chosen={method}
        />
      )}
      {accepts && billing && (
        <BillingFields
          billing={billing}
          errors={errors}
          isNeeded={needsBilling}
          isBusiness={order.business}
        />
      )}
      {accepts && delivery && (
        <TextArea
          name="delivery"
          label={DELIVERY_FIELD_WORDS.label}
          autoComplete={DELIVERY_FIELD.autoComplete}
          hint={words.delivery}
          rows={5}
          defaultValue={delivery.address}
          error={errors.delivery}
        />
      )}
      {asks && <TickField name="express" id={idOf('express')} label={words.express} error={errors.express} />}
      <div className="send">
        {accepts && (
          <p className="binding">
            <FilledText
              text={words.accept[part][method]}
              slots={{ terms: <a href={PATHS.terms}>{words.terms}</a> }}
            />
          </p>
        )}
        {!accepts && billing && (billing.address || order.business) && (
          <p className="binding">
            <FilledText
              text={words.invoiceTo}
              slots={{ address: <bdi translate="no">{billingText(billing)}</bdi> }}
            />
          </p>
        )}
        <Problem text={acts.problemOf(act)} />
        <BusyButton
          className={acts.page.primary === act ? 'btn' : 'btn ghost'}
          busy={busy === act}
          label={fill(words.buttons[part][method], { amount: priceText(amount) })}
          busyLabel={words.busy}
        />
        <p>{words.where[method]}</p>
      </div>
    </form>
  )
}

/** What is due, but not for an extra. */
export function DuePayment({ acts }: { acts: OrderActs }) {
  const { due, early, offer } = acts.order
  if (!due || due.part === 'extra') return null
  return (
    <PayForm
      key={offer.version}
      acts={acts}
      purchase={{ ...due, whole: early?.part === 'whole' ? early.amount : undefined }}
    />
  )
}
