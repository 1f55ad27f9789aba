import { BookingPage } from '#app/forms/booking/booking-page.tsx'
import { island } from './island.tsx'

export const BookingIsland = island('booking', BookingPage)
