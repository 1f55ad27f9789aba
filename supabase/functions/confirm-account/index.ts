import { createConfirmAccount } from '../_shared/account/confirm-account.ts'
import { createDatabaseClient, fromEnvironment } from '../_shared/dependencies.ts'
import { serve } from '../_shared/http/serve.ts'

const dependencies = fromEnvironment()
const authWith = (headers: Record<string, string>) => createDatabaseClient(headers).auth

export default {
  fetch: serve(dependencies, { auth: 'publishable' }, createConfirmAccount(dependencies, authWith)),
}
