import { BUSINESS } from '#content/business.ts'
import { CONSULTATION } from '#contract/booking-calendar.ts'
import { gmtDay, ukClock } from '#contract/dates.ts'
import { fill } from '#contract/language.ts'
import type { PaymentMethod } from '#contract/order.ts'
import type { Booking } from '../booking/booking.ts'
import { shortWhen } from '../booking/mail-facts.ts'
import type { Words } from '../words.ts'
import { bullets, heading, paragraph, sentences, textLink } from './design/blocks.ts'
import { Fragment, createElement as h } from './design/react.ts'
import { formatsOf } from './format.ts'

// Required by the Consumer Contracts Regulations 2013: how to cancel, the form of schedule 3, complaints.

const { legal, address, email } = BUSINESS

export const TRADER = `${legal.name}, ${address.line}`

export type CancellableContract = {
  kind: 'order' | 'booking'
  made: Date
  service: string
  /** The consumer asked us to begin within the period. */
  isExpress: boolean
  method: PaymentMethod
}

type Times = Pick<Booking, 'confirmed_at' | 'created_at'>

const bookingMade = ({ confirmed_at, created_at }: Times) => new Date(confirmed_at ?? created_at)

/** The last day, 'YYYY-MM-DD', by UK time; the first is the day after the contract. */
export function lastDayAfter(made: Date): string {
  const day = new Date(`${ukClock(made).day}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() + CONSULTATION.withdrawalDays)
  return gmtDay(day)
}

export const lastDayToCancel = (booking: Times): string => lastDayAfter(bookingMade(booking))

export const bookingContract = (booking: Booking, words: Words): CancellableContract => ({
  kind: 'booking',
  made: bookingMade(booking),
  service: fill(words.RIGHT_TO_CANCEL.booking.service, {
    reference: booking.reference,
    when: shortWhen(booking, words),
  }),
  isExpress: booking.express_request,
  method: 'card',
})

export function rightToCancel(contract: CancellableContract, site: string, words: Words) {
  const { kind, made, service, isExpress, method } = contract
  const { RIGHT_TO_CANCEL: texts } = words
  const { date, dayOf } = formatsOf(words)
  const own = texts[kind]
  const slots = {
    days: CONSULTATION.withdrawalDays,
    last: date(lastDayAfter(made)),
    day: dayOf(made.toISOString()),
    service,
    trader: TRADER,
    email: email.general,
  }
  return h(
    Fragment,
    null,
    heading(texts.title),
    paragraph(fill(own.right, slots)),
    isExpress && sentences(fill(texts.begun, slots), own.express),
    sentences(fill(own.how, slots), texts.refund[method]),
    heading(texts.formTitle),
    paragraph(texts.formHint),
    bullets(texts.form.map((line) => fill(line, slots))),
    paragraph(
      texts.complaint + words.LANGUAGE.space,
      textLink(new URL('/terms-of-service', site).href, texts.terms),
    ),
  )
}
