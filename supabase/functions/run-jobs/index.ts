import { fromEnvironment } from '../_shared/dependencies.ts'
import { serve } from '../_shared/http/serve.ts'
import { createRunJobs } from '../_shared/jobs/run-jobs.ts'
import { withPayments } from '../_shared/payments/from-environment.ts'

const dependencies = withPayments(fromEnvironment())

export default {
  fetch: serve(dependencies, { auth: 'secret' }, createRunJobs(dependencies)),
}
