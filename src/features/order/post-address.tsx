import { type FormEvent, useState } from 'react'
import { LANGUAGE } from '#content/language.ts'
import { FIELD_MESSAGES } from '#content/messages.ts'
import { DELIVERY_FIELD_WORDS } from '#content/order.ts'
import { ADDRESS_WORDS } from '#content/order-later.ts'
import { addressLines, DELIVERY_FIELD, deliveryProblem } from '#contract/billing.ts'
import { fieldMessage } from '#contract/fields.ts'
import { readAnswers } from '#src/form/form-answers.ts'
import { TextArea } from '#src/ui/field.tsx'
import { Press } from '#src/ui/press.tsx'
import { useFocus } from '#src/ui/use-focus.ts'
import type { OrderActs } from './use-order.ts'

const words = ADDRESS_WORDS

/** Where originals go; the customer can change it until they are posted. */
export function PostAddress({ acts }: { acts: OrderActs }) {
  const { delivery } = acts.order
  const [error, setError] = useState<string>()
  const [isOpen, setOpen] = useState(false)
  const [saved, setSaved] = useState(0)
  // The form is folded up that had the focus.
  const shown = useFocus<HTMLParagraphElement>(saved)
  if (!delivery?.address) return null

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { postAddress: typed } = readAnswers(event.currentTarget, ['postAddress'])
    const wrong = deliveryProblem(typed)
    setError(wrong && fieldMessage(DELIVERY_FIELD, DELIVERY_FIELD_WORDS, wrong, FIELD_MESSAGES))
    if (wrong) return document.getElementById('postAddress')?.focus()
    if (!(await acts.changeAddress(typed))) return
    setOpen(false)
    setSaved(saved + 1)
  }

  return (
    <div className="post-address">
      <h2>{words.title}</h2>
      <p translate="no" tabIndex={-1} ref={shown}>
        {addressLines(delivery.address).join(LANGUAGE.comma)}
      </p>
      {delivery.editable && (
        <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary>{words.change}</summary>
          <form method="dialog" noValidate onSubmit={submit} onInput={() => setError(undefined)}>
            <TextArea
              name="postAddress"
              label={DELIVERY_FIELD_WORDS.label}
              autoComplete={DELIVERY_FIELD.autoComplete}
              rows={5}
              defaultValue={delivery.address}
              error={error}
            />
            <Press quiet {...acts.stateOf('address')} label={words.save} busyLabel={words.busy} />
          </form>
        </details>
      )}
    </div>
  )
}
