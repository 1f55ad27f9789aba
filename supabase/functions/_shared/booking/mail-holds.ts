import { Notice, Paragraph } from '../mail/design/blocks.ts'
import { Facts } from '../mail/design/facts.ts'
import { type MailContent, message } from '../mail/design/message.ts'
import { createElement as h } from '../mail/design/react.ts'

/** Payments: of the last 24 hours. */
export type Holds = { holds: number; payments: number }

export function bookingHoldsMail({ holds, payments }: Holds): MailContent {
  return message(
    {
      subject: `${holds} consultation times are held without a payment`,
      title: 'Many times are being held without payment',
      preview: `${holds} held, ${payments} paid for in the last 24 hours.`,
      why: 'Sent at most once a day.',
    },
    h(
      Notice,
      null,
      'More consultation times are being held than were paid for in the last 24 hours. Someone may be blocking your calendar.',
    ),
    h(Facts, {
      facts: [
        { label: 'Held now', text: String(holds) },
        { label: 'Paid for in the last 24 hours', text: String(payments) },
      ],
    }),
    h(
      Paragraph,
      null,
      'Customers can still book: while many times are held, each new hold takes the sender’s computer some work, and may end an older one. Each hold ends automatically after half an hour. What else you can do is described in the guide for running the business (docs/operate/something-is-wrong.md).',
    ),
  )
}
