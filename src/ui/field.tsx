import type {
  FocusEventHandler,
  HTMLInputAutoCompleteAttribute,
  HTMLInputTypeAttribute,
  ReactNode,
} from 'react'

export type FieldProps = {
  /** Also the id, unless `id` is given. */
  name: string
  id?: string | undefined
  label: string
  /** In brackets after the label: 'GMT'. */
  unit?: string | undefined
  hint?: ReactNode
  error?: string | undefined
  optional?: boolean | undefined
}

type ControlProps = {
  id: string
  name: string
  required: boolean
  'aria-invalid': boolean
  'aria-describedby': string | undefined
}

export function Field({
  children,
  ...field
}: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const control = controlProps(field)
  return (
    <div className={field.error ? 'field invalid' : 'field'}>
      <label htmlFor={control.id} id={labelId(control.id)}>
        <LabelText field={field} />
      </label>
      <Hint field={field} />
      {children(control)}
      <Message field={field} />
    </div>
  )
}

/** For several controls that answer one question. */
export function FieldGroup({
  children,
  ...field
}: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const control = controlProps(field)
  return (
    <fieldset
      className={field.error ? 'field invalid' : 'field'}
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
  const described = [field.hint && hintId(id), field.error && messageId(id)].filter(Boolean).join(' ')
  return {
    id,
    name: field.name,
    required: !field.optional,
    // Explicit, because some screen readers call an empty required field invalid at once.
    'aria-invalid': Boolean(field.error),
    'aria-describedby': described || undefined,
  }
}

function LabelText({ field }: { field: FieldProps }) {
  return (
    <>
      <span>{field.label}</span>
      {field.unit && <em>{` (${field.unit})`}</em>}
      {field.optional && <em> (optional)</em>}
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

export function Message({ field: { name, id = name, error } }: { field: FieldProps }) {
  if (!error) return null
  return (
    <span className="error-message" id={messageId(id)}>
      <span>
        <span className="visually-hidden">Error: </span>
        <span>{error}</span>
      </span>
    </span>
  )
}

export const labelId = (id: string) => `${id}-label`
const hintId = (id: string) => `${id}-hint`
const messageId = (id: string) => `${id}-error`

type TextFieldProps = FieldProps & {
  type?: HTMLInputTypeAttribute
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined
  inputMode?: 'email' | 'tel' | 'text' | 'numeric'
  spellCheck?: boolean
  autoCapitalize?: 'none' | 'words'
  defaultValue?: string | undefined
  readOnly?: boolean
  onBlur?: FocusEventHandler<HTMLInputElement>
}

/** Without maxlength, which would silently cut pasted text: a message says it instead. */
export function TextField({
  type = 'text',
  autoComplete,
  inputMode,
  spellCheck,
  autoCapitalize,
  defaultValue,
  readOnly,
  onBlur,
  ...field
}: TextFieldProps) {
  return (
    <Field {...field}>
      {(control) => (
        <input
          {...control}
          type={type}
          autoComplete={autoComplete}
          inputMode={inputMode}
          spellCheck={spellCheck}
          autoCapitalize={autoCapitalize}
          defaultValue={defaultValue}
          readOnly={readOnly}
          onBlur={onBlur}
          // Names come in every script.
          dir={type === 'text' ? 'auto' : undefined}
        />
      )}
    </Field>
  )
}

type TextAreaProps = FieldProps &
  Pick<TextFieldProps, 'autoComplete' | 'defaultValue'> & { rows?: number | undefined }

export function TextArea({ rows = 5, autoComplete, defaultValue, ...field }: TextAreaProps) {
  return (
    <Field {...field}>
      {(control) => (
        <textarea
          {...control}
          rows={rows}
          autoComplete={autoComplete}
          defaultValue={defaultValue}
          dir="auto"
        />
      )}
    </Field>
  )
}
