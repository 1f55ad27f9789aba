import * as z from 'zod/mini'
import type { OperatorPurpose } from '#contract/acts.ts'
import { countColumns } from '#contract/counts.ts'
import type { DocumentState } from '#contract/guest-request.ts'
import { type Dependencies, orThrow } from '../dependencies.ts'
import { checkDocuments, isUnchecked } from '../documents/check.ts'
import { signToken } from '../documents/links.ts'
import type { EmailTemplate, OutboxMessage } from '../mail/compose.ts'
import type { MailDocument } from '../mail/design/blocks.ts'
import { type MailContent, SAMPLE_SITE } from '../mail/design/message.ts'
import { type OperatorLink, operatorLinks, purposesOf, sampleLinks } from '../operator/links.ts'
import { SAMPLE_ADDRESS, SAMPLE_ORDERS } from '../order-mail/samples.ts'
import type { Words } from '../words.ts'
import { askOf, requestLink } from './guest-view.ts'
import {
  type QuoteRequest,
  quoteAskMail,
  quoteContactMail,
  quoteCustomerMail,
  quoteDocumentsMail,
  quoteFilesMail,
  quoteFormerMail,
  quoteLateMail,
  quoteLinkMail,
  quoteOpenedMail,
  quoteOperatorMail,
  type SentDocument,
} from './mail.ts'

const NOTES = {
  refused: 'Removed: its content does not match its file type, or a virus was found in it.',
  missing: 'Not stored: the upload did not arrive.',
  unchecked: 'Not checked yet.',
  locked: 'It needs a password to open.',
} as const

async function checkedDocuments(
  { facts: { documents = [] }, subject_id }: OutboxMessage,
  dependencies: Dependencies,
): Promise<NonNullable<OutboxMessage['facts']['documents']>> {
  if (!documents.some(isUnchecked)) return documents
  const id = subject_id ?? ''
  await checkDocuments(dependencies, id)
  const stored = dependencies.database.from('request_documents').select().eq('request_id', id)
  return orThrow(stored.order('position'))
}

async function documentStates(message: OutboxMessage, dependencies: Dependencies): Promise<SentDocument[]> {
  const documents = await checkedDocuments(message, dependencies)
  return documents
    .filter(({ batch }) => batch === null)
    .map(({ state, needs_password }) => ({ state: state as DocumentState, needsPassword: needs_password }))
}

/** @param batch of documents added later; null: those of the request itself; undefined: all */
async function documentsFor(
  message: OutboxMessage,
  dependencies: Dependencies,
  batch: string | null | undefined,
): Promise<MailDocument[]> {
  const { settings, now } = dependencies
  const documents = await checkedDocuments(message, dependencies)
  const expires = new Date(now().getTime() + settings.DOCUMENT_LINK_HOURS * 3_600_000)
  return documents
    .filter((document) => batch === undefined || document.batch === batch)
    .map(({ id, name, size, state, needs_password }) => {
      if (state !== 'accepted') return { name, size, link: null, note: NOTES[state as keyof typeof NOTES] }
      const token = signToken(settings.LINK_SIGNING_SECRET, 'link', id, expires)
      return {
        name,
        size,
        link: `${settings.PUBLIC_BACKEND_URL ?? settings.SUPABASE_URL}/functions/v1/open-document?link=${token}`,
        note: needs_password ? NOTES.locked : null,
      }
    })
}

const batchPayload = z.object({ batch: z.uuid(), answers: z.optional(z.int()) })
const askPayload = z.object({ reminder: z._default(z.boolean(), false) })
const linkPayload = z.object({ ended: z._default(z.boolean(), false) })

const SAMPLE: QuoteRequest = {
  ...SAMPLE_ORDERS.offered.request,
  ...countColumns({ pages: 3, words: 640, estimate: { from: 9_000, to: 13_500 } }),
  handled_at: null,
  ask_text: 'The stamp on the second page is too dark to read. Please scan it again.',
}

const SAMPLE_LINK = `${SAMPLE_SITE}/get-quote?request=EXAMPLE`

type Ordered = OutboxMessage['facts']['ordered']

/**
 * The links of a message about a request. What acts on an order at once stands only in messages that are not answered to the
 * customer, who would get it quoted.
 */
function purposesFor(ordered: Ordered, isAnswered: boolean): OperatorPurpose[] {
  if (!ordered) return ['answer', 'documents', 'handled', 'spam', 'erase']
  return isAnswered ? ['answer', 'documents'] : [...purposesOf(ordered), 'documents']
}

const SAMPLE_DOCUMENTS: MailDocument[] = [
  {
    name: 'certidao-de-nascimento.pdf',
    size: 2_500_000,
    link: `${SAMPLE_SITE}/functions/v1/open-document?link=EXAMPLE-1`,
    note: NOTES.locked,
  },
  {
    name: 'passaporte-pagina-da-fotografia-digitalizada-na-loja-2026-final.jpg',
    size: 410_000,
    link: `${SAMPLE_SITE}/functions/v1/open-document?link=EXAMPLE-2`,
    note: null,
  },
  { name: 'عقد الزواج.pdf', size: 90_000, link: null, note: NOTES.refused },
]

const SAMPLE_SENT: SentDocument[] = [
  { state: 'accepted', needsPassword: true },
  { state: 'accepted', needsPassword: false },
  { state: 'refused', needsPassword: false },
]

