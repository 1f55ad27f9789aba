import { withSupabase } from '@supabase/server'
import { createBookingStatus } from '../_shared/booking-status.ts'
import { fromEnvironment } from '../_shared/dependencies.ts'
import { withPayments } from '../_shared/payments/from-environment.ts'

const handle = createBookingStatus(withPayments(fromEnvironment()))

export default { fetch: withSupabase({ auth: 'publishable' }, handle) }
