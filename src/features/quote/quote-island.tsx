import { island } from '#src/lib/island.tsx'
import { QuotePage } from './quote-page.tsx'

export const QuoteIsland = island('quote', QuotePage)
