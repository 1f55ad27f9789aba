/** '20 November 2026': a day, or a moment's day in the UK, wherever the page is read, as in PDFs and messages. */
export function dayText(iso: string): string {
  // Midnight UTC of a day is the same day in the UK, also in summer.
  return new Date(iso).toLocaleDateString('en-GB', {
    timeZone: 'Europe/London',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  })
}
