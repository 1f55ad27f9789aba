import { fromEnvironment } from '../_shared/dependencies.ts'
import { serve } from '../_shared/http/serve.ts'
import { createSendContactEmail } from '../_shared/send-contact-email.ts'

const dependencies = fromEnvironment()

export default {
  fetch: serve(dependencies, { auth: 'publishable' }, createSendContactEmail(dependencies)),
}
