import { serve } from '../_shared/http/serve.ts'
import { createSendAdminNotification } from '../_shared/quote/send-admin-notification.ts'

export default serve({ auth: 'publishable' }, createSendAdminNotification)
