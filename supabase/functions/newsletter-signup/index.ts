import { serve } from '../_shared/http/serve.ts'
import { createNewsletterSignup } from '../_shared/newsletter/newsletter-signup.ts'

export default serve({ auth: 'publishable' }, createNewsletterSignup)
