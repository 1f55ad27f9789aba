import type { User } from '@supabase/supabase-js'
import { mayPass } from '#contract/service-faults.ts'
import type { DatabaseClient } from '../dependencies.ts'
import { AppError } from '../http/errors.ts'

/** The caller and their session. */
export type Caller = { user: User; session: string }

/** The session id in a token that the auth service has already verified. */
function sessionOf(token: string): string {
  const payload = token.split('.')[1] ?? ''
  const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (char) =>
    char.charCodeAt(0),
  )
  return String(JSON.parse(new TextDecoder().decode(bytes)).session_id ?? '')
}

/**
 * The signed-in customer who calls. This asks the auth service, so that a session that has ended is refused, whatever its
 * token says.
 * @throws AppError 'signed-out'; the error itself when the service could not be asked
 */
export async function identifyCaller(request: Request, database: DatabaseClient): Promise<Caller> {
  const token = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
  if (!token) throw new AppError('signed-out')
  const { data, error } = await database.auth.getUser(token)
  if (error) throw mayPass('auth', error) ? error : new AppError('signed-out')
  const session = sessionOf(token)
  if (!session) throw new AppError('signed-out')
  return { user: data.user, session }
}

/**
 * The same, for a session that opens the account: as in the database's own rules, a password alone is not enough until it
 * has been proven to be the owner's (decision 025).
 * @throws AppError 'signed-out'
 */
export async function requireCaller(request: Request, database: DatabaseClient): Promise<User> {
  const { user, session } = await identifyCaller(request, database)
  const { data: open, error } = await database.rpc('session_opens', { account: user.id, session })
  if (error) throw error
  if (!open) throw new AppError('signed-out')
  return user
}
