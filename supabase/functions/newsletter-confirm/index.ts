import { fromEnvironment } from '../_shared/dependencies.ts'
import { serve } from '../_shared/http/serve.ts'
import { createNewsletterConfirm } from '../_shared/newsletter/newsletter-confirm.ts'

const dependencies = fromEnvironment()

export default {
  fetch: serve(dependencies, { auth: 'publishable' }, createNewsletterConfirm(dependencies)),
}
