import { createManageBooking } from '../_shared/booking/manage-booking.ts'
import { fromEnvironment } from '../_shared/dependencies.ts'
import { serve } from '../_shared/http/serve.ts'
import { withPayments } from '../_shared/payments/from-environment.ts'

const dependencies = withPayments(fromEnvironment())

export default {
  fetch: serve(dependencies, { auth: 'publishable' }, createManageBooking(dependencies)),
}
