import type { ServicePage } from '#src/collections/schemas.ts'
import { Section } from '#src/ui/section.tsx'

/** On small screens rows become slips, and the third column repeats its heading. */
export function AuthorityTable({ title, text, table }: ServicePage['sections']['authorities']) {
  return (
    <Section title={title} text={text}>
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
    </Section>
  )
}
