import { Field, type FieldProps } from './field.tsx'
import { type Choice, choiceOf } from './radio-segments.tsx'

type SelectFieldProps = FieldProps & { options: readonly Choice[]; prompt: string; autoComplete?: string }

/** One choice from a list, with the platform's own select: typing letters jumps to the matching option. */
export function SelectField({ options, prompt, autoComplete, ...field }: SelectFieldProps) {
  return (
    <Field {...field}>
      {(control) => (
        <select {...control} autoComplete={autoComplete}>
          <option value="">{prompt}</option>
          {options.map(choiceOf).map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
