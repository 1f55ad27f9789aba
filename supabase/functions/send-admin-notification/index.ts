import { fromEnvironment } from '../_shared/dependencies.ts'
import { serve } from '../_shared/http/serve.ts'
import { createSendAdminNotification } from '../_shared/quote/send-admin-notification.ts'

const dependencies = fromEnvironment()

export default {
  fetch: serve(dependencies, { auth: 'publishable' }, createSendAdminNotification(dependencies)),
}
