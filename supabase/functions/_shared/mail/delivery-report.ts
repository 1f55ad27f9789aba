import * as z from 'zod/mini'
import type { OperatorPurpose } from '#contract/acts.ts'
import { REFERENCE_PREFIX } from '#contract/business-facts.ts'
import { HOUSE, type OperatorLink, operatorLinks, purposesOf, sampleLinks } from '../operator/links.ts'
import type { EmailTemplate, MessageFacts } from './compose.ts'
import { deliveryError } from './delivery-error.ts'
import { actions, FOR_YOU_ALONE, factList, notice } from './design/blocks.ts'
import { type MailContent, message } from './design/message.ts'

/** error: a code, never a provider's text. */
const reportPayload = z.object({ kind: z.string(), attempts: z.number(), error: z.string() })

type Report = Omit<z.infer<typeof reportPayload>, 'kind'> & {
  title: string
  reference: string | undefined
}

function deliveryReportMail(
  { title, reference, attempts, error }: Report,
  links: OperatorLink[],
): MailContent {
  return message(
    {
      subject: `${reference ? `${reference} ` : ''}A message was not delivered: ${title}`,
      title: 'A message was not delivered',
      preview: title,
      why: 'Sent because a message could not be delivered.',
    },
    notice('A message could not be delivered within 24 hours. It will not be tried again.'),
    factList([
      ...(reference ? [{ label: 'Reference', text: reference, strong: true }] : []),
      { label: 'Message', text: title },
      { label: 'Attempts', text: String(attempts) },
      { label: 'Last error', text: deliveryError(error) },
    ]),
    actions(links, FOR_YOU_ALONE),
  )
}

/** What can be done about the row that the message was about. It goes to the operator alone, so its links may act. */
function purposesFor({ subject, ordered }: MessageFacts): OperatorPurpose[] {
  if (subject?.kind === 'request') return purposesOf(ordered)
  return subject?.kind === 'enquiry' ? ['handled'] : []
}

export const reportTemplates = (titleOf: (kind: string) => string) =>
  ({
    delivery_report: {
      async write({ payload, facts, subject_id }, dependencies) {
        const { kind, ...report } = reportPayload.parse(payload)
        const { subject } = facts
        const about = subject ? (`${subject.kind as 'request'}:${subject_id}` as const) : HOUSE
        return deliveryReportMail(
          { ...report, title: titleOf(kind), reference: subject?.reference },
          operatorLinks(dependencies, about, purposesFor(facts)),
        )
      },
      sample: () =>
        deliveryReportMail(
          {
            ...{ title: 'We have your request', reference: `${REFERENCE_PREFIX}-7K4M-2XPD` },
            ...{ attempts: 31, error: 'Error:EENVELOPE:550' },
          },
          sampleLinks(['offer']),
        ),
    },
  }) satisfies Record<string, EmailTemplate>