/** Not for erased requests or, by default, spam. */
const forRequest = (
  write: (
    request: QuoteRequest,
    dependencies: Dependencies,
    message: OutboxMessage,
    words: Words,
  ) => Promise<MailContent | null>,
  sample: EmailTemplate['sample'],
  evenSpam = false,
): EmailTemplate => ({
  async write(message, dependencies, words) {
    const { request } = message.facts
    if (!request || request.erased_at || (request.spam_at && !evenSpam)) return null
    return write(request, dependencies, message, words)
  },
  sample,
})

type OperatorMail = (
  request: QuoteRequest,
  documents: MailDocument[],
  linkHours: number,
  links: OperatorLink[],
  ordered: Ordered,
  isAnswer: boolean,
  isWithheld: boolean,
) => MailContent

type OperatorOptions = {
  batchOf: (message: OutboxMessage) => string | null | undefined
  /** Whether it is answered to the customer even when there is an order. */
  isAnswered?: boolean
  sample?: MailDocument[]
  evenSpam?: boolean
}

const toOperator = (
  mail: OperatorMail,
  { batchOf, isAnswered = false, sample = SAMPLE_DOCUMENTS, evenSpam }: OperatorOptions,
): EmailTemplate =>
  forRequest(
    async (request, dependencies, message) =>
      mail(
        request,
        await documentsFor(message, dependencies, batchOf(message)),
        dependencies.settings.DOCUMENT_LINK_HOURS,
        operatorLinks(dependencies, `request:${request.id}`, purposesFor(message.facts.ordered, isAnswered)),
        message.facts.ordered,
        batchPayload.safeParse(message.payload).data?.answers !== undefined,
        message.facts.withheld === true,
      ),
    () => mail(SAMPLE, sample, 720, sampleLinks(purposesFor(null, isAnswered)), null, false, false),
    evenSpam,
  )

/** It has no Reply-To of the customer, so the form with the price opens at once. */
const LATE = ['offer', 'message', 'handled', 'documents', 'spam'] as const

export const QUOTE_TEMPLATES = {
  quote_operator: toOperator(
    (request, documents, linkHours, links, _ordered, _isAnswer, isWithheld) =>
      quoteOperatorMail(request, documents, linkHours, links, isWithheld),
    { batchOf: () => null, isAnswered: true },
  ),

  quote_customer: forRequest(
    async (request, dependencies, message, words) => {
      const link = requestLink(dependencies.settings, request, dependencies.now())
      return quoteCustomerMail(request, await documentStates(message, dependencies), link, words)
    },
    (words) => quoteCustomerMail(SAMPLE, SAMPLE_SENT, SAMPLE_LINK, words),
  ),

  quote_opened: forRequest(
    async (request, { settings, now }, _, words) =>
      quoteOpenedMail(request, requestLink(settings, request, now()), words),
    (words) => quoteOpenedMail({ ...SAMPLE, opened_by: 'operator' }, SAMPLE_LINK, words),
  ),

  quote_ask: forRequest(
    async (request, { settings, now }, { payload, facts: { documents = [] } }, words) => {
      if (request.asked_at === null) return null
      const { reminder } = askPayload.parse(payload)
      const link = requestLink(settings, request, now())
      return quoteAskMail(request, askOf(request, documents), link, reminder, words)
    },
    (words) =>
      quoteAskMail(
        SAMPLE,
        { text: SAMPLE.ask_text ?? '', about: 'Birth certificate.pdf' },
        SAMPLE_LINK,
        false,
        words,
      ),
  ),

  quote_late_operator: forRequest(
    async (request, dependencies) => {
      if (request.handled_at !== null || request.asked_at !== null) return null
      const links = operatorLinks(dependencies, `request:${request.id}`, LATE)
      return quoteLateMail(request, links)
    },
    () => quoteLateMail(SAMPLE, sampleLinks(LATE)),
  ),

  quote_link: forRequest(
    async (request, { settings, now }, { payload }, words) => {
      const about = { days: settings.GUEST_LINK_DAYS, ended: linkPayload.parse(payload).ended }
      return quoteLinkMail(request, requestLink(settings, request, now()), about, words)
    },
    (words) => quoteLinkMail(SAMPLE, SAMPLE_LINK, { days: 30, ended: true }, words),
  ),

  quote_contact: forRequest(
    async (request, { settings, now }, { payload, facts: { ordered } }, words) => {
      const about = { address: ordered?.delivery_address ?? '', ended: linkPayload.parse(payload).ended }
      return quoteContactMail(request, requestLink(settings, request, now()), about, words)
    },
    (words) => quoteContactMail(SAMPLE, SAMPLE_LINK, { address: SAMPLE_ADDRESS, ended: true }, words),
  ),

  quote_former: forRequest(
    async (request, _, __, words) => quoteFormerMail(request, words),
    (words) => quoteFormerMail(SAMPLE, words),
  ),

  quote_files_operator: toOperator(quoteFilesMail, {
    batchOf: ({ payload }) => batchPayload.parse(payload).batch,
    sample: SAMPLE_DOCUMENTS.slice(1),
  }),

  quote_documents_operator: toOperator(quoteDocumentsMail, { batchOf: () => undefined, evenSpam: true }),
} satisfies Record<string, EmailTemplate>
