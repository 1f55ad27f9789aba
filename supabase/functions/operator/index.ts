import { serve } from '../_shared/http/serve.ts'
import { createOperator } from '../_shared/operator/operator.ts'
import { withPayments } from '../_shared/payments/from-environment.ts'

export default serve({ auth: ['publishable', 'secret'] }, (dependencies) =>
  createOperator(withPayments(dependencies)),
)
