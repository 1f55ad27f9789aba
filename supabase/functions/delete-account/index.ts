import { createDeleteAccount } from '../_shared/account/delete-account.ts'
import { fromEnvironment } from '../_shared/dependencies.ts'
import { serve } from '../_shared/http/serve.ts'

const dependencies = fromEnvironment()

export default {
  fetch: serve(dependencies, { auth: 'publishable' }, createDeleteAccount(dependencies)),
}
