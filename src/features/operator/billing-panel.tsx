import { type SubmitEvent, useState } from 'react'
import { OPERATOR_ORDER, OPERATOR_PAGE } from '#content/operator.ts'
import { type BillingErrors, BillingFields, readBilling } from '#src/form/billing-fields.tsx'
import { useTitlePrefix } from '#src/lib/title-prefix.ts'
import { Press, Problem } from '#src/ui/press.tsx'
import { type PanelProps, Screen, screenWords } from './screen.tsx'

const words = OPERATOR_ORDER.billing

export function BillingPanel({ link, view }: PanelProps) {
  const { busy, problem, act } = link
  const { order, allowedActions } = view
  const [errors, setErrors] = useState<BillingErrors>({})
  const [isDone, setDone] = useState(false)
  const isOpen = order !== undefined && allowedActions.includes('billing')
  useTitlePrefix(Object.values(errors).some(Boolean) ? 'Error' : undefined)

  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { billing, errors: wrong } = readBilling(new FormData(event.currentTarget), false)
    setErrors(wrong)
    setDone(false)
    const [first] = Object.entries(wrong).find(([, message]) => message) ?? []
    if (first) document.getElementById(first)?.focus()
    else if (await act({ action: 'billing', ...billing })) setDone(true)
  }

  return (
    <Screen {...screenWords(view, isDone)} view={view}>
      {isOpen ? (
        <form noValidate onSubmit={save}>
          <BillingFields
            billing={order.billing}
            errors={errors}
            isNeeded={false}
            isBusiness
            hints={{ address: words.addressHint }}
          />
          <Press busy={busy} problem={problem} label={words.button} busyLabel={OPERATOR_PAGE.busy} />
        </form>
      ) : (
        <Problem text={problem} />
      )}
    </Screen>
  )
}
