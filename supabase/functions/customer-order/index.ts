import { BANK_TRANSFER } from '#contract/business-facts.ts'
import { fromEnvironment } from '../_shared/dependencies.ts'
import { serve } from '../_shared/http/serve.ts'
import { createCustomerOrder } from '../_shared/order/customer-order.ts'
import { withPayments } from '../_shared/payments/from-environment.ts'

const dependencies = withPayments(fromEnvironment())

export default {
  fetch: serve(dependencies, { auth: 'publishable' }, createCustomerOrder(dependencies, BANK_TRANSFER)),
}
