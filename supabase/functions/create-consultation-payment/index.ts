import { withSupabase } from '@supabase/server'
import { createConsultationPayment } from '../_shared/create-consultation-payment.ts'
import { fromEnvironment } from '../_shared/dependencies.ts'
import { withPayments } from '../_shared/payments/from-environment.ts'

const handle = createConsultationPayment(withPayments(fromEnvironment()))

export default { fetch: withSupabase({ auth: 'publishable' }, handle) }
