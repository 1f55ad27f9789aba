import { withSupabase } from '@supabase/server'
import { fromEnvironment } from '../_shared/dependencies.ts'
import { withPayments } from '../_shared/payments/from-environment.ts'
import { createRunJobs } from '../_shared/run-jobs.ts'

const handle = createRunJobs(withPayments(fromEnvironment()))

export default { fetch: withSupabase({ auth: 'secret', cors: 'disabled' }, handle) }
