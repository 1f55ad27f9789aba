import { LANGUAGE } from '#content/language.ts'
import { QUOTE_FIELD_WORDS } from '#content/quote.ts'
import { optionsOf } from '#contract/fields.ts'
import { QUOTE_FIELDS } from '#contract/quote.ts'
import type { HomePage } from '#src/collections/schemas.ts'
import { PATHS } from '#src/lib/routes.ts'

const COUNTRIES = optionsOf(QUOTE_FIELDS.countryOfOrigin, QUOTE_FIELD_WORDS.countryOfOrigin, LANGUAGE.tag)

/** A plain GET: /get-quote fills in both countries. */
export function RouteQuestion(words: HomePage['route']) {
  const blanks = [
    { label: words.from, name: 'from', initial: words.fromInitially },
    { label: words.to, name: 'to', initial: words.toInitially },
  ]
  return (
    <section className="wrap ask">
      <h2>{words.title}</h2>
      <form action={PATHS.getQuote}>
        {blanks.map(({ label, name, initial }) => (
          <label key={name}>
            {label}{' '}
            <select name={name} defaultValue={initial}>
              {COUNTRIES.map(({ value, label: country }) => (
                <option key={value} value={value}>
                  {country}
                </option>
              ))}
            </select>
          </label>
        ))}
        <button className="btn" type="submit">
          {words.button}
        </button>
      </form>
    </section>
  )
}
