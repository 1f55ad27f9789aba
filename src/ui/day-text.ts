/**
 * '20 November 2026': a day 'YYYY-MM-DD', or that of a moment, in the United Kingdom. Papers and messages say the same day, wherever
 * the page is read.
 */
export function dayText(iso: string): string {
  // The midnight (UTC) of a day is the same day in the United Kingdom, in winter as in summer.
  return new Date(iso).toLocaleDateString('en-GB', {
    timeZone: 'Europe/London',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  })
}
