import type { Client, Pool } from 'pg'
import { EMBEDDED_PUBLISHABLE_KEY } from '#contract/backend.ts'
import { agreeOnSecrets } from '../database/agree-on-secrets.ts'
import { type MigrationChoice, migrate, runPlatformSql } from '../database/migrate.ts'
import type { Log } from '../log.ts'
import type { Secrets } from '../secrets.ts'
import type { Settings } from '../settings.ts'
import { readProjectConfig } from './config.ts'
import type { FileStorage } from './file-storage.ts'

export type AuthMail = { to: string; subject: string; text?: string; html?: string }

type Options = {
  requests: Pool
  files: FileStorage
  settings: Settings
  secrets: Secrets
  send: (mail: AuthMail) => Promise<void>
}

type OpenedApp = Awaited<ReturnType<typeof openApp>>

export async function loadLite() {
  // The packages read these when imported, hence the imports.
  process.env.EXPERIMENTAL_STORAGE = '1'
  process.env.DO_NOT_TRACK = '1'
  const [{ App }, { connectBackend }] = await Promise.all([
    import('@supabase/lite'),
    import('./connection.ts'),
  ])
  return { App, connectBackend }
}

export async function openApp({ requests, files, settings, secrets, send }: Options) {
  const { App, connectBackend } = await loadLite()
  const connection = connectBackend(requests)
  const config = await readProjectConfig()
  const app = new App({
    connection,
    ...config,
    auth: {
      ...config.auth,
      site_url: settings.SITE_URL,
      jwt_secret: secrets.jwtSecret,
      publishable_key: EMBEDDED_PUBLISHABLE_KEY,
      secret_key: secrets.secretKey,
    },
    options: {
      server: { admin: false },
      drivers: { email: { send } },
    },
  } as unknown as ConstructorParameters<typeof App>[0])
  // Before the schemas are created: without an adapter the storage tables are left out.
  app._storageAdapter = files
  return { app, connection }
}

type Preparation = {
  app: OpenedApp['app']
  setup: Client
  settings: Pick<Settings, 'DATABASE_URL'>
  secrets: Secrets
  log: Log
  migrations?: MigrationChoice
}

/** Within `aloneOnDatabase`. */
export async function prepareDatabase({ app, setup, settings, secrets, log, migrations }: Preparation) {
  await runPlatformSql(setup, 'roles')
  await app.ensureSystemSchema()
  await runPlatformSql(setup, 'schemas')
  await runPlatformSql(setup, 'host')
  // An embedded database's secrets lie next to it.
  if (settings.DATABASE_URL) await agreeOnSecrets(setup, secrets)
  await migrate(setup, log, migrations)
}
