import { BANK_TRANSFER } from '#contract/business-facts.ts'
import { serve } from '../_shared/http/serve.ts'
import { createCustomerOrder } from '../_shared/order/customer-order.ts'

export default serve({ auth: 'publishable' }, (dependencies) =>
  createCustomerOrder(dependencies, BANK_TRANSFER),
)
