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

/** 'Friday 20 November at 18:30 UK time' */
export function momentText(moment: Date): string {
  const timeZone = 'Europe/London'
  const day = moment.toLocaleDateString('en-GB', { timeZone, weekday: 'long', day: 'numeric', month: 'long' })
  const time = moment.toLocaleTimeString('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' })
  return `${day} at ${time} UK time`
}
