import { withSupabase } from '@supabase/server'
import { fromEnvironment } from '../_shared/dependencies.ts'
import { createSendContactEmail } from '../_shared/send-contact-email.ts'

const handle = createSendContactEmail(fromEnvironment())

export default { fetch: withSupabase({ auth: 'publishable' }, handle) }
