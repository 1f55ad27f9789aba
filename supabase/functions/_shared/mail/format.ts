const DAY = { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' } as const

const makeFormats = () => ({
  london: new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', hour: '2-digit', minute: '2-digit' }),
  ukDay: new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', ...DAY }),
  day: new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...DAY }),
  time: new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', hour: '2-digit', minute: '2-digit' }),
})

/** Created lazily: the first loads 6 MB of locale data. */
let formats: ReturnType<typeof makeFormats> | undefined

/** 'Fri, 20 November 2026, 14:05 GMT', with UK local time if it differs. The day is the one in GMT. */
export function bothClocks(moment: Date): string {
  formats ??= makeFormats()
  const gmt = formats.time.format(moment)
  const london = formats.london.format(moment)
  return `${formats.day.format(moment)}, ${gmt} GMT${london === gmt ? '' : ` (${london} in the UK)`}`
}

/** 'Fri, 20 November 2026, 14:05 UK time' */
export function ukMoment(moment: Date): string {
  formats ??= makeFormats()
  return `${formats.ukDay.format(moment)}, ${formats.london.format(moment)} UK time`
}

/** '9.9 MB', '340 KB' */
export function fileSize(bytes: number): string {
  if (bytes >= 1024 * 1024) return `${(bytes / 1024 / 1024).toFixed(1)} MB`
  return `${Math.max(1, Math.round(bytes / 1024))} KB`
}

/** '€1,234.50' of an amount in the minor unit, and a currency in lower case. */
export const currencyText = (amount: number, currency: string): string =>
  new Intl.NumberFormat('en-GB', { style: 'currency', currency }).format(amount / 100)

/** 'November 2026' of a day in it. */
export const monthText = (day: Date): string =>
  day.toLocaleDateString('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })
