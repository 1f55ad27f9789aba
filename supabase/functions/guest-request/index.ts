import { serve } from '../_shared/http/serve.ts'
import { createGuestRequest } from '../_shared/quote/guest-request.ts'

export default serve({ auth: 'publishable' }, createGuestRequest)
