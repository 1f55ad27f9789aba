import { percentile } from './measure.ts'

/** Plain tables. */

/** @param rows with the same columns; texts to the left, the rest to the right */
export function printTable(
  columns: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): void {
  const cells = rows.map((row) => row.map(String))
  const widths = columns.map((column, i) =>
    Math.max(column.length, ...cells.map((row) => row[i]?.length ?? 0)),
  )
  const line = (row: readonly string[]) =>
    row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join('  ')
  process.stdout.write(`${[columns, ...cells].map((row) => line(row).trimEnd()).join('\n')}\n\n`)
}

export function say(text: string): void {
  process.stdout.write(`${text}\n`)
}

/** 'a 1, b 2', or '-'. */
export const counts = (values: Readonly<Record<string, number>>) =>
  Object.entries(values)
    .map(([name, count]) => `${name} × ${count}`)
    .join(', ') || '-'

export const TIMES_COLUMNS = ['', 'count', 'p50 ms', 'p99 ms', 'max ms'] as const

/** A row of `TIMES_COLUMNS`; the times are in milliseconds. */
export function timesRow(name: string, times: readonly number[]): (string | number)[] {
  const sorted = times.toSorted((a, b) => a - b)
  const shown = [percentile(sorted, 0.5), percentile(sorted, 0.99), sorted.at(-1) ?? 0]
  return [name, sorted.length, ...shown.map((ms) => ms.toFixed(0))]
}
