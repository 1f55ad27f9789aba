import * as z from 'zod/mini'
import { SUBJECT_WORDS } from '#content/enquiry.ts'
import { QUOTE_FIELD_WORDS } from '#content/quote.ts'
import { REFERENCE_PREFIX } from '#contract/business-facts.ts'
import type { EnquirySubject } from '#contract/enquiry.ts'
import { choiceText } from '#contract/fields.ts'
import { SAMPLE_QUOTE } from '#contract/quote.ts'
import type { Database } from '../../../database.types.ts'
import type { EmailTemplate } from '../mail/compose.ts'
import { deliveryError } from '../mail/delivery-error.ts'
import { actions, type Fact, factList, notice, paragraph } from '../mail/design/blocks.ts'
import { type MailContent, message } from '../mail/design/message.ts'
import { ukMoment } from '../mail/format.ts'
import { HOUSE, type OperatorLink, operatorLinks, sampleLinks } from './links.ts'

/** To the operator, in a flood: many messages of a kind bundled into one. */

type BundledMessage = Database['public']['Functions']['bundled_messages']['Returns'][number]

type TitleOf = (kind: string) => string

type Bundle = {
  words: [string, string]
  rest: string
  about: (entry: BundledMessage, titleOf: TitleOf) => string[]
}

const SHORT_ID = 8

const documentsOf = ({ documents }: BundledMessage) =>
  documents === 1 ? '1 document' : `${documents || 'no'} documents`

const requestWords = ({ about, urgency }: BundledMessage) =>
  `${choiceText(QUOTE_FIELD_WORDS.serviceType, about)} [${choiceText(QUOTE_FIELD_WORDS.urgency, urgency)}]`

const FILES = 'sends you its own message, with the links to its documents'

const BUNDLES = {
  quote_operator: {
    words: ['further quote request', 'further quote requests'],
    rest: `“operator requests show REFERENCE” shows one in full, and “operator mail retry ID” ${FILES}.`,
    about: (entry) => [`${requestWords(entry)}, ${documentsOf(entry)}`, entry.name],
  },
  quote_files_operator: {
    words: ['further message about added documents', 'further messages about added documents'],
    rest: `“operator requests show REFERENCE” shows the request, and “operator mail retry ID” ${FILES}.`,
    about: (entry) => [`${documentsOf(entry)} added, ${requestWords(entry)}`, entry.name],
  },
  enquiry_operator: {
    words: ['further enquiry', 'further enquiries'],
    rest: '“operator enquiries show REFERENCE” shows one in full.',
    about: (entry) => [SUBJECT_WORDS[entry.about as EnquirySubject], entry.name],
  },
  order_message_operator: {
    words: ['further message from a customer', 'further messages from customers'],
    rest: '“operator order show REFERENCE” shows the order, and “operator mail retry ID” sends you its own message, with the link to answer.',
    about: (entry) => [entry.about, entry.name],
  },
  delivery_report: {
    words: ['further message that was not delivered', 'further messages that were not delivered'],
    rest: '“operator mail list --status abandoned” shows them and their recipients.',
    about: (entry, titleOf) => [titleOf(entry.about), deliveryError(entry.urgency)],
  },
} satisfies Record<string, Bundle>

/** Of every other kind: it says nothing that only its own message explains. */
const otherBundle = (title: string): Bundle => ({
  words: [`further message: ${title}`, `further messages: ${title}`],
  rest: '“operator mail retry ID” sends you a message by itself, with its links.',
  about: ({ name }) => (name ? [name] : []),
})

function operatorBundleMail(
  kind: string,
  entries: BundledMessage[],
  links: OperatorLink[],
  titleOf: TitleOf,
): MailContent {
  const bundle = (BUNDLES as Record<string, Bundle>)[kind] ?? otherBundle(titleOf(kind))
  const title = `${entries.length} ${bundle.words[entries.length === 1 ? 0 : 1]}`
  const facts = entries.map(
    (entry): Fact => ({
      label: entry.reference ?? 'Message',
      text: [
        ukMoment(new Date(entry.received_at)),
        ...bundle.about(entry, titleOf),
        `ID ${entry.id.slice(0, SHORT_ID)}`,
      ].join('\n'),
    }),
  )
  return message(
    {
      subject: title,
      title,
      preview: 'In one message, because so many arrived at once.',
      why: 'Sent at most once every ten minutes, while there are too many to read one by one.',
    },
    notice(
      'Many arrived within ten minutes, so they are in one message. Nothing is lost: they are all listed here.',
    ),
    paragraph(bundle.rest),
    factList(facts),
    actions(links),
  )
}

const sample = (id: string, code: string, urgency: string, name: string, documents: number) => ({
  ...{ id: `${id}-0000-4000-8000-000000000000`, reference: `${REFERENCE_PREFIX}-${code}` },
  ...{ received_at: '2026-06-19T14:05:00.000Z', about: SAMPLE_QUOTE.serviceType, urgency, name, documents },
})

const SAMPLES: BundledMessage[] = [
  sample('1f0a2f46', '7K4M-2XPD', '24-48 hours', 'Inês Carvalho dos Santos Vasconcelos de Albuquerque', 3),
  sample('8c3d90b1', 'B4KM-9XPW', '0-12 hours', 'Zofia Wiśniewska', 1),
  sample('d27e55aa', '9WTR-4HKC', '>48 hours', 'عبد الرحمن', 0),
]

const payloadSchema = z.object({ kind: z.string() })

export const bundleTemplates = (titleOf: TitleOf) =>
  ({
    operator_bundle: {
      async write({ payload, facts: { bundled = [] } }, dependencies) {
        const { kind } = payloadSchema.parse(payload)
        return bundled.length === 0
          ? null
          : operatorBundleMail(kind, bundled, operatorLinks(dependencies, HOUSE, []), titleOf)
      },
      sample: () => operatorBundleMail('quote_operator', SAMPLES, sampleLinks([]), titleOf),
    },
  }) satisfies Record<string, EmailTemplate>
