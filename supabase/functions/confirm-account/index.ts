import { createAdminClient } from '@supabase/server/core'
import { createConfirmAccount, judgePasswords } from '../_shared/confirm-account.ts'
import { fromEnvironment } from '../_shared/dependencies.ts'
import { serve } from '../_shared/http/serve.ts'

const dependencies = fromEnvironment()
const judge = judgePasswords(() => createAdminClient().auth)

export default {
  fetch: serve(dependencies, { auth: 'publishable' }, createConfirmAccount(dependencies, judge)),
}
