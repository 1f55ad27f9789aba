import { island } from '#src/lib/island.tsx'
import { BookingPage } from './booking-page.tsx'

export const BookingIsland = island('booking', BookingPage)
