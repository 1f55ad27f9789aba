import { LIVING_LINE } from '#content/living-line.ts'

/** Each is read aloud in its own language. */
export function LivingLine() {
  return (
    <section className="wrap two living">
      <div>
        <h2>{LIVING_LINE.title}</h2>
        <p>{LIVING_LINE.text}</p>
      </div>
      <table>
        <thead>
          <tr className="visually-hidden">
            {LIVING_LINE.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {LIVING_LINE.lines.map(({ language, lang, dir, wording }) => (
            <tr key={lang}>
              <th scope="row">{language}</th>
              <td lang={lang} dir={dir}>
                {wording}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
