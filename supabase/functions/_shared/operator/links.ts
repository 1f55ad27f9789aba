import {
  doesAct,
  isOperatorPurpose,
  isOrderPurpose,
  linksOf,
  OPERATOR_LINKS,
  type OperatorPurpose,
  type OrderAct,
  type OrderPurpose,
} from '#contract/acts.ts'
import { type DatabaseClient, type Dependencies, orThrow } from '../dependencies.ts'
import { openToken, signToken, type TokenUse } from '../documents/links.ts'
import type { FunctionEnvironment } from '../environment.ts'
import { AppError } from '../http/errors.ts'
import { SAMPLE_SITE } from '../mail/design/message.ts'
import type { Subject } from '../mail/outbox.ts'
import type { OrderView } from '../order/order.ts'

/**
 * The operator's private links, each of one purpose. The secret stands in the address's fragment, which browsers send to
 * nobody: no server or proxy can log it.
 */

type Settings = Pick<FunctionEnvironment, 'SITE_URL' | 'LINK_SIGNING_SECRET'>

export type OperatorLink = { label: string; href: string }

const DAY = 24 * 3_600_000

/** How long links work that no date ends. Every message about a request or an order has new ones. */
const DAYS = 90

/** Those to a month's papers: each summary has new ones. */
const PAPERS_DAYS = 14

export const operatorAddress = (site: string, purpose: OperatorPurpose | 'confirm', token: string) =>
  `${site}/auth#operator=${purpose}.${token}`

/** A day 'YYYY-MM-DD' as an id, so that its token is like any other. */
export const idOfDay = (day: string) => `00000000-0000-0000-0000-0000${day.replaceAll('-', '')}`

export const dayOfId = (id: string) => id.slice(-8).replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3')

/** What a link about no row, but about the house, is about: public.house_id. */
export const HOUSE = 'house:00000000-0000-0000-0000-000000000000'

type Kind = 'request' | 'enquiry' | 'booking' | 'house'

function endOf(purpose: OperatorPurpose, now: Date, startsAt: Date): Date {
  switch (purpose) {
    case 'cancel':
    case 'move':
      return startsAt
    case 'close':
      return new Date(new Date(`${startsAt.toISOString().slice(0, 10)}T00:00:00Z`).getTime() + DAY)
    default:
      return new Date(now.getTime() + (purpose === 'papers' ? PAPERS_DAYS : DAYS) * DAY)
  }
}

type Signing = { settings: Settings; now: () => Date }

type LinkSubject = `${Kind}:${string}`

/**
 * A link. One about an order acts at once: only messages that go to the operator's inbox alone may have it.
 * @param subject a request, an enquiry, a booking or the house
 * @param startsAt of a consultation, on a day to close, or in a month whose papers are wanted
 */
export function operatorLink(
  { settings, now }: Signing,
  subject: LinkSubject,
  purpose: OperatorPurpose,
  startsAt: Date = now(),
): OperatorLink {
  const [kind, id] = (purpose === 'open' ? HOUSE : subject).split(':') as [Kind, string]
  const isNamed = OPERATOR_LINKS[purpose].about.length > 1
  const use = (isNamed ? `operator-${purpose}-${kind}` : `operator-${purpose}`) as TokenUse
  const end = endOf(purpose, now(), startsAt)
  const about = OPERATOR_LINKS[purpose].about.some((kind) => kind === 'day')
    ? idOfDay(startsAt.toISOString().slice(0, 10))
    : id
  const token = signToken(settings.LINK_SIGNING_SECRET, use, about, end)
  const href = operatorAddress(settings.SITE_URL, purpose, isNamed ? `${kind}.${token}` : token)
  return { label: OPERATOR_LINKS[purpose].label, href }
}

/** The links of a message: the last one is the same in all of them, and tells the operator what is open. */
export const operatorLinks = (
  signing: Signing,
  subject: LinkSubject,
  purposes: readonly OperatorPurpose[],
  startsAt?: Date,
): OperatorLink[] =>
  [...purposes, 'open' as const].map((purpose) => operatorLink(signing, subject, purpose, startsAt))

export const sampleLink = (purpose: OperatorPurpose): OperatorLink => ({
  label: OPERATOR_LINKS[purpose].label,
  href: operatorAddress(SAMPLE_SITE, purpose, 'SAMPLE'),
})

export const sampleLinks = (purposes: readonly OperatorPurpose[]): OperatorLink[] =>
  [...purposes, 'open' as const].map(sampleLink)

