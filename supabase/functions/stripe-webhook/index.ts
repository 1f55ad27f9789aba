import { fromEnvironment } from '../_shared/dependencies.ts'
import { serve } from '../_shared/http/serve.ts'
import { withPayments } from '../_shared/payments/from-environment.ts'
import { createStripeWebhook } from '../_shared/payments/stripe-webhook.ts'

const dependencies = withPayments(fromEnvironment())

export default {
  fetch: serve(dependencies, { auth: 'none' }, createStripeWebhook(dependencies)),
}
