import type { User } from '@supabase/supabase-js'
import { mayPass } from '#contract/service-faults.ts'
import { type DatabaseClient, rpc } from '../dependencies.ts'
import { AppError } from '../http/errors.ts'

export type Caller = { user: User; session: string }

/** The token has been verified by the auth service. */
function sessionOf(token: string): string {
  const payload = token.split('.')[1] ?? ''
  const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (char) =>
    char.charCodeAt(0),
  )
  return String(JSON.parse(new TextDecoder().decode(bytes)).session_id ?? '')
}

/** Asks the auth service, which refuses sessions that have ended. @throws AppError 'signed-out', or the service's error */
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
 * Also requires a session that opens the account: a proven password or a mailed link (decision 006).
 * @param fresh of the last hour, too @throws AppError
 */
export async function requireCaller(
  request: Request,
  database: DatabaseClient,
  fresh = false,
): Promise<User> {
  const { user, session } = await identifyCaller(request, database)
  const open = await rpc(database, 'session_opens', { account: user.id, session })
  if (!open) throw new AppError('signed-out')
  if (fresh && !(await rpc(database, 'session_is_fresh', { session }))) throw new AppError('log-in-again')
  return user
}
