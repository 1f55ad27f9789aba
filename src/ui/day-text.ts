/** '20 November 2026': a day 'YYYY-MM-DD' as it stands, a moment by the visitor's own calendar. */
export function dayText(iso: string): string {
  const isDay = iso.length === 10
  return new Date(iso).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    ...(isDay && { timeZone: 'UTC' }),
  })
}
