import { serve } from '../_shared/http/serve.ts'
import { withPayments } from '../_shared/payments/from-environment.ts'
import { createStripeWebhook } from '../_shared/payments/stripe-webhook.ts'

export default serve({ auth: 'none' }, (dependencies) => createStripeWebhook(withPayments(dependencies)))
