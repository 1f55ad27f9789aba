import type { FormSender } from '#contract/form-sender.ts'
import type { Dependencies } from '../dependencies.ts'
import { AppError } from '../http/errors.ts'
import { senderOf } from './network.ts'
import { isProven, makeChallenge } from './proof.ts'

/**
 * Guards the public forms. A plain call at a normal rate passes. What looks automated gets a challenge, which our page
 * solves invisibly and sends along; nothing is discarded.
 */

/** Submissions are counted in windows of this many milliseconds. */
const WINDOW = 10 * 60_000

/** A network at this multiple of the suspicious rate is refused whatever the proof. */
const HARD_FACTOR = 5

type Form = 'enquiry' | 'newsletter' | 'quote' | 'booking'

/** Calls that are counted without a form: of them nobody is asked for a proof. */
type Counted = 'export' | 'order' | 'order-look' | 'verification'

/** The window of a moment, and the seconds left in it. */
export function windowOf(now: Date): { start: Date; left: number } {
  const start = new Date(Math.floor(now.getTime() / WINDOW) * WINDOW)
  return { start, left: Math.ceil((start.getTime() + WINDOW - now.getTime()) / 1000) }
}

/** The caller's address, as set by the platform's edge or the host. */
export const addressOf = (request: Request, { settings }: Pick<Dependencies, 'settings'>) =>
  request.headers.get(settings.CLIENT_ADDRESS_HEADER) ?? ''

/** Whether what the page says of a sending looks automated. */
export const looksAutomated = (said: FormSender, { settings }: Pick<Dependencies, 'settings'>): boolean =>
  Boolean(said.website) || (said.openFor !== undefined && said.openFor < settings.FORM_MINIMUM_SECONDS * 1000)

/** Counts a sending of the caller's network, and returns how many there were in the window; 0 if the network is unknown. */
async function countSending(
  dependencies: Dependencies,
  request: Request,
  form: Form | Counted,
): Promise<number> {
  const { database, settings, now } = dependencies
  const sender = senderOf(settings.LINK_SIGNING_SECRET, addressOf(request, dependencies), now())
  if (!sender) return 0
  const { data, error } = await database.rpc('count_sending', {
    sender,
    form,
    window_start: windowOf(now()).start.toISOString(),
  })
  if (error) throw error
  return data
}

/**
 * Counts a call, and refuses those of a network that has made too many.
 * @param most how many are answered in a window
 * @throws AppError 'too-many-requests'
 */
export async function limitCalls(
  dependencies: Dependencies,
  request: Request,
  calls: Counted,
  most: number,
): Promise<void> {
  if ((await countSending(dependencies, request, calls)) <= most) return
  dependencies.log({ event: 'sending-refused', form: calls })
  throw new AppError('too-many-requests', { retryAfter: windowOf(dependencies.now()).left })
}

/**
 * @param crowded whether there is another reason to require a proof
 * @param counted how many sendings of the form were counted in the window, where this one is among them
 * @returns whether a proof was required and provided
 * @throws AppError 'too-many-requests' or 'proof-required'
 */
export async function guardAgainstAbuse(
  dependencies: Dependencies,
  request: Request,
  form: Form,
  said: FormSender,
  { crowded = false, counted }: { crowded?: boolean; counted?: number | undefined } = {},
): Promise<boolean> {
  const { database, settings, log, now } = dependencies
  const secret = settings.LINK_SIGNING_SECRET
  const { left } = windowOf(now())

  async function hasProof(): Promise<boolean> {
    const { proof } = said
    if (!proof || !(await isProven(secret, form, proof, now()))) return false
    const { signature, parameters } = proof.challenge
    const spent = await database.rpc('spend_proof', {
      proof: signature,
      expires_at: new Date(parameters.expiresAt * 1000).toISOString(),
    })
    if (spent.error) throw spent.error
    return spent.data
  }

  const sendings = counted ?? (await countSending(dependencies, request, form))
  const often = sendings > settings.RATE_LIMIT_FORMS
  const strange = looksAutomated(said, dependencies)
  if (!often && !strange && !crowded) return false
  if (sendings > settings.RATE_LIMIT_FORMS * HARD_FACTOR) {
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
