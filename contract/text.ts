/** Also in the database (`public.is_line`). Right-to-left names need no direction marks: pages and messages isolate them. */

const MARKS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g

const NOT_IN_A_LINE = /[\p{Cc}\p{Cs}\u2028\u2029\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/u
const NOT_IN_LINES = /[^\P{Cc}\n\t]|\p{Cs}/u

export const withoutMarks = (text: string): string => text.replace(MARKS, '')

/** What people meant to paste: no marks, single spaces. Line breaks stay, and are refused. */
export const cleanLine = (text: string): string =>
  withoutMarks(text)
    .replace(/[\t\p{Zs}]+/gu, ' ')
    .trim()

/** Line breaks are normalised, so that limits count the same everywhere. */
export const cleanLines = (text: string): string =>
  withoutMarks(text)
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .trim()

export const isLine = (text: string): boolean => !NOT_IN_A_LINE.test(text)

export const areLines = (text: string): boolean => !NOT_IN_LINES.test(text)

/** Some systems allow line breaks and halves of surrogate pairs in file names. */
export const cleanFileName = (name: string): string =>
  cleanLine(name.replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/gu, ''))

/** CSV as in RFC 4180. Spreadsheets take a field for a formula by its first sign: it gets an apostrophe, unless it is a number. */
function csvField(value: string): string {
  const text =
    /^[\s\p{Cf}]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r]/u.test(value) && !/^-?\d+(\.\d+)?$/.test(value)
      ? `'${value}`
      : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

export const csvLine = (values: readonly string[]): string => `${values.map(csvField).join(',')}\r\n`
