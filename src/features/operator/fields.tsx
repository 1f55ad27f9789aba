import { amountQuestion, parsePence } from '#contract/amount.ts'
import { FieldGroup, type FieldProps, TextField } from '#src/ui/field.tsx'

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

type TicksProps = FieldProps & {
  options: readonly { value: string; label: string }[]
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
}

/** Some of a list. */
export function Ticks({ options, chosen, onChange, ...field }: TicksProps) {
  return (
    <FieldGroup {...field}>
      {() =>
        options.map(({ value, label }) => (
          <label className="tick" key={value}>
            <input
              type="checkbox"
              checked={chosen.includes(value)}
              onChange={({ target }) =>
                onChange(target.checked ? [...chosen, value] : chosen.filter((other) => other !== value))
              }
            />
            <span>
              <bdi>{label}</bdi>
            </span>
          </label>
        ))
      }
    </FieldGroup>
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
