import { LANGUAGE } from '#content/language.ts'
import { READY_WORDS } from '#content/ready.ts'
import { formatPence, formatRate, type Ready, readyFact } from '#contract/order.ts'
import { dayText } from '#src/ui/day-text.ts'

/** An order's facts in the language of the page. */

export const priceText = (pence: number): string => formatPence(pence, LANGUAGE)

export const rateText = (hundredths: number): string => formatRate(hundredths, LANGUAGE)

/** By when it is ready. */
export const readyText = (ready: Ready) => readyFact(ready, { LANGUAGE, READY_WORDS }, dayText)
