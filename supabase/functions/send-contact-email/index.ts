import { fromEnvironment } from '../_shared/dependencies.ts'
import { createSendContactEmail } from '../_shared/enquiry/send-contact-email.ts'
import { serve } from '../_shared/http/serve.ts'

const dependencies = fromEnvironment()

export default {
  fetch: serve(dependencies, { auth: 'publishable' }, createSendContactEmail(dependencies)),
}
