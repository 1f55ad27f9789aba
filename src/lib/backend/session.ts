import { storedSession } from '#src/lib/session/stored-session.ts'

export type Session = { accessToken: string; userId: string }

const MARGIN_SECONDS = 10

/** Renewed if expired. @throws if that fails now: signed-in people must not send anonymously without knowing */
export async function currentSession(now = Date.now()): Promise<Session | undefined> {
  const stored = storedSession()
  if (!stored) return undefined
  const { accessToken, userId, expiresAt } = stored
  if (expiresAt - MARGIN_SECONDS > now / 1000) return { accessToken, userId }
  const { renewedSession } = await import('#src/lib/session/auth-client.ts')
  return renewedSession()
}

/** Repeats a call with a renewed token if this one is refused: the device's clock may be wrong. */
export async function withRenewal<Answer>(
  send: () => PromiseLike<Answer>,
  isRefused: (answer: Answer) => boolean,
): Promise<Answer> {
  const answer = await send()
  if (!isRefused(answer)) return answer
  const { renewToken } = await import('#src/lib/session/auth-client.ts')
  return (await renewToken()) ? send() : answer
}
