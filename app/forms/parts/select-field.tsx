import { Field, type FieldProps } from './field.tsx'

type SelectFieldProps = FieldProps & { options: readonly string[]; prompt: string; autoComplete?: string }

/** One choice from a list, with the platform's own select: typing letters jumps to the matching option. */
export function SelectField({ options, prompt, autoComplete, ...field }: SelectFieldProps) {
  return (
    <Field {...field}>
      {(control) => (
        <select {...control} autoComplete={autoComplete}>
          <option value="">{prompt}</option>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      )}
    </Field>
  )
}
