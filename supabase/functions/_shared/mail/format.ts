/** Formats numbers and times for e-mails. */

const DAY = { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' } as const

const makeFormats = () => ({
  london: new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', hour: '2-digit', minute: '2-digit' }),
  ukDay: new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', ...DAY }),
  day: new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...DAY }),
  time: new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', hour: '2-digit', minute: '2-digit' }),
})

/** Made when they are first needed: the first one brings 6 MB of Node's languages and calendars into memory. */
let formats: ReturnType<typeof makeFormats> | undefined

/**
 * A moment of a consultation: in GMT, with UK local time while that differs, 'Fri, 20 November 2026, 14:05 GMT'. The day is that
 * in GMT.
 */
export function bothClocks(moment: Date): string {
  formats ??= makeFormats()
  const gmt = formats.time.format(moment)
  const london = formats.london.format(moment)
  return `${formats.day.format(moment)}, ${gmt} GMT${london === gmt ? '' : ` (${london} in the UK)`}`
}

/** Any other moment, by the clock of the United Kingdom, as pages and papers say it: 'Fri, 20 November 2026, 14:05 UK time'. */
export function ukMoment(moment: Date): string {
  formats ??= makeFormats()
  return `${formats.ukDay.format(moment)}, ${formats.london.format(moment)} UK time`
}

/** A human-readable file size: '9.9 MB', '340 KB'. */
export function fileSize(bytes: number): string {
  if (bytes >= 1024 * 1024) return `${(bytes / 1024 / 1024).toFixed(1)} MB`
  return `${Math.max(1, Math.round(bytes / 1024))} KB`
}
