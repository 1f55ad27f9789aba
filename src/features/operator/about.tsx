import { DATES, LANGUAGE } from '#content/language.ts'
import { READY_WORDS } from '#content/offer.ts'
import { OPERATOR_ORDER, ORDER_STATE_NAMES } from '#content/operator.ts'
import { QUOTE_FIELD_WORDS } from '#content/quote.ts'
import { addressLines, billingText } from '#contract/billing.ts'
import { countryName } from '#contract/country-codes.ts'
import { dateIn } from '#contract/dates.ts'
import { choiceText, languageLines } from '#contract/fields.ts'
import { formatPence, readyFact } from '#contract/order.ts'
import type { VatCustomer } from '#contract/vat.ts'
import { momentText } from '#src/ui/day-text.ts'
import { Facts } from './facts.tsx'
import type { OrderView } from './use-operator-link.ts'

const words = OPERATOR_ORDER.about

const ANSWERS = [
  'serviceType',
  'sourceLanguage',
  'targetLanguage',
  'urgency',
  'countryOfOrigin',
  'countryOfOriginOther',
  'countryOfDestination',
  'countryOfDestinationOther',
] as const

function customerText(customer: VatCustomer | undefined): string {
  if (!customer) return ''
  const { country, business, vatNumber, evidence, check } = customer
  const kind = business ? words.kinds.business : words.kinds.private
  const checked = check && `(${OPERATOR_ORDER.offer.checks[check.state]})`
  return [kind, countryName(country), vatNumber && [vatNumber, checked].filter(Boolean).join(' '), evidence]
    .filter(Boolean)
    .join(', ')
}

/** The request in short, and what has become of it. */
export function About({ view: { request, order } }: { view: OrderView }) {
  const { reference, replyBy, neededBy, answers, documents, asked } = request
  const waitingSince = order?.waitingSince ?? asked?.at
  const billing = order?.billing
  const facts = [
    { label: words.state, text: order ? ORDER_STATE_NAMES[order.state] : words.none },
    ...(order
      ? [
          { label: words.offer, text: formatPence(order.offer.total) },
          readyFact(order.offer, { LANGUAGE, READY_WORDS }, (day) => dateIn(DATES, day)),
        ]
      : asked
        ? []
        : [{ label: words.replyBy, text: momentText(new Date(replyBy)) }]),
    ...(waitingSince ? [{ label: words.waiting, text: momentText(new Date(waitingSince)) }] : []),
    ...(neededBy && !order?.offer ? [{ label: words.neededBy, text: momentText(new Date(neededBy)) }] : []),
    ...ANSWERS.filter((name) => answers[name]).map((name) => ({
      label: QUOTE_FIELD_WORDS[name].label,
      text: choiceText(QUOTE_FIELD_WORDS[name], answers[name]),
    })),
    ...[...languageLines(request), ...request.counted].map(([label, text]) => ({ label, text })),
    ...[
      { label: words.invoiceTo, text: billing ? billingText(billing) : '' },
      { label: words.purchaseOrder, text: billing?.purchaseOrder ?? '' },
      { label: words.customer, text: customerText(order?.customer) },
      { label: words.postTo, text: addressLines(order?.deliveryAddress ?? '').join(', ') },
    ].filter(({ text }) => text !== ''),
    { label: words.documents, text: documents > 0 ? String(documents) : words.noDocuments },
  ]

  return (
    <aside
      className={order ? 'side perforated-block' : 'side early perforated-block'}
      aria-labelledby="about-title"
    >
      <div className="stub perforated">
        <h2 id="about-title">{words.title}</h2>
        <p className="order-reference">{reference}</p>
        <Facts facts={facts} />
        <p className="order-text" dir="auto">
          {answers.taskDescription}
        </p>
      </div>
    </aside>
  )
}
