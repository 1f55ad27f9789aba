import { createSendPasswordReset } from '../_shared/account/send-password-reset.ts'
import { createDatabaseClient, fromEnvironment } from '../_shared/dependencies.ts'
import { serve } from '../_shared/http/serve.ts'

const dependencies = fromEnvironment()
const authWith = (headers: Record<string, string>) => createDatabaseClient(headers).auth

export default {
  fetch: serve(dependencies, { auth: 'publishable' }, createSendPasswordReset(dependencies, authWith)),
}
