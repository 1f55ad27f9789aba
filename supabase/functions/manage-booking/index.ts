import { createManageBooking } from '../_shared/booking/manage-booking.ts'
import { serve } from '../_shared/http/serve.ts'

export default serve({ auth: 'publishable' }, createManageBooking)
