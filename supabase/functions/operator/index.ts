import { fromEnvironment } from '../_shared/dependencies.ts'
import { serve } from '../_shared/http/serve.ts'
import { createOperator } from '../_shared/operator/operator.ts'
import { withPayments } from '../_shared/payments/from-environment.ts'

const dependencies = withPayments(fromEnvironment())

export default {
  fetch: serve(dependencies, { auth: ['publishable', 'secret'] }, createOperator(dependencies)),
}
