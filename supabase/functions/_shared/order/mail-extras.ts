import { fill } from '#contract/language.ts'
import { Button } from '../mail/design/blocks.ts'
import { Facts } from '../mail/design/facts.ts'
import type { MailContent } from '../mail/design/message.ts'
import { createElement as h } from '../mail/design/react.ts'
import { Sums } from '../mail/design/sums.ts'
import type { Words } from '../words.ts'
import { about, bill, endText, money, type Offered, readyBy, readyText, totalText } from './mail-facts.ts'
import {
  type About,
  type AttachedPaper,
  attachedText,
  letter,
  note,
  paragraph,
  sentences,
  termsLink,
  vatWords,
} from './mail-parts.ts'
import type { OrderView } from './order.ts'

/** The customer's messages about an extra on a running order. Their views have the extra in the place of the offer. */

/** An order's view with its extra of this version in the place of the offer; undefined without one. */
export function withExtra(view: OrderView, version: number | undefined): OrderView | undefined {
  const extra = view.extras.find((known) => known.version === version)
  return extra && { ...view, offer: extra, covered: extra.covered }
}

const slotsOf = (view: Offered, words: Words) => ({
  reference: view.request.reference,
  total: money(view.offer.total, words),
  price: totalText(view, words),
  ready: readyText(view, words),
})

/** To the customer: more work on the order, and its price. @param view of an extra that may not have been sent yet, too */
export function orderExtraMail({ view, link, words }: About<Offered>): MailContent {
  const { ORDER_MAIL, ORDER_EXTRA_MAIL } = words
  const { offer: texts } = ORDER_EXTRA_MAIL
  const { offer } = view
  const slots = slotsOf(view, words)
  return letter(
    { view, words, texts, slots },
    paragraph(texts.text),
    h(Sums, { sums: bill(view, words) }),
    vatWords(view, words),
    note(offer.note),
    h(Facts, {
      facts: [
        ...about(view, words),
        readyBy(view, words),
        { label: ORDER_MAIL.openUntil, text: endText(offer.valid_until, words), strong: true },
      ],
    }),
    h(Button, { href: link, label: texts.button }),
    paragraph(fill(texts.pay, slots)),
    paragraph(termsLink(link, words)),
  )
}

/** To the customer: the extra is paid. It confirms the addition to the contract. */
export function orderExtraPaidMail({ view, link, words }: About, paper: AttachedPaper): MailContent {
  const { ORDER_MAIL, ORDER_EXTRA_MAIL } = words
  const { paid: texts } = ORDER_EXTRA_MAIL
  const slots = slotsOf(view, words)
  return letter(
    { view, words, texts, slots, paper },
    sentences(texts.text, attachedText(paper, words)),
    h(Sums, { sums: bill(view, words) }),
    h(Facts, { facts: [...about(view, words), readyBy(view, words)] }),
    h(Button, { href: link, label: ORDER_MAIL.seeOrder }),
    paragraph(termsLink(link, words)),
  )
}

/** To the customer: the extra was taken back. */
export function orderExtraWithdrawnMail({ view, link, words }: About): MailContent {
  const { ORDER_MAIL, ORDER_EXTRA_MAIL } = words
  const { withdrawn: texts } = ORDER_EXTRA_MAIL
  const slots = slotsOf(view, words)
  return letter(
    { view, words, texts, slots },
    paragraph(fill(texts.text, slots)),
    h(Facts, { facts: about(view, words) }),
    h(Button, { href: link, label: ORDER_MAIL.seeOrder }),
  )
}
