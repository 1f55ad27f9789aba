import '#app/forms/parts/states.css'
import '#app/forms/parts/dialog.css'
import '#app/forms/parts/toasts.css'
import '#app/forms/quote/quote-sent.css'
import '#app/forms/booking/booking-later.css'

export { BookingPage as Island } from '#app/forms/booking/booking-page.tsx'
