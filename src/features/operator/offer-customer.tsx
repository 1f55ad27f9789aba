import { OPERATOR_ORDER } from '#content/operator.ts'
import { COUNTRY_NAMES } from '#contract/country-codes.ts'
import { isHome, type VatCustomer } from '#contract/vat.ts'
import { Field } from '#src/ui/field.tsx'

const words = OPERATOR_ORDER.offer.customer

type OfferCustomerProps = {
  customer: VatCustomer
  errorOf: (id: string) => string | undefined
  onChange: (customer: VatCustomer) => void
}

/** Who the customer is for VAT. */
export function OfferCustomer({ customer, errorOf, onChange }: OfferCustomerProps) {
  const { country, business, vatNumber, evidence } = customer
  return (
    <fieldset className="grp">
      <legend>{words.title}</legend>
      <p className="hint">{words.hint}</p>
      <div className="pair">
        <Field name="business" label={words.business}>
          {(control) => (
            <select
              {...control}
              value={business ? 'business' : 'private'}
              onChange={(event) => onChange({ ...customer, business: event.target.value === 'business' })}
            >
              <option value="private">{words.kinds.private}</option>
              <option value="business">{words.kinds.business}</option>
            </select>
          )}
        </Field>
        <Field name="country" label={words.country} error={errorOf('country')}>
          {(control) => (
            <select
              {...control}
              value={country}
              onChange={(event) => onChange({ ...customer, country: event.target.value })}
            >
              {[...COUNTRY_NAMES].map(([code, name]) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
      {business && (
        <div className="pair">
          <Field name="vatNumber" label={words.vatNumber} error={errorOf('vatNumber')} optional>
            {(control) => (
              <input
                {...control}
                autoComplete="off"
                spellCheck={false}
                value={vatNumber}
                onChange={(event) => onChange({ ...customer, vatNumber: event.target.value })}
              />
            )}
          </Field>
          {!isHome(country) && (
            <Field name="evidence" label={words.evidence} error={errorOf('evidence')} optional>
              {(control) => (
                <input
                  {...control}
                  dir="auto"
                  autoComplete="off"
                  value={evidence}
                  onChange={(event) => onChange({ ...customer, evidence: event.target.value })}
                />
              )}
            </Field>
          )}
        </div>
      )}
      {business && !isHome(country) && <p className="hint">{words.evidenceHint}</p>}
    </fieldset>
  )
}
