import { withSupabase } from '@supabase/server'
import { fromEnvironment } from '../_shared/dependencies.ts'
import { createSendAdminNotification } from '../_shared/send-admin-notification.ts'

const handle = createSendAdminNotification(fromEnvironment())

export default { fetch: withSupabase({ auth: 'publishable' }, handle) }
