import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { parse } from 'smol-toml'

export type ProjectConfig = {
  api: Record<string, unknown>
  auth: Record<string, unknown>
  storage: Record<string, unknown>
}

const ROOT = new URL('../../', import.meta.url)

type Templates = Record<string, { content_path: string }>

/** What of supabase/config.toml the embedded backend understands. Rate limits, mail, hooks and the bucket are the host's own. */
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
