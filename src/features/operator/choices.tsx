import { FieldGroup, type FieldProps } from '#src/ui/field.tsx'

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
