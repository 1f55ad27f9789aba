import { createConfirmAccount } from '../_shared/account/confirm-account.ts'
import { serve } from '../_shared/http/serve.ts'

export default serve({ auth: 'publishable' }, createConfirmAccount)
