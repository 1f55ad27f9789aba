import type { FocusEvent, ReactNode } from 'react'
import { type ChoiceWords, type Field, type Fields, type NameOf, namesOf } from '#contract/fields.ts'
import { TextArea, TextField } from '#src/ui/field.tsx'
import { RadioSegments, SelectField } from '#src/ui/radio-segments.tsx'
import { tidyEmail } from './preload.ts'

type PerField<F extends Fields, Value> = { readonly [Name in NameOf<F>]?: Value | undefined }

export type FormFieldsProps<F extends Fields> = {
  fields: F
  section: string
  errors: PerField<F, string>
  hints?: PerField<F, ReactNode>
  words?: ChoiceWords<F>
  /** Answers on which other fields depend. */
  known?: PerField<F, string>
  values?: PerField<F, string>
  rows?: number
}

export function FormFields<F extends Fields>({ fields, section, known, ...about }: FormFieldsProps<F>) {
  const lines: NameOf<F>[][] = []
  for (const name of namesOf(fields)) {
    const { section: own, half, onlyIf } = fields[name] as Field
    if (own !== section || (onlyIf && known?.[onlyIf[0]] !== onlyIf[1])) continue
    const line = lines.at(-1)
    const [first] = line ?? []
    if (line?.length === 1 && half && first && fields[first]?.half) line.push(name)
    else lines.push([name])
  }
  const { errors, hints, words, values, rows } = about
  const field = (name: NameOf<F>) => (
    <FormField
      key={name}
      name={name}
      field={fields[name] as Field}
      error={errors[name]}
      hint={hints?.[name]}
      words={words?.[name]}
      value={values?.[name]}
      rows={rows}
    />
  )
  return lines.map((line) =>
    line.length === 1 ? (
      line.map(field)
    ) : (
      <div className="pair" key={line[0]}>
        {line.map(field)}
      </div>
    ),
  )
}

const INPUTS = {
  text: {},
  email: { type: 'email', inputMode: 'email', spellCheck: false, autoCapitalize: 'none' },
  tel: { type: 'tel', inputMode: 'tel' },
} as const

const tidy = (event: FocusEvent<HTMLInputElement>) => {
  // If loading fails, it is tidied on sending.
  tidyEmail(event.currentTarget).catch(() => undefined)
}

type FormFieldProps = {
  name: string
  field: Field
  error: string | undefined
  id?: string
  label?: string
  hint?: ReactNode
  words?: Readonly<Record<string, string>> | undefined
  value?: string | undefined
  rows?: number | undefined
}

export function FormField({ field, words, value, rows, label = field.label, ...given }: FormFieldProps) {
  const common = { ...given, label, optional: field.required === false }
  const choices =
    'choices' in field
      ? field.choices.map((choice) => ({ value: choice, label: words?.[choice] ?? choice }))
      : []
  switch (field.kind) {
    case 'select':
      return <SelectField {...common} options={choices} prompt={field.prompt ?? ''} />
    case 'radio':
      return <RadioSegments {...common} options={choices} chosen={value} />
    case 'textarea':
      return <TextArea {...common} rows={rows} />
    case 'text':
    case 'email':
    case 'tel':
      return (
        <TextField
          {...common}
          {...INPUTS[field.kind]}
          {...(field.kind === 'email' && { onBlur: tidy })}
          autoComplete={field.autoComplete}
          defaultValue={value}
        />
      )
  }
  return null
}
