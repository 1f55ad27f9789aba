/** 'Friday 20 November at 18:30 UK time' */
export function momentText(moment: Date): string {
  const timeZone = 'Europe/London'
  const day = moment.toLocaleDateString('en-GB', { timeZone, weekday: 'long', day: 'numeric', month: 'long' })
  const time = moment.toLocaleTimeString('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' })
  return `${day} at ${time} UK time`
}
