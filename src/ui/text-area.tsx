import { Field, type FieldProps } from './field.tsx'

/** An answer of several lines. */
export function TextArea({ rows = 5, ...field }: FieldProps & { rows?: number | undefined }) {
  return <Field {...field}>{(control) => <textarea {...control} rows={rows} dir="auto" />}</Field>
}
