import { EMBEDDED_PUBLISHABLE_KEY } from '#contract/backend.ts'
import { ignoreClosedPipe } from './closed-pipe.ts'
import { loadSecrets } from './secrets.ts'
import { readSettings } from './settings.ts'

/** `npm run keys`: this installation's address and keys, for clients and scripts. */

ignoreClosedPipe()
const settings = readSettings(process.env)
const secrets = await loadSecrets(settings)

process.stdout.write(
  `SUPABASE_URL=${settings.SITE_URL}\n` +
    `SUPABASE_PUBLISHABLE_KEY=${EMBEDDED_PUBLISHABLE_KEY}\n` +
    `SUPABASE_SECRET_KEY=${secrets.secretKey}\n`,
)
