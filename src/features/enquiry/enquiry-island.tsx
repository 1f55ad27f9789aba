import { island } from '#src/lib/island.tsx'
import { EnquiryPage } from './enquiry-page.tsx'

export const EnquiryIsland = island('enquiry', EnquiryPage)
