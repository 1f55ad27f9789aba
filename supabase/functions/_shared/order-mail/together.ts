import { fill } from '#contract/language.ts'
import type { EmailTemplate } from '../mail/compose.ts'
import { heading, paragraph } from '../mail/design/blocks.ts'
import type { MailContent } from '../mail/design/message.ts'
import { letter, toSender } from '../mail/letter.ts'
import type { OrderView } from '../order/order.ts'
import type { Words } from '../words.ts'
import { money } from './facts.ts'
import { ORDER_CONTRACT_TEMPLATES } from './mail.ts'
import { PAYLOAD } from './parts.ts'
import { SAMPLE_ORDERS } from './samples.ts'
import { ORDER_WORK_TEMPLATES } from './work.ts'

/** What one transfer paid, in one message (public.confirm_transfers): what each order's own message would have said, with all papers. */
function togetherMail(
  request: Pick<OrderView['request'], 'reference' | 'given_name' | 'family_name'>,
  parts: MailContent[],
  pence: number,
  words: Words,
): MailContent {
  const { together, partPaid } = words.ORDER_MONEY_MAIL
  const slots = { reference: request.reference, amount: money(pence, words) }
  const papers = parts.flatMap((part) => part.papers ?? [])
  return {
    ...letter(
      {
        ...toSender(request),
        texts: { ...partPaid, ...together },
        slots,
        why: words.ORDER_MAIL.whyOrder,
        words,
      },
      paragraph(fill(together.text, slots)),
      ...parts.flatMap(({ subject, blocks = [] }) => [heading(subject), ...blocks]),
    ),
    ...(papers.length > 0 && { papers }),
  }
}

export const togetherTemplates = (writeOne: EmailTemplate['write']) =>
  ({
    order_together: {
      async write({ payload, facts: { request, together = [] } }, dependencies, words) {
        const written = await Promise.all(together.map((message) => writeOne(message, dependencies, words)))
        const parts = written.filter((part) => part !== null)
        if (!request || parts.length === 0) return null
        return togetherMail(request, parts, PAYLOAD.parse(payload).amount ?? 0, words)
      },
      sample: (words) =>
        togetherMail(
          SAMPLE_ORDERS.paid.request,
          [ORDER_CONTRACT_TEMPLATES.order_paid, ORDER_WORK_TEMPLATES.order_completed].map(({ sample }) =>
            sample(words),
          ),
          12_001,
          words,
        ),
    },
  }) satisfies Record<string, EmailTemplate>
