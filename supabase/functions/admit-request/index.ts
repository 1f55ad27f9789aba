import { fromEnvironment } from '../_shared/dependencies.ts'
import { serve } from '../_shared/http/serve.ts'
import { createAdmitRequest } from '../_shared/senders/admit-request.ts'

const dependencies = fromEnvironment()

export default {
  fetch: serve(dependencies, { auth: 'publishable' }, createAdmitRequest(dependencies)),
}
