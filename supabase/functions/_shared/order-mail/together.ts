import { fill } from '#contract/language.ts'
import { formatPence } from '#contract/order.ts'
import type { EmailTemplate } from '../mail/compose.ts'
import { heading, paragraph } from '../mail/design/blocks.ts'
import { type MailContent, message } from '../mail/design/message.ts'
import { letter, operatorSubject, toSender } from '../mail/letter.ts'
import type { OrderView } from '../order/order.ts'
import { WHY_NOT_ANSWERED } from '../quote/mail.ts'
import type { Words } from '../words.ts'
import { money } from './facts.ts'
import { ORDER_CONTRACT_TEMPLATES } from './mail.ts'
import { ORDER_NOTICE_TEMPLATES } from './notices.ts'
import { PAYLOAD } from './parts.ts'
import { SAMPLE_ORDERS } from './samples.ts'
import { ORDER_WORK_TEMPLATES } from './work.ts'

type Payer = Pick<OrderView['request'], 'reference' | 'given_name' | 'family_name' | 'company_name'>

/** What one transfer paid, in one message (public.confirm_transfers): what each order's own message would have said, with all papers. */
function togetherMail(request: Payer, parts: MailContent[], pence: number, words: Words): MailContent {
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
      ...joined(parts),
    ),
    ...(papers.length > 0 && { papers }),
  }
}

/** The same for the operator, with the links of each order. */
function togetherNotice(request: Payer, parts: MailContent[], pence: number): MailContent {
  const { reference, given_name, family_name, company_name } = request
  const text = `One transfer for ${parts.length} orders: ${formatPence(pence)}`
  const papers = parts.flatMap((part) => part.papers ?? [])
  return {
    ...message(
      {
        subject: operatorSubject({ reference, given_name, family_name, company_name }, text),
        title: 'One transfer for several orders',
        preview: text,
        why: WHY_NOT_ANSWERED,
      },
      ...joined(parts),
    ),
    ...(papers.length > 0 && { papers }),
  }
}

const joined = (parts: MailContent[]) =>
  parts.flatMap(({ subject, blocks = [] }) => [heading(subject), ...blocks])

export function togetherTemplates(writeOne: EmailTemplate['write']) {
  const joining =
    (write: typeof togetherMail): EmailTemplate['write'] =>
    async ({ payload, facts: { request, together = [] } }, dependencies, words) => {
      const written = await Promise.all(together.map((message) => writeOne(message, dependencies, words)))
      const parts = written.filter((part) => part !== null)
      if (!request || parts.length === 0) return null
      return write(request, parts, PAYLOAD.parse(payload).amount ?? 0, words)
    }
  return {
    order_together: {
      write: joining(togetherMail),
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
    order_together_operator: {
      write: joining(togetherNotice),
      sample: (words) =>
        togetherNotice(
          SAMPLE_ORDERS.paid.request,
          [ORDER_NOTICE_TEMPLATES.order_paid_operator, ORDER_NOTICE_TEMPLATES.order_completed_operator].map(
            ({ sample }) => sample(words),
          ),
          12_001,
        ),
    },
  } satisfies Record<string, EmailTemplate>
}
