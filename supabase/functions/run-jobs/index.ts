import { serve } from '../_shared/http/serve.ts'
import { createRunJobs } from '../_shared/jobs/run-jobs.ts'

export default serve({ auth: 'secret' }, createRunJobs)
