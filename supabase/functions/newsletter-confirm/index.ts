import { serve } from '../_shared/http/serve.ts'
import { createNewsletterConfirm } from '../_shared/newsletter/newsletter-confirm.ts'

export default serve({ auth: 'publishable' }, createNewsletterConfirm)
