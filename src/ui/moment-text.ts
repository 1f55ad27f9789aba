/** A moment in the visitor's own time zone: 'Friday 20 November at 18:30'. */
export function momentText(moment: Date): string {
  const day = moment.toLocaleDateString('en-GB', { weekday: 'long', day: 'numeric', month: 'long' })
  const time = moment.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })
  return `${day} at ${time}`
}
