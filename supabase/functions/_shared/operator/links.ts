import { OPERATOR_PURPOSES, type OperatorPurpose } from '#contract/operator-action.ts'
import type { OrderPurpose } from '#contract/operator-order.ts'
import type { Dependencies } from '../dependencies.ts'
import { signToken, type TokenUse, verifyToken } from '../documents/links.ts'
import type { FunctionEnvironment } from '../environment.ts'
import { AppError } from '../http/errors.ts'
import { SAMPLE_SITE } from '../mail/design/message.ts'
import type { Subject } from '../mail/outbox.ts'

/**
 * The operator's private links, each of one purpose. The secret stands in the address's fragment, which browsers send to
 * nobody: no server or proxy can log it.
 */

type Settings = Pick<FunctionEnvironment, 'SITE_URL' | 'LINK_SIGNING_SECRET' | 'FINANCIAL_RECORD_YEARS'>

/** A link as its message shows it. */
export type OperatorLink = { label: string; href: string }

const DAY = 24 * 3_600_000

/** How long links work that no date ends. */
const DAYS = 90

/** Where a link of the operator's leads. */
export const operatorAddress = (
  site: string,
  purpose: OperatorPurpose | OrderPurpose | 'confirm',
  token: string,
) => `${site}/auth#operator=${purpose}.${token}`

/** A day 'YYYY-MM-DD' as an id, so that its token is like any other. */
export const idOfDay = (day: string) => `00000000-0000-0000-0000-0000${day.replaceAll('-', '')}`

/** The day of such an id. */
export const dayOfId = (id: string) => id.slice(-8).replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3')

/** What a link of a purpose can be about. Where there is more than one, the link names it, and its signature is for that kind. */
const KINDS = {
  answer: ['request'],
  documents: ['request'],
  cancel: ['booking'],
  move: ['booking'],
  close: ['day'],
  spam: ['request', 'enquiry'],
  erase: ['request', 'enquiry', 'booking'],
} as const satisfies Record<OperatorPurpose, readonly string[]>

/** What a message with such links can be about. */
type Kind = 'request' | 'enquiry' | 'booking'

const LABELS: Record<OperatorPurpose, string> = {
  answer: 'Answer with a price',
  documents: 'Send me the documents again',
  cancel: 'Cancel and refund this consultation',
  move: 'Move this consultation',
  close: 'Close this day for bookings',
  spam: 'Mark this as spam',
  erase: 'Erase this record',
}

/**
 * The links of a message.
 * @param subject a request, an enquiry or a booking
 * @param startsAt of a consultation
 */
export function operatorLinks(
  { settings, now }: { settings: Settings; now: () => Date },
  subject: `${Kind}:${string}`,
  purposes: readonly OperatorPurpose[],
  startsAt: Date = now(),
): OperatorLink[] {
  const day = startsAt.toISOString().slice(0, 10)
  // As long as the request can be there; its row decides.
  const always = new Date(now().getTime() + settings.FINANCIAL_RECORD_YEARS * 366 * DAY)
  const ends: Record<OperatorPurpose, Date> = {
    answer: always,
    documents: always,
    cancel: startsAt,
    move: startsAt,
    close: new Date(new Date(`${day}T00:00:00Z`).getTime() + DAY),
    spam: new Date(now().getTime() + DAYS * DAY),
    erase: new Date(now().getTime() + DAYS * DAY),
  }
  return purposes.map((purpose) => {
    const [kind, id] = subject.split(':') as [Kind, string]
    const named = KINDS[purpose].length > 1 ? `${kind}.` : ''
    const use = (named ? `operator-${purpose}-${kind}` : `operator-${purpose}`) as TokenUse
    const about = purpose === 'close' ? idOfDay(day) : id
    const token = signToken(settings.LINK_SIGNING_SECRET, use, about, ends[purpose])
    return { label: LABELS[purpose], href: operatorAddress(settings.SITE_URL, purpose, named + token) }
  })
}

/** Links for a message's sample. */
export const sampleLinks = (purposes: readonly OperatorPurpose[]): OperatorLink[] =>
  purposes.map((purpose) => ({
    label: LABELS[purpose],
    href: operatorAddress(SAMPLE_SITE, purpose, 'SAMPLE'),
  }))

export const sampleConfirmation = operatorAddress(SAMPLE_SITE, 'confirm', 'SAMPLE')

/** The link of a confirmation. */
export function confirmationLink(settings: Settings, id: string, expires: Date): string {
  const token = signToken(settings.LINK_SIGNING_SECRET, 'operator-confirm', id, expires)
  return operatorAddress(settings.SITE_URL, 'confirm', token)
}

/** What a genuine link is for. */
export type OpenedLink = {
  purpose: OperatorPurpose
  subject: Subject
  /** Its id alone. */
  id: string
  /** The confirmation that was opened, whether it was used, and the address of what it has erased. */
  confirmation?: { id: string; used: boolean; address: string | null }
}

/** @throws AppError 'link-invalid' or 'link-expired' */
export async function openLink(
  { settings, database, now }: Pick<Dependencies, 'settings' | 'database' | 'now'>,
  text: string,
): Promise<OpenedLink> {
  const [word = '', ...rest] = text.split('.')
  const token = rest.join('.')
  const purpose = OPERATOR_PURPOSES.find((known) => known === word)
  if (purpose) {
    const kinds: readonly string[] = KINDS[purpose]
    const [kind, use, signed] =
      kinds.length === 1
        ? [kinds[0], `operator-${purpose}`, token]
        : [rest[0], `operator-${purpose}-${rest[0]}`, rest.slice(1).join('.')]
    if (!kind || !kinds.includes(kind)) throw new AppError('link-invalid')
    const id = verifyToken(settings.LINK_SIGNING_SECRET, use as TokenUse, signed, now())
    return { purpose, subject: `${kind}:${id}` as Subject, id }
  }
  if (word !== 'confirm') throw new AppError('link-invalid')
  const id = verifyToken(settings.LINK_SIGNING_SECRET, 'operator-confirm', token, now())
  const { data, error } = await database.from('operator_confirmations').select().eq('id', id).maybeSingle()
  if (error) throw error
  if (!data) throw new AppError('link-expired')
  return {
    purpose: data.purpose as OperatorPurpose,
    subject: data.subject as Subject,
    id: data.subject.split(':')[1] ?? '',
    confirmation: { id, used: data.used_at !== null, address: data.address },
  }
}
