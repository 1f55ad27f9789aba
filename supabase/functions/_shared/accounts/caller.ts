import type { User } from '@supabase/supabase-js'
import type { DatabaseClient } from '../dependencies.ts'
import { AppError } from '../http/errors.ts'

/** Who calls, and by which session. */
export type Caller = { user: User; session: string }

/** The session that a token names. Only of tokens that the auth service has found good. */
function sessionOf(token: string): string {
  const payload = token.split('.')[1] ?? ''
  const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (char) =>
    char.charCodeAt(0),
  )
  return String(JSON.parse(new TextDecoder().decode(bytes)).session_id ?? '')
}

/**
 * The signed-in customer who calls. The auth service is asked, so that a session that was ended counts no longer, whatever
 * its token says.
 * @throws AppError 'signed-out'
 */
export async function identifyCaller(request: Request, database: DatabaseClient): Promise<Caller> {
  const token = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
  if (!token) throw new AppError('signed-out')
  const { data, error } = await database.auth.getUser(token)
  if (error && (error.status ?? 500) >= 500) throw error
  if (error) throw new AppError('signed-out')
  const session = sessionOf(token)
  if (!session) throw new AppError('signed-out')
  return { user: data.user, session }
}

/**
 * The same, whose session opens the account: as in the database's own rules, a password alone is not enough before it was
 * proven to be the owner's (decision 025).
 * @throws AppError 'signed-out'
 */
export async function requireCaller(request: Request, database: DatabaseClient): Promise<User> {
  const { user, session } = await identifyCaller(request, database)
  const { data: open, error } = await database.rpc('session_opens', { account: user.id, session })
  if (error) throw error
  if (!open) throw new AppError('signed-out')
  return user
}
