import { withSupabase } from '@supabase/server'
import { fromEnvironment } from '../_shared/dependencies.ts'
import { createSendWelcomeEmail } from '../_shared/send-welcome-email.ts'

const handle = createSendWelcomeEmail(fromEnvironment())

export default { fetch: withSupabase({ auth: 'publishable' }, handle) }
