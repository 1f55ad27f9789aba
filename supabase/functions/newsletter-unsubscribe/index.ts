import { fromEnvironment } from '../_shared/dependencies.ts'
import { serve } from '../_shared/http/serve.ts'
import { createNewsletterUnsubscribe } from '../_shared/newsletter/newsletter-unsubscribe.ts'

const dependencies = fromEnvironment()

export default {
  fetch: serve(
    dependencies,
    { auth: 'none', fromMailPrograms: true },
    createNewsletterUnsubscribe(dependencies),
  ),
}
