/** CSV as in RFC 4180. Spreadsheets take a field for a formula by its first sign: it gets an apostrophe, unless it is a number. */
function csvField(value: string): string {
  const text =
    /^[\s\p{Cf}]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r]/u.test(value) && !/^-?\d+(\.\d+)?$/.test(value)
      ? `'${value}`
      : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

export const csvLine = (values: readonly string[]): string => `${values.map(csvField).join(',')}\r\n`
