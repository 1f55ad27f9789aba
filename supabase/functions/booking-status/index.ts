import { createBookingStatus } from '../_shared/booking/booking-status.ts'
import { serve } from '../_shared/http/serve.ts'
import { withPayments } from '../_shared/payments/from-environment.ts'

export default serve({ auth: 'publishable' }, (dependencies) =>
  createBookingStatus(withPayments(dependencies)),
)
