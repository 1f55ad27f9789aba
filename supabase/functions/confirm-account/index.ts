import { createConfirmAccount, judgePasswords } from '../_shared/confirm-account.ts'
import { createDatabaseClient, fromEnvironment } from '../_shared/dependencies.ts'
import { serve } from '../_shared/http/serve.ts'

const dependencies = fromEnvironment()
const judge = judgePasswords(() => createDatabaseClient().auth)

export default {
  fetch: serve(dependencies, { auth: 'publishable' }, createConfirmAccount(dependencies, judge)),
}
