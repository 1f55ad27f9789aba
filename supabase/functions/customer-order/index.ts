import { BANK_TRANSFER } from '#contract/business-facts.ts'
import { serve } from '../_shared/http/serve.ts'
import { createCustomerOrder } from '../_shared/order/customer-order.ts'
import { withPayments } from '../_shared/payments/from-environment.ts'

export default serve({ auth: 'publishable' }, (dependencies) =>
  createCustomerOrder(withPayments(dependencies), BANK_TRANSFER),
)
