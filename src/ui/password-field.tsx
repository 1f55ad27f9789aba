import { useState } from 'react'
import { Field, type FieldProps } from './field.tsx'

type PasswordFieldProps = FieldProps & { autoComplete: 'current-password' | 'new-password' }

/** A password, with a button that shows what was typed. Pasting and password managers are welcome. */
export function PasswordField({ autoComplete, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
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
            aria-pressed={shown}
            aria-controls={control.id}
            aria-label={`Show ${field.label.toLowerCase()}`}
            onClick={() => setShown(!shown)}
          >
            {shown ? 'Hide' : 'Show'}
          </button>
        </span>
      )}
    </Field>
  )
}
