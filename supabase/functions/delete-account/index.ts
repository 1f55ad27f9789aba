import { createDeleteAccount } from '../_shared/account/delete-account.ts'
import { serve } from '../_shared/http/serve.ts'

export default serve({ auth: 'publishable' }, createDeleteAccount)
