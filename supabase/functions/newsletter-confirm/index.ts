import { withSupabase } from '@supabase/server'
import { fromEnvironment } from '../_shared/dependencies.ts'
import { createNewsletterConfirm } from '../_shared/newsletter-confirm.ts'

const handle = createNewsletterConfirm(fromEnvironment())

export default { fetch: withSupabase({ auth: 'publishable' }, handle) }
