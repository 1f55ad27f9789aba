import { withSupabase } from '@supabase/server'
import { fromEnvironment } from '../_shared/dependencies.ts'
import { createNewsletterUnsubscribe } from '../_shared/newsletter-unsubscribe.ts'

const handle = createNewsletterUnsubscribe(fromEnvironment())

export default { fetch: withSupabase({ auth: 'none' }, handle) }
