import { createConsultationPayment } from '../_shared/booking/create-consultation-payment.ts'
import { serve } from '../_shared/http/serve.ts'
import { withPayments } from '../_shared/payments/from-environment.ts'

export default serve({ auth: 'publishable' }, (dependencies) =>
  createConsultationPayment(withPayments(dependencies)),
)
