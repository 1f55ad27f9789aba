import { createBookingStatus } from '../_shared/booking/booking-status.ts'
import { serve } from '../_shared/http/serve.ts'

export default serve({ auth: 'publishable' }, createBookingStatus)
