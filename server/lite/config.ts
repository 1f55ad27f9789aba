import { readFile } from 'node:fs/promises'
import { parse } from 'smol-toml'

/** The parts of supabase/config.toml that the embedded backend understands under the same names. */
export type ProjectConfig = {
  api: Record<string, unknown>
  auth: Record<string, unknown>
  storage: Record<string, unknown>
}

/** Reads supabase/config.toml. */
export async function readProjectConfig(): Promise<ProjectConfig> {
  const text = await readFile(new URL('../../supabase/config.toml', import.meta.url), 'utf8')
  const { api, auth, storage } = parse(text) as unknown as ProjectConfig
  return { api, auth, storage }
}
