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

/** Reads supabase/config.toml; the paths of the e-mail templates in it are relative to the root of the repository. */
export async function readProjectConfig(): Promise<ProjectConfig> {
  const text = await readFile(new URL('supabase/config.toml', ROOT), 'utf8')
  const { api, auth, storage } = parse(text) as unknown as ProjectConfig
  const { template } = auth.email as { template: Templates }
  for (const entry of Object.values(template)) {
    entry.content_path = fileURLToPath(new URL(entry.content_path, ROOT))
  }
  return { api, auth, storage }
}
