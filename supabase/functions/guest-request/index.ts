import { withSupabase } from '@supabase/server'
import { fromEnvironment } from '../_shared/dependencies.ts'
import { createGuestRequest } from '../_shared/guest-request.ts'

const handle = createGuestRequest(fromEnvironment())

export default { fetch: withSupabase({ auth: 'publishable' }, handle) }
