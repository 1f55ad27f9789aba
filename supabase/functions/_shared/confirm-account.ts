import * as z from 'zod/mini'
import { type AccountConfirmed, UNPROVEN_MESSAGE } from '#contract/account.ts'
import { identifyCaller } from './accounts/caller.ts'
import type { Dependencies } from './dependencies.ts'
import { AppError } from './http/errors.ts'
import { readJson, wrap } from './http/wrap.ts'
import { errorCode } from './log.ts'
import { deliver } from './mail/outbox.ts'

/**
 * Called with the session that a confirmation link gave, and the password that its owner remembers. When it is the one in
 * force, the account is proven to be theirs. Any other may be that of somebody who has signed up with the address before:
 * the page then lets them choose a new one by the same link, which proves the account as well (decision 025).
 */

const bodySchema = z.object({ password: z.string().check(z.minLength(1), z.maxLength(1_000)) })

/** What the auth service says to an address and a password. */
export type PasswordJudge = (email: string, password: string) => Promise<'right' | 'wrong' | 'busy'>

type AuthClient = Dependencies['database']['auth']

/** Asks the auth service by trying to sign in, each time with a client of its own. */
export function judgePasswords(openAuth: () => AuthClient): PasswordJudge {
  return async (email, password) => {
    const auth = openAuth()
    const { error } = await auth.signInWithPassword({ email, password })
    if (!error) {
      await auth.signOut({ scope: 'local' })
      return 'right'
    }
    // Of an account that is not proven yet the service says so only after the password was right.
    if (error.message === UNPROVEN_MESSAGE) return 'right'
    if (error.code === 'invalid_credentials') return 'wrong'
    if (error.status === 429) return 'busy'
    throw error
  }
}

export function createConfirmAccount(
  dependencies: Dependencies,
  judge: PasswordJudge,
): (request: Request) => Promise<Response> {
  const { database, log, waitUntil } = dependencies
  const answer = (confirmed: AccountConfirmed) => Response.json(confirmed)

  /** The welcome does not wait for the jobs. */
  function welcomeSoon(account: string): void {
    const work = deliver(dependencies, { limit: 5, subject: account }).catch((error: unknown) => {
      log({ event: 'delivery-failed', code: errorCode(error) })
    })
    waitUntil(work)
  }

  return wrap({ name: 'confirm-account', methods: ['POST'], log }, async (request) => {
    const { user, session } = await identifyCaller(request, database)
    const body = bodySchema.safeParse(await readJson(request))
    if (!body.success) throw new AppError('bad-request')
    const begun = await database.rpc('begin_confirmation', { account: user.id, session })
    if (begun.error) throw begun.error
    if (begun.data === 'refused') throw new AppError('signed-out')
    if (begun.data === 'proven') return answer({ proven: true })
    if (begun.data === 'spent') return answer({ proven: false, spent: true })

    const verdict = await judge(user.email ?? '', body.data.password)
    if (verdict === 'busy') throw new AppError('too-many-requests', { retryAfter: 60 })
    if (verdict === 'wrong') return answer({ proven: false })
    const { data: proven, error } = await database.rpc('prove_account', { account: user.id, session })
    if (error) throw error
    if (!proven) throw new AppError('signed-out')
    welcomeSoon(user.id)
    log({ event: 'account-proven' })
    return answer({ proven: true })
  })
}
