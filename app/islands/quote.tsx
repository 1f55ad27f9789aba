import { QuotePage } from '#app/forms/quote/quote-page.tsx'
import { island } from './island.tsx'

export const QuoteIsland = island('quote', QuotePage)
