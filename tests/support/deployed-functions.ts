import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { functionEnvironment } from '#host/functions/environment.ts'
import { loadSecrets } from '#host/secrets.ts'
import { readSettings } from '#host/settings.ts'
import { makeAuthority } from './certificates.ts'
import type { Bundle, DenoFunctions } from './deno.ts'
import type { Host } from './host.ts'
import { type ApiRequest, startManagementApi } from './management-api.ts'
import { startSmtp } from './smtp.ts'
import { supabaseCli } from './supabase-cli.ts'

/** The functions as uploaded by the genuine CLI, with the platform's environment. */

function deployedFunction({ path, query }: ApiRequest): object | undefined {
  const name = query.get('slug')
  const stamps = { version: 1, created_at: 0, updated_at: 0 }
  if (path.endsWith('/functions/deploy'))
    return { id: crypto.randomUUID(), slug: name, name, status: 'ACTIVE', verify_jwt: false, ...stamps }
  return path.endsWith('/functions') ? { functions: [] } : undefined
}

/** @param options `names`: all by default; `prepare` changes the copy that they are deployed from */
export async function deployFunctions(
  deno: DenoFunctions,
  { names = [], prepare }: { names?: readonly string[]; prepare?: (folder: string) => Promise<void> } = {},
): Promise<Map<string, Bundle>> {
  const [api, cli] = await Promise.all([startManagementApi(deployedFunction), supabaseCli()])
  try {
    await prepare?.(cli.folder)
    const deployed = await api.run(cli, ['functions', 'deploy', ...names, '--use-api'])
    if (deployed.code !== 0) throw new Error(deployed.output)
    const bundles = new Map<string, Bundle>()
    for (const { path, body } of api.requests) {
      if (!path.endsWith('/functions/deploy')) continue
      const bundle = await deno.unpack(body)
      bundles.set(bundle.name, bundle)
    }
    return bundles
  } finally {
    await cli.dispose()
    await api.close()
  }
}

/** For the functions and for callers; the platform has other names for the keys. */
export async function platformEnvironment({ url, dataDir }: Pick<Host, 'url' | 'dataDir'>) {
  const settings = readSettings({ SITE_URL: url, DATA_DIR: dataDir })
  const secrets = await loadSecrets(readSettings({ DATA_DIR: dataDir }))
  const { SUPABASE_PUBLISHABLE_KEY, SUPABASE_SECRET_KEY, ...rest } = functionEnvironment({
    settings,
    secrets,
  })
  const environment = Object.fromEntries(
    Object.entries({
      ...rest,
      SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: SUPABASE_PUBLISHABLE_KEY }),
      SUPABASE_SECRET_KEYS: JSON.stringify({ default: SUPABASE_SECRET_KEY }),
      NODE_ENV: 'production',
    }).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
  return { environment, keys: { SUPABASE_PUBLISHABLE_KEY, SUPABASE_SECRET_KEY } }
}

/** A mail server as the platform lets functions reach one, over implicit TLS with a password, and their settings for it. */
export async function startPlatformSmtp({ dataDir }: Pick<Host, 'dataDir'>) {
  const authority = makeAuthority()
  const trusted = join(dataDir, 'authority.pem')
  await writeFile(trusted, authority.cert)
  const encryption = { ...authority.certify('localhost'), from: 'start' } as const
  const smtp = await startSmtp({ encryption, password: 'secret' })
  const SMTP_URL = smtp.url.replace('//', '//postman:secret@')
  return { smtp, settings: { SMTP_URL, DENO_CERT: trusted, NODE_EXTRA_CA_CERTS: trusted } }
}
