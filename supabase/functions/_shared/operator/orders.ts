import { actOf, isPlainAct } from '#contract/acts.ts'
import type { CertificateDraft } from '#contract/certificate.ts'
import { FILE_LIMITS } from '#contract/limits.ts'
import type { OfferPreview, OrderLinkView, PayerTransfer, UploadedDocument } from '#contract/operator.ts'
import { type OfferDraft, type OpenedFile, offerSums, type PaymentPart } from '#contract/order.ts'
import type { VatCheck } from '#contract/vat.ts'
import { certify } from '../certificate/certify.ts'
import { type Dependencies, orThrow, rpc } from '../dependencies.ts'
import { downloadUrl } from '../documents/downloads.ts'
import { removeDocuments } from '../documents/stored.ts'
import { AppError, found } from '../http/errors.ts'
import { deliverSoon } from '../mail/outbox.ts'
import { type Act, checkDraft, isFor, type OrderLink, perform, readAct, refusalOf } from '../order/acts.ts'
import { storeFinishedFile } from '../order/delivered-file.ts'
import { customerFor, rowOfDraft, vatRule } from '../order/offer.ts'
import { orderLinkView } from '../order/operator-view.ts'
import { loadOrder, type OrderView } from '../order/order.ts'
import { refundOrder } from '../order/pay.ts'
import { orderExtraMail, orderOfferMail } from '../order-mail/mail.ts'
import { wordsIn } from '../words.ts'

/** What the operator does with an order (decision 017): by the links in messages that only the operator's inbox gets, or by the commands. */

type Found = { request: OrderView['request']; view: OrderView | null }

/**
 * What a tax authority's service says of a VAT number. None is built in; VAT_CHECK has a stand-in for development and tests, to which
 * numbers that end with 00 are not registered. An offer never depends on the answer.
 */
function checkVatNumber({ settings, now }: Dependencies, number: string): VatCheck | undefined {
  if (settings.VAT_CHECK !== 'sandbox' || !number) return undefined
  return { state: number.endsWith('00') ? 'invalid' : 'valid', at: now().toISOString() }
}

