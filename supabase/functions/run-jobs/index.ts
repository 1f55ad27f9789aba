import { fromEnvironment } from '../_shared/dependencies.ts'
import { serve } from '../_shared/http/serve.ts'
import { withPayments } from '../_shared/payments/from-environment.ts'
import { createRunJobs } from '../_shared/run-jobs.ts'

const dependencies = withPayments(fromEnvironment())

export default {
  fetch: serve(dependencies, { auth: 'secret' }, createRunJobs(dependencies)),
}
