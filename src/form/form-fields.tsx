import type { FocusEvent, ReactNode } from 'react'
import { LANGUAGE } from '#content/language.ts'
import {
  type Field,
  type Fields,
  type FieldWords,
  isAsked,
  type NameOf,
  namesOf,
  optionsOf,
  type WordsOf,
} from '#contract/fields.ts'
import { TextArea, TextField } from '#src/ui/field.tsx'
import { RadioSegments, SelectField } from '#src/ui/radio-segments.tsx'
import { tidyEmail } from './preload.ts'

type PerField<F extends Fields, Value> = { readonly [Name in NameOf<F>]?: Value | undefined }

export type FormFieldsProps<F extends Fields> = {
  fields: F
  words: WordsOf<F>
  section: string
  errors: PerField<F, string>
  hints?: PerField<F, ReactNode>
  /** Below a field, with a key. */
  notes?: PerField<F, ReactNode>
  known?: PerField<F, string>
  values?: PerField<F, string>
  rows?: number
}

export function FormFields<F extends Fields>({ fields, section, known, ...about }: FormFieldsProps<F>) {
  // Of each line the cells, and of each cell the field with those that follow from it.
  const lines: NameOf<F>[][][] = []
  const isHalf = (name: NameOf<F> | undefined) => name !== undefined && fields[name]?.half === true
  for (const name of namesOf(fields)) {
    const field = fields[name] as Field
    if (field.section !== section || (known && !isAsked(field, known))) continue
    const line = lines.at(-1)
    const cell = line?.at(-1)
    if (cell && isHalf(cell[0]) && field.onlyIf?.[0] === cell[0]) cell.push(name)
    else if (line?.length === 1 && isHalf(name) && isHalf(cell?.[0])) line.push([name])
    else lines.push([[name]])
  }
  const { errors, hints, notes, words, values, rows } = about
  const field = (name: NameOf<F>) => [
    <FormField
      key={name}
      name={name}
      field={fields[name] as Field}
      error={errors[name]}
      hint={hints?.[name]}
      words={words[name] as FieldWords}
      value={values?.[name]}
      rows={rows}
    />,
    notes?.[name],
  ]
  const cell = (names: NameOf<F>[]) =>
    names.length === 1 ? names.map(field) : <div key={names[0]}>{names.map(field)}</div>
  return lines.map((line) =>
    line.length === 1 ? (
      line.map(cell)
    ) : (
      <div className="pair" key={line[0]?.[0]}>
        {line.map(cell)}
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

const suggest = ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
  const { value } = currentTarget
  // If loading fails, any answer can still be typed. Not while someone types: WebKit would lose a letter.
  import('./suggest-languages.ts')
    .then(({ suggestLanguages }) => currentTarget.value === value && suggestLanguages(currentTarget))
    .catch(() => undefined)
}

type FormFieldProps = {
  name: string
  field: Field
  words: Pick<FieldWords, 'label' | 'choices'> & { prompt?: string }
  error: string | undefined
  id?: string
  hint?: ReactNode
  value?: string | undefined
  rows?: number | undefined
}

export function FormField({ field, words, value, rows, ...given }: FormFieldProps) {
  const common = { ...given, label: words.label, optional: !field.required }
  const choices = 'choices' in field ? optionsOf(field, words, LANGUAGE.tag) : []
  switch (field.kind) {
    case 'select':
      return <SelectField {...common} options={choices} prompt={words.prompt ?? ''} />
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
          {...(field.suggest && { onFocus: suggest })}
          autoComplete={field.autoComplete}
          // by which follow-up.css knows whether it is empty
          placeholder={field.required ? undefined : ' '}
          defaultValue={value}
        />
      )
  }
  return null
}
