import { fromEnvironment } from '../_shared/dependencies.ts'
import { serve } from '../_shared/http/serve.ts'
import { createGuestRequest } from '../_shared/quote/guest-request.ts'

const dependencies = fromEnvironment()

export default {
  fetch: serve(dependencies, { auth: 'publishable' }, createGuestRequest(dependencies)),
}
