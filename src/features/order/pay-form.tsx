import { type FormEvent, useRef, useState } from 'react'
import { PAY_WORDS } from '#content/order.ts'
import { formatPence } from '#contract/order.ts'
import { PATHS } from '#src/lib/routes.ts'
import { BusyButton } from '#src/ui/busy-button.tsx'
import { TickField } from '#src/ui/checkbox-field.tsx'
import { Problem } from '#src/ui/problem.tsx'
import { RadioSegments } from '#src/ui/radio-segments.tsx'
import type { OrderActs } from './use-order.ts'

const words = PAY_WORDS

/** Accepts the offer and pays its first half, or pays the second. Its button says what it costs. */
export function PayForm({ acts }: { acts: OrderActs }) {
  const { order, busy } = acts
  const { due, methods, asksExpress } = order
  const form = useRef<HTMLFormElement>(null)
  const [missing, setMissing] = useState(false)
  const [method] = methods
  if (!due) return null
  if (!method) return <p className="pay">{words.none}</p>
  const asks = asksExpress && due.part === 'first'

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const answers = new FormData(event.currentTarget)
    const express = answers.get('express') !== null
    setMissing(asks && !express)
    if (asks && !express) return form.current?.querySelector<HTMLElement>('[name=express]')?.focus()
    const chosen = methods.find((known) => known === answers.get('method')) ?? method
    void (due.part === 'first' ? acts.accept(chosen, express) : acts.payBalance(chosen))
  }

  return (
    <form
      ref={form}
      className="pay"
      method="dialog"
      noValidate
      onSubmit={submit}
      onInput={() => setMissing(false)}
    >
      {methods.length > 1 && (
        <RadioSegments
          name="method"
          label={words.method}
          options={methods.map((value) => ({ value, label: words.methods[value] }))}
          chosen={method}
        />
      )}
      {asks && (
        <TickField name="express" label={words.express} error={missing ? words.expressMissing : undefined} />
      )}
      <div className="send">
        {due.part === 'first' && (
          <p className="binding">
            {words.accept} <a href={PATHS.terms}>{words.terms}</a>.
          </p>
        )}
        <Problem text={acts.problemOf('pay')} />
        <BusyButton className="btn" type="submit" busy={busy === 'pay'}>
          {busy === 'pay' ? words.busy : words.buttons[due.part].replace('{amount}', formatPence(due.amount))}
        </BusyButton>
        {methods.includes('card') && <p>{words.where}</p>}
      </div>
    </form>
  )
}
