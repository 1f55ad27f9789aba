import { useState } from 'react'
import { LANGUAGE } from '#content/language.ts'
import { FIELD_WORDS } from '#content/ui.ts'
import { fill } from '#contract/language.ts'
import { Field, type FieldProps } from './field.tsx'

type PasswordFieldProps = FieldProps & { autoComplete: 'current-password' | 'new-password' }

/** Allows pasting and password managers. */
export function PasswordField({ autoComplete, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  const [word, name] = shown
    ? [FIELD_WORDS.hide, FIELD_WORDS.hidePassword]
    : [FIELD_WORDS.show, FIELD_WORDS.showPassword]
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
            aria-label={fill(name, { field: field.label.toLocaleLowerCase(LANGUAGE.tag) })}
            onClick={() => setShown(!shown)}
          >
            {word}
          </button>
        </span>
      )}
    </Field>
  )
}
