import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { parse } from 'smol-toml'

/** The parts of supabase/config.toml that the embedded backend understands under the same names. */
export type ProjectConfig = {
  api: Record<string, unknown>
  auth: Record<string, unknown>
  storage: Record<string, unknown>
}

const ROOT = new URL('../../', import.meta.url)

type Templates = Record<string, { content_path: string }>

/**
 * Reads supabase/config.toml; the paths of its e-mail templates are relative to the root of the repository. Settings for the
 * platform alone are ignored: this host has its own rate limits, mail goes through the outbox, auth.ts replaces the
 * platform's hooks, and a migration creates the bucket.
 */
export async function readProjectConfig(): Promise<ProjectConfig> {
  const text = await readFile(new URL('supabase/config.toml', ROOT), 'utf8')
  const { api, auth, storage } = parse(text) as unknown as ProjectConfig
  const { template, smtp, ...email } = auth.email as { template: Templates; smtp: unknown }
  const { rate_limit, mfa, hook, sms, ...accounts } = auth
  const { buckets, ...files } = storage
  const { auto_expose_new_tables, ...data } = api
  for (const entry of Object.values(template)) {
    entry.content_path = fileURLToPath(new URL(entry.content_path, ROOT))
  }
  return { api: data, auth: { ...accounts, email: { ...email, template } }, storage: files }
}
