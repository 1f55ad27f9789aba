import { createSendContactEmail } from '../_shared/enquiry/send-contact-email.ts'
import { serve } from '../_shared/http/serve.ts'

export default serve({ auth: 'publishable' }, createSendContactEmail)
