import type * as English from '#content/moments.ts'
import type { Translated } from '#contract/language.ts'

/** The day stands in the nominative with its weekday: after a colon. */
export const UK_MOMENT: Translated<typeof English.UK_MOMENT> = '{day}, {time} за часом Великої Британії'
