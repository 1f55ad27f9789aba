import { serve } from '../_shared/http/serve.ts'
import { createStripeWebhook } from '../_shared/payments/stripe-webhook.ts'

export default serve({ auth: 'none' }, createStripeWebhook)
