import { amountQuestion, parsePence } from '#contract/amount.ts'
import { FieldGroup, type FieldProps, TextField } from '#src/ui/field.tsx'

type AmountFieldProps = Pick<FieldProps, 'name' | 'label' | 'hint' | 'error'> & {
  typed: string
  onType: (typed: string) => void
}

/** An amount in pounds, as it is typed. */
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

type ChoicesProps<Value extends string> = Pick<FieldProps, 'name' | 'label' | 'hint' | 'error'> & {
  options: readonly { value: Value; label: string }[]
  chosen: Value | undefined
  onChoose: (value: Value) => void
}

/** One of several, each a sentence. The first has the field's id, for the focus. */
export function Choices<Value extends string>({ options, chosen, onChoose, ...field }: ChoicesProps<Value>) {
  return (
    <FieldGroup {...field}>
      {({ id, name, required, 'aria-invalid': invalid }) => (
        <div className="order-choices">
          {options.map(({ value, label }, i) => (
            <label key={value}>
              <input
                type="radio"
                id={i === 0 ? id : `${id}-${value}`}
                name={name}
                value={value}
                required={required}
                aria-invalid={invalid}
                checked={chosen === value}
                onChange={() => onChoose(value)}
              />
              <span>{label}</span>
            </label>
          ))}
        </div>
      )}
    </FieldGroup>
  )
}
