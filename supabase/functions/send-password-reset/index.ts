import { withSupabase } from '@supabase/server'
import { fromEnvironment } from '../_shared/dependencies.ts'
import { createSendPasswordReset } from '../_shared/send-password-reset.ts'

const handle = createSendPasswordReset(fromEnvironment())

export default { fetch: withSupabase({ auth: 'publishable' }, handle) }
