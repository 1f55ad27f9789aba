import { EMBEDDED_PUBLISHABLE_KEY } from '#contract/backend.ts'
import { runCommand, say } from './command.ts'
import { loadSecrets } from './secrets.ts'
import { readSettings } from './settings.ts'

/** `npm run keys`: this installation's address and keys, for clients and scripts. */

await runCommand(async () => {
  const settings = readSettings(process.env)
  const { secretKey } = await loadSecrets(settings)
  say(`SUPABASE_URL=${settings.SITE_URL}`)
  say(`SUPABASE_PUBLISHABLE_KEY=${EMBEDDED_PUBLISHABLE_KEY}`)
  say(`SUPABASE_SECRET_KEY=${secretKey}`)
})
