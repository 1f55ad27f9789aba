import { withSupabase } from '@supabase/server'
import { createAdmitRequest } from '../_shared/admit-request.ts'
import { fromEnvironment } from '../_shared/dependencies.ts'

const handle = createAdmitRequest(fromEnvironment())

export default { fetch: withSupabase({ auth: 'publishable' }, handle) }