export const sampleConfirmation = operatorAddress(SAMPLE_SITE, 'confirm', 'SAMPLE')

const REMEMBER = 'Remember this browser, so that next time the form opens at once'

export const sampleRemembering: OperatorLink = { label: REMEMBER, href: sampleConfirmation }

export function confirmationLink(settings: Settings, id: string, expires: Date): string {
  const token = signToken(settings.LINK_SIGNING_SECRET, 'operator-confirm', id, expires)
  return operatorAddress(settings.SITE_URL, 'confirm', token)
}

/** In a message that was asked for just now; the database knows when the confirmation ends. */
export const rememberLink = ({ settings, now }: Signing, confirmation: string): OperatorLink => ({
  label: REMEMBER,
  href: confirmationLink(settings, confirmation, new Date(now().getTime() + DAY)),
})

/** A request without an order is answered with an offer, or with an ask. */
const UNANSWERED: OrderAct[] = ['offer', 'ask', 'answered', 'contact', 'attach']

type Actions = Pick<OrderView, 'actions'> | null | undefined

export const actionsFor = (purpose: OrderPurpose, view: Actions): OrderAct[] =>
  (view?.actions ?? UNANSWERED).filter((act) => doesAct(purpose, act))

/** The purposes of the links that a message about an order has, in their order. "Begin" is taken back where it was pressed. */
export const purposesOf = (view: Actions): OrderPurpose[] => linksOf(view?.actions ?? UNANSWERED)

export type OpenedLink<Purpose extends OperatorPurpose = OperatorPurpose> = {
  purpose: Purpose
  subject: Subject
  id: string
  /** The confirmation that was opened, whether it was used, the address of what it has erased, and whether a browser can be remembered by it. */
  confirmation?: { id: string; used: boolean; address: string | null; remembers?: boolean }
}

type Opening = Pick<Dependencies, 'settings' | 'database' | 'now'>

/** Of a mailed or printed confirmation. @throws AppError 'link-expired' when it was swept or withdrawn */
export async function loadConfirmation(
  { database }: Pick<Opening, 'database'>,
  id: string,
): Promise<OpenedLink> {
  const data = await orThrow(database.from('operator_confirmations').select().eq('id', id).maybeSingle())
  const { purpose = '', subject = '', created_at } = data ?? {}
  const [, about = ''] = subject.split(':')
  const isOpen =
    isOperatorPurpose(purpose) &&
    !(isOrderPurpose(purpose) && (await isWithdrawn(database, about, new Date(created_at ?? 0))))
  if (!data || !isOpen) throw new AppError('link-expired')
  return {
    purpose,
    subject: subject as Subject,
    id: about,
    confirmation: {
      ...{ id, used: data.used_at !== null, address: data.address },
      remembers: data.used_at === null && data.browser === null,
    },
  }
}

async function isWithdrawn(database: DatabaseClient, requestId: string, issued: Date): Promise<boolean> {
  const row = database.from('quote_requests').select('order_links_from').eq('id', requestId).maybeSingle()
  const data = await orThrow(row)
  const from = data?.order_links_from
  return Boolean(from && issued < new Date(from))
}

/**
 * @param text 'cancel.…', as it stands in the link's address
 * @throws AppError 'link-invalid' or 'link-expired'
 */
export async function openLink(opening: Opening, text: string): Promise<OpenedLink> {
  const { settings, now } = opening
  const [word = '', ...rest] = text.split('.')
  if (word === 'confirm') {
    const { id } = openToken(settings.LINK_SIGNING_SECRET, 'operator-confirm', rest.join('.'), now())
    return loadConfirmation(opening, id)
  }
  if (!isOperatorPurpose(word)) throw new AppError('link-invalid')
  const kinds: readonly string[] = OPERATOR_LINKS[word].about
  const named = kinds.length > 1 ? rest.shift() : undefined
  const kind = kinds.length > 1 ? named : kinds[0]
  if (kind === undefined || !kinds.includes(kind)) throw new AppError('link-invalid')
  const use = (named === undefined ? `operator-${word}` : `operator-${word}-${named}`) as TokenUse
  const { id, expires } = openToken(settings.LINK_SIGNING_SECRET, use, rest.join('.'), now())
  const issued = new Date(expires.getTime() - DAYS * DAY)
  if (isOrderPurpose(word) && (await isWithdrawn(opening.database, id, issued)))
    throw new AppError('link-expired')
  return { purpose: word, subject: `${kind}:${id}` as Subject, id }
}
