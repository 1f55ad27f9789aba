import { csvLine } from '#contract/text.ts'
import { cutTo, manyLines, oneLine, pad, widthOf, wrap } from './text.ts'

/** Fits any window and a letter. */
export const COLUMNS = 80

const GAP = '  '

export type Column<Row> = {
  title: string
  value: (row: Row) => string
  /** If the table is too wide; the widest column is cut first. */
  cut?: boolean
  right?: boolean
}

function fitWidths(widths: number[], cut: boolean[], smallest: number[]): number[] {
  const fitted = [...widths]
  const room = COLUMNS - GAP.length * (widths.length - 1)
  while (fitted.reduce((sum, width) => sum + width, 0) > room) {
    let widest = -1
    for (const [i, width] of fitted.entries()) {
      const shrinks = cut[i] && width > (smallest[i] ?? 0)
      if (shrinks && (widest < 0 || width > (fitted[widest] ?? 0))) widest = i
    }
    if (widest < 0) break
    fitted[widest] = (fitted[widest] ?? 0) - 1
  }
  return fitted
}

/** Empty columns are left out. */
export function table<Row>(all: Column<Row>[], rows: Row[]): string {
  const columns = all.filter(({ value }) => rows.some((row) => value(row) !== ''))
  const cells = rows.map((row) => columns.map(({ value }) => oneLine(value(row))))
  const natural = columns.map(({ title }, i) =>
    Math.max(widthOf(title), ...cells.map((line) => widthOf(line[i] ?? ''))),
  )
  const widths = fitWidths(
    natural,
    columns.map(({ cut }) => cut === true),
    columns.map(({ title }) => Math.max(4, widthOf(title))),
  )
  const line = (texts: string[]) =>
    texts
      .map((text, i) => {
        const width = widths[i] ?? 0
        const fitted = cutTo(text, width)
        return columns[i]?.right
          ? ' '.repeat(Math.max(0, width - widthOf(fitted))) + fitted
          : pad(fitted, width)
      })
      .join(GAP)
      .trimEnd()
  return [columns.map(({ title }) => title), ...cells].map(line).join('\n')
}

/** A label a line; empty entries are left out. */
export function record(entries: [label: string, text: string | null | undefined][]): string {
  const given = entries.filter((entry): entry is [string, string] => Boolean(entry[1]))
  const indent = Math.max(0, ...given.map(([label]) => label.length)) + GAP.length
  return given
    .map(([label, text]) => {
      const lines = manyLines(text).flatMap((line) => wrap(line, COLUMNS - indent))
      return lines.map((line, i) => (pad(i === 0 ? label : '', indent) + line).trimEnd()).join('\n')
    })
    .join('\n')
}

/** Control characters are escaped, for the terminal's sake; it parses to the same data. */
export function json(value: unknown): string {
  return JSON.stringify(value, null, 2).replace(
    /[\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

export const csv = <Name extends string>(columns: readonly Name[], rows: Record<Name, string>[]): string =>
  [columns, ...rows.map((row) => columns.map((name) => row[name]))].map(csvLine).join('')
