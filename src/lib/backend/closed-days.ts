import { PostgrestClient } from '@supabase/postgrest-js'
import { backendUrls, dataHeaders } from './connection.ts'

const TIMEOUT_MS = 10_000

/** The coming days 'YYYY-MM-DD' that were closed at once. @throws Error */
export async function closedDays(): Promise<string[]> {
  const rest = new PostgrestClient(backendUrls().rest, {
    headers: dataHeaders(undefined),
    timeout: TIMEOUT_MS,
  })
  const { data, error } = await rest.rpc('closed_ahead')
  if (error) throw error
  return data as string[]
}
