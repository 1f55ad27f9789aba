import { createHmac } from 'node:crypto'
import type { FormSender } from '#contract/form-sender.ts'
import { networksOf } from '#contract/network.ts'
import { type Dependencies, orThrow, rpc } from '../dependencies.ts'
import { AppError } from '../http/errors.ts'
import type { LogEvent } from '../log.ts'
import { isProven, makeChallenge } from './proof.ts'

// Ordinary calls pass. What looks automated must solve a challenge, which our page does invisibly.

const WINDOW_MS = 10 * 60_000

/** A network at this multiple of the limit is refused despite a proof. */
const HARD_FACTOR = 5

/** Whose calls mail an address that has proved nothing are counted together (decision 010). */
const COUNTED_AS = {
  enquiry: 'mail',
  newsletter: 'mail',
  quote: 'mail',
  account: 'mail',
  booking: 'booking',
  admission: 'admission',
} as const

type Form = keyof typeof COUNTED_AS

/** Counted without a form, and never asked for a proof. */
type CountedCall = 'export' | 'mail' | 'order' | 'order-look' | 'verification'

/** public.count_call */
export type Counted = { own: number; crowded: boolean; closed: boolean }

/** left: seconds until the window ends. */
export function windowOf(now: Date): { start: Date; left: number } {
  const start = new Date(Math.floor(now.getTime() / WINDOW_MS) * WINDOW_MS)
  return { start, left: Math.ceil((start.getTime() + WINDOW_MS - now.getTime()) / 1000) }
}

/** As set by the platform's edge or the host. */
export const addressOf = (request: Request, { settings }: Pick<Dependencies, 'settings'>) =>
  request.headers.get(settings.CLIENT_ADDRESS_HEADER) ?? ''

/** 32 hexadecimal digits for each width of a network, from the narrowest, different each day. Needs the secret to reverse. */
export function sendersOf(secret: string, address: string, now: Date): string[] {
  return networksOf(address).map(({ name }) => {
    const statement = `form-sender:${now.toISOString().slice(0, 10)}:${name}`
    return createHmac('sha256', secret).update(statement).digest('hex').slice(0, 32)
  })
}

/** A refused sign-in, or a link, key or signature that is not genuine: by the network, without names. The host counts these events. */
export function logForgery(log: LogEvent, secret: string, kind: string, address: string): void {
  const [network] = sendersOf(secret, address, new Date())
  log({ event: 'credential-refused', kind, network })
}

/** By the honeypot, and the time the form was open. */
export const looksAutomated = (sender: FormSender, { settings }: Pick<Dependencies, 'settings'>): boolean =>
  Boolean(sender.website) ||
  (sender.openFor !== undefined && sender.openFor < settings.FORM_MINIMUM_SECONDS * 1000)

/** @returns the window's count, including this call */
async function countCall(
  dependencies: Dependencies,
  request: Request,
  form: (typeof COUNTED_AS)[Form] | CountedCall,
): Promise<Counted> {
  const { database, now } = dependencies
  const window_start = windowOf(now()).start.toISOString()
  const address = addressOf(request, dependencies)
  return (await rpc(database, 'count_call', { address, form, window_start })) as Counted
}

/** @throws AppError 'too-many-requests' above maxCalls per window */
export async function limitCalls(
  dependencies: Dependencies,
  request: Request,
  calls: CountedCall,
  maxCalls: number,
): Promise<void> {
  if ((await countCall(dependencies, request, calls)).own <= maxCalls) return
  dependencies.log({ event: 'sending-refused', form: calls })
  throw new AppError('too-many-requests', { retryAfter: windowOf(dependencies.now()).left })
}

/**
 * @param counted the window's count, if this call is included @returns whether a proof was required and given
 * @throws AppError 'too-many-requests' or 'proof-required'
 */
export async function guardAgainstAbuse(
  dependencies: Dependencies,
  request: Request,
  form: Form,
  sender: FormSender,
  given: { crowded?: boolean; counted?: number | undefined; closed?: boolean } = {},
): Promise<boolean> {
  const { database, settings, log, now } = dependencies
  const secret = settings.LINK_SIGNING_SECRET
  const { left } = windowOf(now())

  async function hasProof(): Promise<boolean> {
    const { proof } = sender
    if (!proof || !(await isProven(secret, form, proof, now()))) return false
    const { signature, parameters } = proof.challenge
    const proven = { id: signature, expires_at: new Date(parameters.expiresAt * 1000).toISOString() }
    const spent = database.from('spent_proofs').upsert(proven, { ignoreDuplicates: true })
    return (await orThrow(spent.select('id'))).length > 0
  }

  const counted =
    given.counted === undefined ? await countCall(dependencies, request, COUNTED_AS[form]) : undefined
  const own = counted?.own ?? given.counted ?? 0
  const crowded = Boolean(given.crowded || counted?.crowded)
  const often = own > settings.RATE_LIMIT_FORMS
  const strange = looksAutomated(sender, dependencies)
  if (!often && !strange && !crowded) return false
  if (own > settings.RATE_LIMIT_FORMS * HARD_FACTOR || given.closed || counted?.closed) {
    log({ event: 'sending-refused', form })
    throw new AppError('too-many-requests', { retryAfter: left })
  }
  if (await hasProof()) return true
  log({ event: 'proof-required', form, often, strange, crowded })
  const challenge = await makeChallenge(secret, form, settings.FORM_PROOF_ROUNDS, now())
  throw new AppError(often ? 'too-many-requests' : 'proof-required', {
    challenge,
    ...(often ? { retryAfter: left } : {}),
  })
}
