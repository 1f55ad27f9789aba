import { fromEnvironment } from '../_shared/dependencies.ts'
import { serve } from '../_shared/http/serve.ts'
import { createNewsletterSignup } from '../_shared/newsletter/newsletter-signup.ts'

const dependencies = fromEnvironment()

export default {
  fetch: serve(dependencies, { auth: 'publishable' }, createNewsletterSignup(dependencies)),
}
