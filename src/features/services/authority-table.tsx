import type { ServicePage } from '#src/collections/schemas.ts'
import { MarkdownLine } from '#src/ui/markdown-line.tsx'

/** On small screens rows become slips, and the third column repeats its heading. */
export function AuthorityTable({ title, text, table }: ServicePage['sections']['authorities']) {
  return (
    <section className="wrap">
      <div className="section-head">
        <h2>{title}</h2>
        <p>
          <MarkdownLine text={text} />
        </p>
      </div>
      <table>
        <thead>
          <tr>
            {table.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(([head, demand, note]) => (
            <tr key={head}>
              <th scope="row">{head}</th>
              <td>{demand}</td>
              <td>{note}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
