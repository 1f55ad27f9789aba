import * as z from 'zod/mini'
import type { EmailTemplate } from './compose.ts'
import { Notice } from './design/blocks.ts'
import { Facts } from './design/facts.ts'
import { type MailContent, message } from './design/message.ts'
import { createElement as h } from './design/react.ts'

/** error: a code, never a provider's text. */
const reportPayload = z.object({ kind: z.string(), attempts: z.number(), error: z.string() })

function deliveryReportMail({ kind, attempts, error }: z.infer<typeof reportPayload>): MailContent {
  return message(
    {
      subject: `A message was not delivered: ${kind}`,
      title: 'A message was not delivered',
      preview: kind,
      why: 'Sent because a message could not be delivered.',
    },
    h(Notice, null, 'A message could not be delivered within 24 hours. It will not be tried again.'),
    h(Facts, {
      facts: [
        { label: 'Kind', text: kind },
        { label: 'Attempts', text: String(attempts) },
        { label: 'Last error', text: error },
      ],
    }),
  )
}

export const REPORT_TEMPLATES = {
  delivery_report: {
    write: async ({ payload }) => deliveryReportMail(reportPayload.parse(payload)),
    sample: () => deliveryReportMail({ kind: 'quote_customer', attempts: 31, error: 'Error:EENVELOPE:550' }),
  },
} satisfies Record<string, EmailTemplate>
