import { useState } from 'react'
import { Field, type FieldProps } from './field.tsx'

type PasswordFieldProps = FieldProps & { autoComplete: 'current-password' | 'new-password' }

/** Allows pasting and password managers. */
export function PasswordField({ autoComplete, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  const word = shown ? 'Hide' : 'Show'
  return (
    <Field {...field}>
      {(control) => (
        <span className="reveal">
          <input
            {...control}
            type={shown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
          />
          <button
            type="button"
            aria-controls={control.id}
            aria-label={`${word} ${field.label.toLowerCase()}`}
            onClick={() => setShown(!shown)}
          >
            {word}
          </button>
        </span>
      )}
    </Field>
  )
}
