/** The day stands in the nominative with its weekday: after a colon. */
export const UK_MOMENT = '{day}, {time} за часом Великої Британії'
