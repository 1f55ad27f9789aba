import { serve } from '../_shared/http/serve.ts'
import { createRunJobs } from '../_shared/jobs/run-jobs.ts'
import { withPayments } from '../_shared/payments/from-environment.ts'

export default serve({ auth: 'secret' }, (dependencies) => createRunJobs(withPayments(dependencies)))
