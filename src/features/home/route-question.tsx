import { HOME } from '#content/home.ts'
import { COUNTRIES } from '#contract/countries.ts'
import { PATHS } from '#src/lib/routes.ts'

/** A sentence with two blanks, sent as a plain GET: /get-quote then has both countries filled in. */
export function RouteQuestion() {
  const { title, blanks, button } = HOME.route
  return (
    <section className="wrap ask">
      <h2>{title}</h2>
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
        <button className="btn ink" type="submit">
          {button}
        </button>
      </form>
    </section>
  )
}
