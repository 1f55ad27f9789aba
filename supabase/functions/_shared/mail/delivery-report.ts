import { Notice } from './design/blocks.ts'
import { Facts } from './design/facts.ts'
import { type MailContent, message } from './design/message.ts'
import { createElement as h } from './design/react.ts'

/** The outbox's data about a message that was given up. `error` is a code, never a provider's text. */
export type GivenUp = { kind: string; attempts: number; error: string }

/** To the operator: a message was given up. */
export function deliveryReportMail({ kind, attempts, error }: GivenUp): MailContent {
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
