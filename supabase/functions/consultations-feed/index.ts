import { createConsultationsFeed } from '../_shared/booking/consultations-feed.ts'
import { serve } from '../_shared/http/serve.ts'

export default serve({ auth: 'none' }, createConsultationsFeed)
