export function say(text: string): void {
  process.stdout.write(`${text}\n`)
}

/** @param rows with the same columns; the first to the left, the rest to the right */
export function printTable(
  columns: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): void {
  const cells = [columns, ...rows.map((row) => row.map(String))]
  const widths = columns.map((_, i) => Math.max(...cells.map((row) => row[i]?.length ?? 0)))
  const line = (row: readonly string[]) =>
    row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join('  ')
  say(`${cells.map((row) => line(row).trimEnd()).join('\n')}\n`)
}

export const TIMES_COLUMNS = ['', 'count', 'p50 ms', 'p99 ms', 'max ms'] as const

/** The value that the given share of the sorted values does not exceed. */
const percentile = (sorted: readonly number[], share: number) =>
  sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0

/** A row of `TIMES_COLUMNS`; the times are in milliseconds. */
export function timesRow(name: string, times: readonly number[]): (string | number)[] {
  const sorted = times.toSorted((a, b) => a - b)
  const shown = [percentile(sorted, 0.5), percentile(sorted, 0.99), sorted.at(-1) ?? 0]
  return [name, sorted.length, ...shown.map((ms) => ms.toFixed(0))]
}
