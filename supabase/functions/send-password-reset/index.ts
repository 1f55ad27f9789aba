import { createSendPasswordReset } from '../_shared/account/send-password-reset.ts'
import { serve } from '../_shared/http/serve.ts'

export default serve({ auth: 'publishable' }, createSendPasswordReset)
