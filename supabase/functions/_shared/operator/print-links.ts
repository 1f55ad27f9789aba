import { OPERATOR_PAGE } from '#content/operator.ts'
import { type LinkRow, OPERATOR_LINKS, type OperatorPurpose, recordPurposes } from '#contract/acts.ts'
import { type PrintedLink, type RecordView, ukDay } from '#contract/operator.ts'
import { type Dependencies, orThrow, rpc } from '../dependencies.ts'
import type { Subject } from '../mail/outbox.ts'
import { loadOrder } from '../order/order.ts'
import { requestLink } from '../quote/guest-view.ts'
import { confirmationLink, HOUSE, purposesOf } from './links.ts'
import { type Digest, KINDS, type Kind } from './open-items.ts'
import type { recordLinks } from './records.ts'

/**
 * Links for a terminal or a remembered browser instead of the inbox: what fits now, confirmed already, so that they work while mail is down. They
 * live a quarter of an hour from their own issue, in a remembered browser long enough to type a price: those in mail that were withdrawn before do
 * not end them.
 */

const MINUTES = { terminal: 15, browser: 240 }

type Fitting = { purpose: OperatorPurpose; subject: Subject } & Partial<Omit<PrintedLink, 'href'>>

type Records = ReturnType<typeof recordLinks>

/** Those about the row itself: what is done already fits if it can be undone. */
async function recordFits(records: Records, subject: Subject): Promise<Fitting[]> {
  const [kind = '', id = ''] = subject.split(':')
  const known = recordPurposes(kind).filter((purpose) => OPERATOR_LINKS[purpose].press !== 'sends')
  const views = await Promise.all(known.map((purpose) => records.answer({ purpose, subject, id }, {})))
  return views.flatMap(({ purpose, state }: RecordView): Fitting[] => {
    if (state === 'open') return [{ purpose, subject }]
    const undo = purpose === 'spam' || purpose === 'handled' ? OPERATOR_PAGE.undo[purpose] : undefined
    return state === 'done' && undo ? [{ purpose, subject, label: undo }] : []
  })
}

/** What we owe to whom and who owes us, each with the one link that a summary has. */
async function owed({ database, now }: Dependencies): Promise<Fitting[]> {
  const until = now()
  const since = new Date(until.getTime() - 24 * 3_600_000).toISOString()
  const asked = { day: ukDay(until), since, until: until.toISOString() }
  const { items } = (await rpc(database, 'digest', asked)) as Digest
  return items.flatMap((item) => {
    const { purpose, rest, label }: Kind = KINDS[item.kind]
    if (!purpose) return []
    return [
      {
        ...{ purpose, subject: item.subject, about: `${item.reference}, ${item.name}: ${rest(item)}` },
        ...(label && { label }),
        ...(item.kind === 'transfer' && item.amount !== null && { amount: item.amount }),
      },
    ]
  })
}

async function fitting(dependencies: Dependencies, records: Records, subject: Subject): Promise<Fitting[]> {
  const fits = await recordFits(records, subject)
  if (subject === HOUSE) return [...(await owed(dependencies)), ...fits]
  const [kind, id = ''] = subject.split(':')
  // Nothing fits what was erased.
  if (kind !== 'request' || fits.length === 0) return fits
  const order = purposesOf(await loadOrder(dependencies.database, id))
  return [...order.map((purpose) => ({ purpose, subject })), ...fits]
}

/** @param browser a remembered one, which opens them */
export async function issueLinks(
  { database, settings, log, now }: Dependencies,
  fits: Fitting[],
  browser?: string,
): Promise<PrintedLink[]> {
  const issued = now()
  const minutes = browser === undefined ? MINUTES.terminal : MINUTES.browser
  const expires = new Date(issued.getTime() + minutes * 60_000)
  const links = fits.map((link) => ({ ...link, id: crypto.randomUUID() }))
  const rows = links.map(({ id, purpose, subject }) => ({
    ...{ id, purpose, subject, printed: true, ...(browser !== undefined && { browser }) },
    ...{ created_at: issued.toISOString(), expires_at: expires.toISOString() },
  }))
  if (rows.length > 0) await orThrow(database.from('operator_confirmations').insert(rows))
  log({ event: 'links-printed', links: links.length })
  return links.map(({ id, purpose, subject: _, label = OPERATOR_LINKS[purpose].label, ...link }) => ({
    ...link,
    label,
    href: confirmationLink(settings, id, expires),
  }))
}

export async function printLinks(
  dependencies: Dependencies,
  records: Records,
  about: Subject,
  browser?: string,
): Promise<PrintedLink[]> {
  const fits = (await fitting(dependencies, records, about)).filter(({ purpose }) => {
    const { byMailAlone }: LinkRow = OPERATOR_LINKS[purpose]
    return browser === undefined || !byMailAlone
  })
  const printed = await issueLinks(dependencies, fits, browser)
  return [...printed, ...(await customerPage(dependencies, about))]
}

/** Of a customer without an email address, who accepts and pays with the operator beside them. */
async function customerPage(
  { database, settings, now }: Dependencies,
  about: Subject,
): Promise<PrintedLink[]> {
  const [kind, id = ''] = about.split(':')
  if (kind !== 'request') return []
  const row = database
    .from('quote_requests')
    .select('id, link_version, language')
    .eq('id', id)
    .eq('email', '')
  const request = await orThrow(row.maybeSingle())
  return request ? [{ label: 'The customer’s own page', href: requestLink(settings, request, now()) }] : []
}
