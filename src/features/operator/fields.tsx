import { amountQuestion, parsePence } from '#contract/amount.ts'
import { type FieldProps, TextField } from '#src/ui/field.tsx'

type AmountFieldProps = Pick<FieldProps, 'name' | 'label' | 'hint' | 'error'> & {
  typed: string
  onType: (typed: string) => void
}

export function AmountField({ typed, onType, ...field }: AmountFieldProps) {
  return (
    <div className="order-short">
      <TextField
        {...field}
        unit="£"
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        onChange={(event) => onType(event.target.value)}
      />
    </div>
  )
}

/** Pence within bounds, or what is wrong with what was typed. */
export function readAmount(
  typed: string,
  { min, max }: { min: number; max: number },
  invalid: string,
): { amount: number; error?: undefined } | { amount?: undefined; error: string } {
  const amount = parsePence(typed)
  if (amount === undefined) return { error: amountQuestion(typed) ?? invalid }
  return amount >= min && amount <= max ? { amount } : { error: invalid }
}
