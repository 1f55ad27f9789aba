import { withSupabase } from '@supabase/server'
import { fromEnvironment } from '../_shared/dependencies.ts'
import { createOpenDocument } from '../_shared/open-document.ts'

const handle = createOpenDocument(fromEnvironment())

export default { fetch: withSupabase({ auth: 'none', cors: 'disabled' }, handle) }
