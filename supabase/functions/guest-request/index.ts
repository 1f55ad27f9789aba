import { fromEnvironment } from '../_shared/dependencies.ts'
import { createGuestRequest } from '../_shared/guest-request.ts'
import { serve } from '../_shared/http/serve.ts'

const dependencies = fromEnvironment()

export default {
  fetch: serve(dependencies, { auth: 'publishable' }, createGuestRequest(dependencies)),
}
