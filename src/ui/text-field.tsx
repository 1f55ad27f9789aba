import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute } from 'react'
import { Field, type FieldProps } from './field.tsx'

type TextFieldProps = FieldProps & {
  type?: HTMLInputTypeAttribute
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined
  inputMode?: 'email' | 'tel' | 'text' | 'numeric'
  spellCheck?: boolean
  autoCapitalize?: 'none' | 'words'
  defaultValue?: string | undefined
  readOnly?: boolean
}

/** A one-line answer. It sets no maxlength, which would cut pasted text short without a word: a message says it. */
export function TextField({
  type = 'text',
  autoComplete,
  inputMode,
  spellCheck,
  autoCapitalize,
  defaultValue,
  readOnly,
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
          // Names are written in every script; the text itself decides its direction.
          dir={type === 'text' ? 'auto' : undefined}
        />
      )}
    </Field>
  )
}
