import type { ReactNode } from 'react'
import { TextField } from '#src/ui/text-field.tsx'

/** The fields by which every form asks who somebody is, so that browsers fill them in everywhere alike. */

/** Given and family name, side by side. */
export function NameFields({ errors }: { errors: { givenName?: string; familyName?: string } }) {
  return (
    <div className="pair">
      <TextField name="givenName" label="Given name" autoComplete="given-name" error={errors.givenName} />
      <TextField name="familyName" label="Family name" autoComplete="family-name" error={errors.familyName} />
    </div>
  )
}

type FieldProps = { id?: string; label?: string; hint?: ReactNode; error: string | undefined }

export function EmailField({ label = 'Email', ...field }: FieldProps) {
  return (
    <TextField
      {...field}
      name="email"
      label={label}
      type="email"
      inputMode="email"
      autoComplete="email"
      spellCheck={false}
      autoCapitalize="none"
    />
  )
}

/** May be left empty. */
export function PhoneField({ label = 'Phone', ...field }: FieldProps) {
  return (
    <TextField {...field} name="phone" label={label} type="tel" inputMode="tel" autoComplete="tel" optional />
  )
}
