import type { ChangeEvent } from 'react'
import { OPERATOR_ORDER } from '#content/operator.ts'
import { COUNTRY_NAMES } from '#contract/country-codes.ts'
import { isHome, type VatCustomer } from '#contract/vat.ts'
import { TextField } from '#src/ui/field.tsx'
import { SelectField } from '#src/ui/radio-segments.tsx'

const words = OPERATOR_ORDER.offer.customer

const KINDS = (['private', 'business'] as const).map((value) => ({ value, label: words.kinds[value] }))
const COUNTRIES = [...COUNTRY_NAMES].map(([value, label]) => ({ value, label }))

type OfferCustomerProps = {
  customer: VatCustomer
  errorOf: (id: string) => string | undefined
  onChange: (customer: VatCustomer) => void
}

export function OfferCustomer({ customer, errorOf, onChange }: OfferCustomerProps) {
  const { country, business } = customer
  const field = (name: 'country' | 'vatNumber' | 'evidence') => ({
    ...{ name, label: words[name], error: errorOf(name), value: customer[name] },
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      onChange({ ...customer, [name]: target.value }),
  })
  return (
    <fieldset className="grp">
      <legend>{words.title}</legend>
      <p className="hint">{words.hint}</p>
      <div className="pair">
        <SelectField
          name="business"
          label={words.business}
          options={KINDS}
          value={business ? 'business' : 'private'}
          onChange={({ target }) => onChange({ ...customer, business: target.value === 'business' })}
        />
        <SelectField {...field('country')} options={COUNTRIES} />
      </div>
      {business && (
        <div className="pair">
          <TextField {...field('vatNumber')} optional autoComplete="off" spellCheck={false} />
          {!isHome(country) && <TextField {...field('evidence')} optional autoComplete="off" />}
        </div>
      )}
      {business && !isHome(country) && <p className="hint">{words.evidenceHint}</p>}
    </fieldset>
  )
}
