import { createConsultationsFeed } from '../_shared/booking/consultations-feed.ts'
import { fromEnvironment } from '../_shared/dependencies.ts'
import { serve } from '../_shared/http/serve.ts'

const dependencies = fromEnvironment()

export default {
  fetch: serve(dependencies, { auth: 'none' }, createConsultationsFeed(dependencies)),
}
