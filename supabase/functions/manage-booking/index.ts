import { createManageBooking } from '../_shared/booking/manage-booking.ts'
import { serve } from '../_shared/http/serve.ts'
import { withPayments } from '../_shared/payments/from-environment.ts'

export default serve({ auth: 'publishable' }, (dependencies) =>
  createManageBooking(withPayments(dependencies)),
)
