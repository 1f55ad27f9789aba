import { serve } from '../_shared/http/serve.ts'
import { createOperator } from '../_shared/operator/operator.ts'

export default serve({ auth: ['publishable', 'secret'] }, createOperator)
