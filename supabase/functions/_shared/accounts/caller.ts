import type { User } from '@supabase/supabase-js'
import type { DatabaseClient } from '../dependencies.ts'
import { AppError } from '../http/errors.ts'

/**
 * The signed-in customer who calls. The auth service is asked, so that a session that was ended counts no longer, whatever
 * its token says.
 * @throws AppError 'signed-out'
 */
export async function requireCaller(request: Request, database: DatabaseClient): Promise<User> {
  const token = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
  if (!token) throw new AppError('signed-out')
  const { data, error } = await database.auth.getUser(token)
  if (error && (error.status ?? 500) >= 500) throw error
  if (error) throw new AppError('signed-out')
  return data.user
}
