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
  const { country, business, vatNumber, evidence } = customer
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
        <SelectField
          name="country"
          label={words.country}
          error={errorOf('country')}
          options={COUNTRIES}
          value={country}
          onChange={({ target }) => onChange({ ...customer, country: target.value })}
        />
      </div>
      {business && (
        <div className="pair">
          <TextField
            name="vatNumber"
            label={words.vatNumber}
            error={errorOf('vatNumber')}
            optional
            autoComplete="off"
            spellCheck={false}
            value={vatNumber}
            onChange={({ target }) => onChange({ ...customer, vatNumber: target.value })}
          />
          {!isHome(country) && (
            <TextField
              name="evidence"
              label={words.evidence}
              error={errorOf('evidence')}
              optional
              autoComplete="off"
              value={evidence}
              onChange={({ target }) => onChange({ ...customer, evidence: target.value })}
            />
          )}
        </div>
      )}
      {business && !isHome(country) && <p className="hint">{words.evidenceHint}</p>}
    </fieldset>
  )
}
