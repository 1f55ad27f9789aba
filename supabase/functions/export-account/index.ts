import { withSupabase } from '@supabase/server'
import { fromEnvironment } from '../_shared/dependencies.ts'
import { createExportAccount } from '../_shared/export-account.ts'

const handle = createExportAccount(fromEnvironment())

export default { fetch: withSupabase({ auth: 'publishable' }, handle) }
