import { createDatabaseClient, fromEnvironment } from '../_shared/dependencies.ts'
import { serve } from '../_shared/http/serve.ts'
import { createSendPasswordReset } from '../_shared/send-password-reset.ts'

const dependencies = fromEnvironment()
const authWith = (headers: Record<string, string>) => createDatabaseClient(headers).auth

export default {
  fetch: serve(dependencies, { auth: 'publishable' }, createSendPasswordReset(dependencies, authWith)),
}
