import { withSupabase } from '@supabase/server'
import { fromEnvironment } from '../_shared/dependencies.ts'
import { createManageBooking } from '../_shared/manage-booking.ts'
import { withPayments } from '../_shared/payments/from-environment.ts'

const handle = createManageBooking(withPayments(fromEnvironment()))

export default { fetch: withSupabase({ auth: 'publishable' }, handle) }
