import { FIELD_MESSAGES } from '#content/messages.ts'
import { BILLING_FIELD_WORDS, PAY_WORDS } from '#content/order.ts'
import { BILLING_FIELDS, type Billing, type BillingField, billingProblem } from '#contract/billing.ts'
import { fieldMessage } from '#contract/fields.ts'
import { TextArea, TextField } from '#src/ui/field.tsx'
import { storable } from './form-answers.ts'

/** The names of the controls: other forms of the page have a name, too. */
const NAMES = {
  name: 'billingName',
  address: 'billingAddress',
  purchaseOrder: 'billingPurchaseOrder',
} as const satisfies Record<BillingField, string>

export type BillingErrors = { [Name in (typeof NAMES)[BillingField]]?: string | undefined }

export function readBilling(
  answers: FormData,
  isNeeded: boolean,
): { billing: Billing; errors: BillingErrors } {
  const typed = (field: BillingField) => storable(String(answers.get(NAMES[field]) ?? ''))
  const billing = { name: typed('name'), address: typed('address'), purchaseOrder: typed('purchaseOrder') }
  const fields = Object.keys(NAMES) as BillingField[]
  const errors = fields.map((field) => {
    const problem = billingProblem(field, billing[field], isNeeded)
    const words = BILLING_FIELD_WORDS[field]
    return [NAMES[field], problem && fieldMessage(BILLING_FIELDS[field], words, problem, FIELD_MESSAGES)]
  })
  return { billing, errors: Object.fromEntries(errors) }
}

const HINTS: Partial<Record<BillingField, string>> = PAY_WORDS.billing

type BillingFieldsProps = {
  billing: Billing
  errors: BillingErrors
  /** The law wants name and address; otherwise they may be left out. */
  isNeeded: boolean
  isBusiness: boolean
}

export function BillingFields({ billing, errors, isNeeded, isBusiness }: BillingFieldsProps) {
  const field = (name: BillingField) => ({
    ...{ name: NAMES[name], label: BILLING_FIELD_WORDS[name].label, hint: HINTS[name] },
    autoComplete: BILLING_FIELDS[name].autoComplete,
    defaultValue: billing[name],
    error: errors[NAMES[name]],
    optional: !(isNeeded && BILLING_FIELDS[name].required),
  })
  return (
    <>
      <TextField {...field('name')} />
      <TextArea {...field('address')} rows={4} />
      {isBusiness && <TextField {...field('purchaseOrder')} />}
    </>
  )
}
