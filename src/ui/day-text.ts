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

/** 'Friday 20 November at 18:30 UK time' */
export function momentText(moment: Date): string {
  const timeZone = 'Europe/London'
  const day = moment.toLocaleDateString('en-GB', { timeZone, weekday: 'long', day: 'numeric', month: 'long' })
  const time = moment.toLocaleTimeString('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' })
  return `${day} at ${time} UK time`
}
