/** Formats numbers and times for e-mails. */

const LONDON = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  hour: '2-digit',
  minute: '2-digit',
})
const GMT_DAY = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  weekday: 'short',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
})
const GMT_TIME = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', hour: '2-digit', minute: '2-digit' })

/** A moment in GMT, with UK local time while that differs: 'Fri, 20 November 2026, 14:05 GMT'. */
export function bothClocks(moment: Date): string {
  const gmt = GMT_TIME.format(moment)
  const london = LONDON.format(moment)
  return `${GMT_DAY.format(moment)}, ${gmt} GMT${london === gmt ? '' : ` (${london} in the UK)`}`
}

/** A human-readable file size: '9.9 MB', '340 KB'. */
export function fileSize(bytes: number): string {
  if (bytes >= 1024 * 1024) return `${(bytes / 1024 / 1024).toFixed(1)} MB`
  return `${Math.max(1, Math.round(bytes / 1024))} KB`
}
