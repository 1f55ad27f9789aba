import { COUNTRIES } from '#contract/countries.ts'
import type { HomePage } from '#src/collections/schemas.ts'
import { PATHS } from '#src/lib/routes.ts'

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
              {COUNTRIES.map((country) => (
                <option key={country}>{country}</option>
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
