import { withSupabase } from '@supabase/server'
import { fromEnvironment } from '../_shared/dependencies.ts'
import { createRunJobs } from '../_shared/run-jobs.ts'

const handle = createRunJobs(fromEnvironment())

export default { fetch: withSupabase({ auth: 'secret', cors: 'disabled' }, handle) }
