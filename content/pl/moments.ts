import type * as English from '#content/moments.ts'
import type { Translated } from '#contract/language.ts'

/** ‘piątek, 20 listopada’ is in the nominative: texts that show it put a colon before it. */
export const UK_MOMENT: Translated<typeof English.UK_MOMENT> = '{day}, godz. {time} czasu brytyjskiego'
