import { fromEnvironment } from '../_shared/dependencies.ts'
import { serve } from '../_shared/http/serve.ts'
import { createSendWelcomeEmail } from '../_shared/send-welcome-email.ts'

const dependencies = fromEnvironment()

export default {
  fetch: serve(dependencies, { auth: 'publishable' }, createSendWelcomeEmail(dependencies)),
}
