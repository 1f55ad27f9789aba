import type { ServicePageContent } from '#content/service-pages/service-page.ts'

/** On small screens every row becomes a slip, and the third column carries its heading along. */
export function AuthorityTable({ title, text, columns, rows }: ServicePageContent['authorities']) {
  return (
    <section className="wrap">
      <div className="section-head">
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([head, asked, note]) => (
            <tr key={head}>
              <th scope="row">{head}</th>
              <td>{asked}</td>
              <td>{note}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
