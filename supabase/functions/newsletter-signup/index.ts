import { withSupabase } from '@supabase/server'
import { fromEnvironment } from '../_shared/dependencies.ts'
import { createNewsletterSignup } from '../_shared/newsletter-signup.ts'

const handle = createNewsletterSignup(fromEnvironment())

export default { fetch: withSupabase({ auth: 'publishable' }, handle) }
