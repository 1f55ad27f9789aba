import { PAPER_WORDS } from '#content/papers.ts'
import { REFERENCE_PREFIX } from '#contract/business-facts.ts'
import { OWN_REFERENCE } from '#contract/fields.ts'
import type { Dependencies } from '../dependencies.ts'
import type { EmailTemplate, OutboxMessage } from '../mail/compose.ts'
import { actions, factList, paragraph } from '../mail/design/blocks.ts'
import { type MailContent, message } from '../mail/design/message.ts'
import { currencyText } from '../mail/format.ts'
import { type AttachedPaper, attached, operatorSubject } from '../mail/letter.ts'
import { HOUSE, type OperatorLink, operatorLinks, sampleLinks } from '../operator/links.ts'
import type { PaperRow } from '../order/order.ts'
import { missingData } from '../papers/invoice-data.ts'
import { attachPaper } from '../papers/papers.ts'

/** The operator, who has to keep copies, gets each paper: with a message that names it, otherwise with this one. */

function paperCopyMail(facts: PaperRow['facts'], paper: AttachedPaper, links: OperatorLink[]): MailContent {
  const { kind, reference, order, ownReference, amount, vat, vatRate, buyer, currency, credits } = facts
  const sum = currencyText(amount, currency)
  const missing = missingData(facts)
  const content = message(
    {
      subject: operatorSubject(
        {
          ...{ reference: order, company_name: buyer.company || buyer.name },
          ...{ given_name: '', family_name: '', own_reference: ownReference ?? null },
        },
        `${PAPER_WORDS.titles[kind]} ${reference}: ${sum}`,
      ),
      title: `${PAPER_WORDS.titles[kind]} for your records`,
      preview: `${reference}: ${sum}.`,
      why: 'Sent for each receipt, invoice and credit note that is not in another message to you.',
    },
    paragraph('The customer has this document. Your copy is attached: keep it with your records.'),
    missing && paragraph(missing),
    factList([
      { label: 'Number', text: reference, strong: true },
      { label: 'Reference', text: order },
      { label: 'Customer', text: buyer.company || buyer.name },
      ...(ownReference ? [{ label: OWN_REFERENCE.mail, text: ownReference }] : []),
      { label: 'Amount', text: sum },
      ...(vatRate === null ? [] : [{ label: 'Of which VAT', text: currencyText(vat, currency) }]),
      ...(credits ? [{ label: 'Credits', text: credits }] : []),
    ]),
    actions(links),
  )
  return { ...content, ...attached(paper) }
}

export const namedPaper = ({
  facts,
  payload,
}: Pick<OutboxMessage, 'facts' | 'payload'>): PaperRow | undefined =>
  facts.papers?.find(({ reference }) => reference === (payload as { paper?: unknown } | null)?.paper)

export async function withPaper(
  content: MailContent,
  queued: OutboxMessage,
  dependencies: Dependencies,
): Promise<MailContent> {
  const paper = namedPaper(queued)
  return paper ? { ...content, ...attached(await attachPaper(paper, dependencies)) } : content
}

const SAMPLE: PaperRow['facts'] = {
  ...{
    kind: 'credit note',
    reference: 'CN-2026-0001',
    issuedOn: '2026-06-20',
    order: `${REFERENCE_PREFIX}-7K4M-2XPD`,
  },
  ...{ part: 'first', method: 'card', seller: {}, lines: [], total: 12_001, amount: 6001 },
  buyer: { name: 'Zofia Wiśniewska', email: 'zofia@example.com' },
  shares: [{ treatment: 'standard', rate: 2000, net: 5001, vat: 1000 }],
  ...{ vatRate: 2000, vat: 1000, net: 5001, currency: 'gbp', paidOn: '2026-06-19', credits: 'INV-2026-0001' },
}

export const PAPER_COPY: EmailTemplate = {
  async write(queued, dependencies) {
    const paper = namedPaper(queued)
    return paper
      ? paperCopyMail(
          paper.facts,
          await attachPaper(paper, dependencies),
          operatorLinks(dependencies, HOUSE, []),
        )
      : null
  },
  sample: () => paperCopyMail(SAMPLE, { kind: SAMPLE.kind, reference: SAMPLE.reference }, sampleLinks([])),
}
