import type { ComponentProps, ReactNode } from 'react'
import { FIELD_WORDS } from '#content/ui.ts'

/** What every field of a form is told; the family of components in this folder shares it. */
export type FieldProps = {
  /** The field's name in the answers, and its id unless `id` says otherwise. */
  name: string
  id?: string | undefined
  label: string
  /** For a control that is named by more than its label. */
  labelId?: string | undefined
  /** What the answer is counted in, in brackets after the label: 'GMT'. */
  unit?: string | undefined
  hint?: ReactNode
  /** '': the error summary says it. */
  error?: string | undefined
  optional?: boolean | undefined
}

export type ControlProps = {
  id: string
  name: string
  required: boolean
  'aria-invalid': boolean
  'aria-describedby': string | undefined
}

type ControlledProps = FieldProps & { children: (control: ControlProps) => ReactNode }

/** A label, a hint, the control, and under it the message when there is one. */
export function Field({ children, ...field }: ControlledProps) {
  const control = controlProps(field)
  return (
    <div className={field.error === undefined ? 'field' : 'field invalid'}>
      <label htmlFor={control.id} id={field.labelId}>
        <LabelText field={field} />
      </label>
      <Hint field={field} />
      {children(control)}
      <Message field={field} />
    </div>
  )
}

/** The same for several controls that answer one question: a fieldset with its legend. */
export function FieldGroup({ children, ...field }: ControlledProps) {
  const control = controlProps(field)
  return (
    <fieldset
      className={field.error === undefined ? 'field' : 'field invalid'}
      aria-describedby={control['aria-describedby']}
    >
      <legend>
        <LabelText field={field} />
      </legend>
      <Hint field={field} />
      {children(control)}
      <Message field={field} />
    </fieldset>
  )
}

export function controlProps(field: FieldProps): ControlProps {
  const id = field.id ?? field.name
  const described = [field.hint && hintId(id), field.error !== undefined && messageId(id)]
    .filter(Boolean)
    .join(' ')
  return {
    id,
    name: field.name,
    required: !field.optional,
    // Said explicitly: some screen readers call an empty required field invalid before anybody has answered.
    'aria-invalid': field.error !== undefined,
    'aria-describedby': described || undefined,
  }
}

function LabelText({ field }: { field: FieldProps }) {
  return (
    <>
      <span>{field.label}</span>
      {field.unit && <em>{` (${field.unit})`}</em>}
      {field.optional && <em>{` ${FIELD_WORDS.optional}`}</em>}
    </>
  )
}

function Hint({ field: { name, id = name, hint } }: { field: FieldProps }) {
  if (!hint) return null
  return (
    <span className="hint" id={hintId(id)}>
      {hint}
    </span>
  )
}

function Message({ field: { name, id = name, error } }: { field: FieldProps }) {
  if (!error) return null
  return (
    <span className="error-message" id={messageId(id)}>
      <span>
        <span className="visually-hidden">{`${FIELD_WORDS.error} `}</span>
        <span>{error}</span>
      </span>
    </span>
  )
}

const hintId = (id: string) => `${id}-hint`
export const messageId = (id: string) => `${id}-error`

/** Of a field with one control: what is the field's, and what is the control's alone. */
export function parted<Props extends FieldProps>(props: Props) {
  const { name, id, label, labelId, unit, hint, error, optional, ...attributes } = props
  return { field: { name, id, label, labelId, unit, hint, error, optional }, attributes }
}

/** Of a field with one control, which takes further attributes. */
export type PropsFor<Tag extends 'input' | 'textarea' | 'select'> = FieldProps &
  Omit<ComponentProps<Tag>, keyof FieldProps>

/** A one-line answer. It sets no maxlength, which would cut pasted text short without a word: a message says it. */
export function TextField({ type = 'text', ...props }: PropsFor<'input'>) {
  const { field, attributes } = parted(props)
  return (
    <Field {...field}>
      {(control) => (
        // Names are written in every script; the text itself decides its direction.
        <input {...control} type={type} {...attributes} dir={type === 'text' ? 'auto' : undefined} />
      )}
    </Field>
  )
}

export function TextArea({ rows = 5, ...props }: PropsFor<'textarea'>) {
  const { field, attributes } = parted(props)
  return (
    <Field {...field}>{(control) => <textarea {...control} rows={rows} {...attributes} dir="auto" />}</Field>
  )
}

export function TickField(props: PropsFor<'input'>) {
  const { field, attributes } = parted(props)
  const control = controlProps(field)
  return (
    <div className={field.error === undefined ? 'field' : 'field invalid'}>
      <label className="tick">
        <input {...control} type="checkbox" {...attributes} />
        <span>{field.label}</span>
      </label>
      <Message field={field} />
    </div>
  )
}
