import * as z from 'zod/mini'
import { type AccountConfirmed, UNPROVEN_MESSAGE } from '#contract/account.ts'
import { type Dependencies, rpc } from '../dependencies.ts'
import { AppError } from '../http/errors.ts'
import { type Handler, readBody, wrap } from '../http/wrap.ts'
import { deliverSoon } from '../mail/outbox.ts'
import { type AuthWith, authClient, forwardedAddress } from '../senders/forwarded-address.ts'
import { identifyCaller } from './caller.ts'

// Called with a confirmation link's session and a password. The current password proves the account; a wrong one may
// be that of someone else who signed up with the address, so the owner can then choose a new one (decision 006).

const bodySchema = z.object({ password: z.string().check(z.minLength(1), z.maxLength(1_000)) })

type AuthClient = ReturnType<AuthWith<'signInWithPassword' | 'signOut'>>

async function judgePassword(
  auth: AuthClient,
  email: string,
  password: string,
): Promise<'right' | 'wrong' | 'busy'> {
  const { error } = await auth.signInWithPassword({ email, password })
  if (!error) {
    await auth.signOut({ scope: 'local' })
    return 'right'
  }
  // The service reports an unproven account only after the password was right.
  if (error.message === UNPROVEN_MESSAGE) return 'right'
  if (error.code === 'invalid_credentials') return 'wrong'
  if (error.status === 429) return 'busy'
  throw error
}

export function createConfirmAccount(
  dependencies: Dependencies,
  authWith: AuthWith<'signInWithPassword' | 'signOut'> = authClient,
): Handler {
  const { database, log } = dependencies
  const answer = (confirmed: AccountConfirmed) => Response.json(confirmed)

  return wrap({ name: 'confirm-account', log }, async (request) => {
    const { user, session } = await identifyCaller(request, database)
    const { password } = await readBody(request, bodySchema)
    const begun = await rpc(database, 'begin_confirmation', { account: user.id, session })
    if (begun === 'refused') throw new AppError('signed-out')
    if (begun === 'proven') return answer({ proven: true })
    if (begun === 'spent') return answer({ proven: false, spent: true })

    const auth = authWith(forwardedAddress(request, dependencies))
    const verdict = await judgePassword(auth, user.email ?? '', password)
    if (verdict === 'busy') throw new AppError('too-many-requests', { retryAfter: 60 })
    if (verdict === 'wrong') return answer({ proven: false })
    const proven = await rpc(database, 'prove_account', { account: user.id, session })
    if (!proven) throw new AppError('signed-out')
    deliverSoon(dependencies, `account:${user.id}`)
    log({ event: 'account-proven' })
    return answer({ proven: true })
  })
}
