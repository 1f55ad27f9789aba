import { withSupabase } from '@supabase/server'
import { createDeleteAccount } from '../_shared/delete-account.ts'
import { fromEnvironment } from '../_shared/dependencies.ts'

const handle = createDeleteAccount(fromEnvironment())

export default { fetch: withSupabase({ auth: 'publishable' }, handle) }
