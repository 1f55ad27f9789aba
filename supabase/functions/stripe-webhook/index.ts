import { withSupabase } from '@supabase/server'
import { fromEnvironment } from '../_shared/dependencies.ts'
import { withPayments } from '../_shared/payments/from-environment.ts'
import { createStripeWebhook } from '../_shared/stripe-webhook.ts'

const handle = createStripeWebhook(withPayments(fromEnvironment()))

export default { fetch: withSupabase({ auth: 'none', cors: 'disabled' }, handle) }
