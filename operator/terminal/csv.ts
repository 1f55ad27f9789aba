/** CSV as RFC 4180 has it. */

/** Quoted where it must be; what a spreadsheet would calculate is made a text for it. */
function field(value: string): string {
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** @returns a line of titles and one for each row */
export function csv<Name extends string>(columns: readonly Name[], rows: Record<Name, string>[]): string {
  const lines = [columns.join(','), ...rows.map((row) => columns.map((name) => field(row[name])).join(','))]
  return lines.map((line) => `${line}\r\n`).join('')
}
