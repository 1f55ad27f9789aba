import { withSupabase } from '@supabase/server'
import { createAdminClient } from '@supabase/server/core'
import { createConfirmAccount, judgePasswords } from '../_shared/confirm-account.ts'
import { fromEnvironment } from '../_shared/dependencies.ts'

const judge = judgePasswords(() => createAdminClient().auth)
const handle = createConfirmAccount(fromEnvironment(), judge)

export default { fetch: withSupabase({ auth: 'publishable' }, handle) }
