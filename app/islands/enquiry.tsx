import { EnquiryPage } from '#app/forms/enquiry/enquiry-page.tsx'
import { island } from './island.tsx'

export const EnquiryIsland = island('enquiry', EnquiryPage)
