import { serve } from '../_shared/http/serve.ts'
import { createNewsletterUnsubscribe } from '../_shared/newsletter/newsletter-unsubscribe.ts'

export default serve({ auth: 'none', fromMailPrograms: true }, createNewsletterUnsubscribe)
