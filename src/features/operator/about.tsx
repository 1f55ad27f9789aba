import { DATES, LANGUAGE } from '#content/language.ts'
import { READY_WORDS } from '#content/offer.ts'
import { OPERATOR_ORDER, ORDER_STATE_NAMES } from '#content/operator.ts'
import { PRICES } from '#content/prices.ts'
import { QUOTE_FIELD_WORDS } from '#content/quote.ts'
import { URGENCY_NOTES } from '#content/quote-sent.ts'
import { addressLines, billingText } from '#contract/billing.ts'
import { countryName } from '#contract/country-codes.ts'
import { dateIn, promisedIn } from '#contract/dates.ts'
import { choiceText, languageLines, namesOf } from '#contract/fields.ts'
import { formatPence, type Original, originalsHere, readyFact } from '#contract/order.ts'
import { QUOTE_FIELDS } from '#contract/quote.ts'
import { lateNote, stepOf, urgencyNotes } from '#contract/urgency.ts'
import type { VatCustomer } from '#contract/vat.ts'
import { Facts } from '#src/ui/facts.tsx'
import { momentText } from '#src/ui/times.tsx'
import type { OrderView } from './use-operator-link.ts'

const words = OPERATOR_ORDER.about
const NOTE_WORDS = { DATES, PRICES, URGENCY_NOTES }

/** What is needed and where it goes; the task itself stands below. */
const ANSWERS = namesOf(QUOTE_FIELDS).filter(
  (name) => QUOTE_FIELDS[name].section !== 'you' && name !== 'taskDescription',
)

function customerText(customer: VatCustomer | undefined): string {
  if (!customer) return ''
  const { country, business, vatNumber, evidence, check } = customer
  const kind = business ? words.kinds.business : words.kinds.private
  const checked = check && `(${OPERATOR_ORDER.offer.checks[check.state]})`
  return [kind, countryName(country), vatNumber && [vatNumber, checked].filter(Boolean).join(' '), evidence]
    .filter(Boolean)
    .join(', ')
}

const originalText = ({ what, place }: Original) => [what, place].filter(Boolean).join(', ')

export function About({ view: { request, order } }: { view: OrderView }) {
  const { reference, replyBy, neededBy, answers, documents, asked } = request
  const late = lateNote(NOTE_WORDS, answers.urgency, new Date(request.receivedAt), new Date(replyBy))
  const notes = urgencyNotes(NOTE_WORDS, answers, late)
  const waitingSince = order?.waitingSince ?? asked?.at
  const billing = order?.billing
  const at = (moment: string | null | undefined | false) => (moment ? momentText(new Date(moment)) : '')
  const facts = [
    { label: words.state, text: order ? ORDER_STATE_NAMES[order.state] : words.none },
    { label: words.offer, text: order ? formatPence(order.offer.total) : '' },
    ...(order ? [readyFact(order.offer, { LANGUAGE, READY_WORDS }, (day) => dateIn(DATES, day))] : []),
    { label: words.replyBy, text: order || asked ? '' : promisedIn(DATES, new Date(replyBy)) },
    { label: words.waiting, text: at(waitingSince) },
    { label: words[stepOf(answers.serviceType)], text: at(!order && neededBy) },
    { label: words.told, text: order ? '' : notes.join(' ') },
    ...ANSWERS.map((name) => ({
      label: QUOTE_FIELD_WORDS[name].label,
      text: choiceText(QUOTE_FIELD_WORDS[name], answers[name] ?? ''),
    })),
    ...[...languageLines(request), ...request.counted].map(([label, text]) => ({ label, text })),
    { label: words.ownReference, text: answers.ownReference },
    { label: words.invoiceTo, text: billing ? billingText(billing) : '' },
    { label: words.purchaseOrder, text: billing?.purchaseOrder ?? '' },
    { label: words.customer, text: customerText(order?.customer) },
    { label: words.postTo, text: addressLines(order?.deliveryAddress ?? '').join(', ') },
    { label: words.originals, text: order ? originalsHere(order).map(originalText).join('; ') : '' },
    { label: words.documents, text: documents > 0 ? String(documents) : words.noDocuments },
  ].filter(({ text }) => text !== '')

  return (
    <aside
      className={order ? 'side perforated-block' : 'side early perforated-block'}
      aria-labelledby="about-title"
    >
      <div className="stub perforated">
        <h2 id="about-title">{words.title}</h2>
        <p className="order-reference reference">{reference}</p>
        <Facts facts={facts} />
        <p className="order-text" dir="auto">
          {answers.taskDescription}
        </p>
      </div>
    </aside>
  )
}
