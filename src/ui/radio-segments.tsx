import { FIELD_WORDS } from '#content/ui.ts'
import type { Option } from '#contract/fields.ts'
import { Field, FieldGroup, type FieldProps, type PropsFor, parted } from './field.tsx'

type RadioSegmentsProps<Value extends string> = FieldProps & {
  options: readonly { value: Value; label: string }[]
  chosen?: Value | undefined
  onChoose?: ((value: Value) => void) | undefined
  className?: string
}

/** The first one has the field's id, for the error summary's link. */
export function RadioSegments<Value extends string>({
  options,
  chosen,
  onChoose,
  className = 'segments',
  ...field
}: RadioSegmentsProps<Value>) {
  return (
    <FieldGroup {...field}>
      {({ id, name, required, 'aria-invalid': invalid }) => (
        <div className={className}>
          {options.map(({ value, label }, i) => (
            <label key={value}>
              <input
                type="radio"
                id={i === 0 ? id : `${id}-${i + 1}`}
                name={name}
                value={value}
                required={required}
                aria-invalid={invalid}
                defaultChecked={chosen === value}
                onChange={onChoose && (() => onChoose(value))}
              />
              <span>
                <SpokenText text={label} />
              </span>
            </label>
          ))}
        </div>
      )}
    </FieldGroup>
  )
}

type SelectFieldProps = PropsFor<'select'> & {
  options: readonly Option[]
  /** Of an answer that is still to be given. */
  prompt?: string
}

export function SelectField({ options, prompt, ...props }: SelectFieldProps) {
  const { field, attributes } = parted(props)
  return (
    <Field {...field}>
      {(control) => (
        <select {...control} {...attributes}>
          {prompt !== undefined && <option value="">{prompt}</option>}
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

/** '>48 hours' as it is written; read as 'More than 48 hours'. */
export function SpokenText({ text, className }: { text: string; className?: string }) {
  if (!text.startsWith('>')) return <bdi className={className}>{text}</bdi>
  return (
    <bdi className={className}>
      <bdi className="visually-hidden">{`${FIELD_WORDS.moreThan} `}</bdi>
      <bdi aria-hidden="true">&gt;</bdi>
      <bdi>{text.slice(1)}</bdi>
    </bdi>
  )
}
