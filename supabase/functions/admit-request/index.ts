import { serve } from '../_shared/http/serve.ts'
import { createAdmitRequest } from '../_shared/senders/admit-request.ts'

export default serve({ auth: 'publishable' }, createAdmitRequest)
