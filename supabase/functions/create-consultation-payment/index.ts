import { createConsultationPayment } from '../_shared/booking/create-consultation-payment.ts'
import { serve } from '../_shared/http/serve.ts'

export default serve({ auth: 'publishable' }, createConsultationPayment)