export function orderLinks(dependencies: Dependencies, largest: number) {
  const { database, settings, log, now } = dependencies

  async function find({ id }: OrderLink): Promise<Found | null> {
    const view = await loadOrder(database, id)
    if (view) return { request: view.request, view }
    const stored = database.from('quote_requests').select().eq('id', id).is('erased_at', null)
    const data = await orThrow(stored.maybeSingle())
    return data && { request: data, view }
  }

  async function filesOf({ id }: OrderLink): Promise<{ id: string; name: string }[]> {
    const rows = database
      .from('request_documents')
      .select('id, name, state, replaced_at')
      .eq('request_id', id)
    const documents = await orThrow(rows.order('position'))
    return documents
      .filter(({ state, replaced_at }) => ['accepted', 'unchecked'].includes(state) && !replaced_at)
      .map(({ id: file, name }) => ({ id: file, name }))
  }

  async function show(link: OrderLink): Promise<OrderLinkView> {
    const [known, files] = await Promise.all([find(link), filesOf(link)])
    if (!known) return { purpose: link.purpose, state: 'gone' }
    const others = link.purpose === 'transfer' ? await othersOf(link) : []
    return orderLinkView(link.purpose, known.request, files, known.view, now(), others)
  }

  async function othersOf({ id }: OrderLink): Promise<PayerTransfer[]> {
    const rows = await rpc(database, 'payer_transfers', { request: id })
    return rows.map(({ request_id: request, part, ...row }) => ({
      request,
      part: part as PaymentPart,
      ...row,
    }))
  }

  async function preview({ purpose }: OrderLink, found: Found, draft: OfferDraft): Promise<OfferPreview> {
    const offered = { request: found.request, offer: rowOfDraft(draft, found.view, now()) }
    const link = `${settings.SITE_URL}/get-quote?request=PREVIEW#request`
    const write = purpose === 'extra' ? orderExtraMail : orderOfferMail
    const { subject, html, text } = write({
      view: offered,
      link,
      words: await wordsIn(found.request.language),
    })
    const vatCheck = draft.customer?.check
    return {
      mail: { subject, html, text },
      sums: offerSums(draft.lines, vatRule()),
      ...(vatCheck && { vatCheck }),
    }
  }

  /** A draft that can be offered: who its customer is for VAT is known, and its VAT number checked where the authority can be asked. */
  function complete({ request, view }: Found, draft: OfferDraft): OfferDraft {
    checkDraft(draft, now())
    const customer = customerFor(draft, request, view)
    return {
      ...draft,
      customer: { ...customer, check: checkVatNumber(dependencies, customer.vatNumber) },
    }
  }

  /** A document that waits to be delivered, for its operator alone, for a minute. */
  async function openWaiting({ id }: OrderLink, document: string): Promise<OpenedFile> {
    const view = await loadOrder(database, id)
    const waits = view?.documents.some((known) => known.id === document && known.delivery === null)
    if (!waits) throw new AppError('not-found')
    return { url: downloadUrl(settings, 'waiting', document, now()) }
  }

  async function certified(link: OrderLink, draft: CertificateDraft): Promise<OrderLinkView> {
    const { view } = found(await find(link))
    if (!view?.actions.includes('deliver')) throw new AppError('order-refused')
    const certified = await certify(dependencies, view, draft)
    const shown = await show(link)
    return 'order' in shown && shown.order ? { ...shown, order: { ...shown.order, certified } } : shown
  }

  async function act(link: OrderLink, asked: Act): Promise<OrderLinkView | OfferPreview | OpenedFile> {
    if (!isFor(link.purpose, asked)) throw new AppError('bad-request')
    if (asked.action === 'open') return openWaiting(link, asked.said.document)
    if (asked.action === 'certify') return certified(link, asked.said)
    if (asked.action === 'preview' || asked.action === 'offer' || asked.action === 'extra') {
      const known = await find(link)
      if (!known && asked.action !== 'preview') return show(link)
      if (!known) throw new AppError('not-found')
      asked.said.draft = complete(known, asked.said.draft)
      if (asked.action === 'preview') return preview(link, known, asked.said.draft)
    }
    await perform(dependencies, link, asked)
    log({ event: 'operator-link', purpose: link.purpose, action: asked.action })
    if (isPlainAct(asked.action) && actOf(asked.action).refunds) await refundOrder(dependencies, link.id)
    deliverSoon(dependencies, `request:${link.id}`)
    return show(link)
  }

  async function isStoredAt(table: 'order_documents' | 'request_documents', id: string, path: string) {
    const row = database.from(table).select('path').eq('id', id)
    return (await orThrow(row.maybeSingle()))?.path === path
  }

  /**
   * Stores a document for a delivery or a message, or one of the customer's. The same file again, while the first one waits or stands, is the one that
   * is there.
   */
  async function upload(link: OrderLink, request: Request, typed: string): Promise<UploadedDocument> {
    const { purpose, id: requestId } = link
    if (purpose !== 'deliver' && purpose !== 'message' && purpose !== 'attach')
      throw new AppError('bad-request')
    const isCustomers = purpose === 'attach'
    const most = isCustomers ? FILE_LIMITS.maxBytes : largest
    const { path, type, ...file } = await storeFinishedFile(dependencies, request, typed, most)
    const stored = { request: requestId, path, ...file }
    const added = isCustomers
      ? await database.rpc('add_customer_document', stored)
      : await database.rpc('add_order_document', { ...stored, type, purpose })
    if (/^PT4/.test(added.error?.code ?? '')) await removeDocuments(database, [path])
    // After any other failure nobody knows whether it was added; if not, the sweep removes the file.
    if (added.error) throw refusalOf(added.error)
    const id = added.data as string
    const table = isCustomers ? 'request_documents' : 'order_documents'
    if (!(await isStoredAt(table, id, path))) await removeDocuments(database, [path])
    log({ event: 'document-finished', document: id })
    return { document: { id, name: file.name, size: file.size, sha256: file.sha256, opened: false } }
  }

  return {
    async answer(link: OrderLink, asked: object): Promise<OrderLinkView | OfferPreview | OpenedFile> {
      if (Object.keys(asked).length === 0) return show(link)
      return act(link, readAct(asked))
    },

    upload,
  }
}
