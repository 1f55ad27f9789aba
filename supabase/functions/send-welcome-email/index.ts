import { createSendWelcomeEmail } from '../_shared/account/send-welcome-email.ts'
import { serve } from '../_shared/http/serve.ts'

export default serve({ auth: 'publishable' }, createSendWelcomeEmail)
