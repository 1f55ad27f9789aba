import { BILLING_FIELDS, type Billing } from './billing.ts'
import { COMPANY_NAME, EMAIL, GIVEN_NAME, OWN_REFERENCE, PHONE } from './fields.ts'
import { DELIVERY_LIMITS } from './limits.ts'
import { type OrderState, type Original, originalsHere } from './order.ts'
import type { VatCustomer } from './vat.ts'

/**
 * What the operator can do, and by which link. A link of the operator's mail is a page; an act on an order is one call of one function of the
 * database. public.order_actions alone says when; these tables say what: what is asked, which function gets the answers, and what is said
 * before and after. Mails, pages, bodies, calls, the list of calls that the host allows and docs/operate/orders.md are made of them.
 */

export type ScreenWords = { title: string; text: string }

type Page = ScreenWords & {
  /** After an act that says nothing of its own, and when there is nothing to press. */
  done?: ScreenWords
  closed: string
  facts?: readonly ActFact[]
}

/** What the page says of the order besides; the panel knows how. */
export type ActFact = 'cancelUntil' | 'paid' | 'held' | 'left' | 'rights'

export type LinkRow = {
  /** In mails and lists. */
  label: string
  about: readonly ('request' | 'enquiry' | 'booking' | 'day' | 'house')[]
  /**
   * What a press does. `acts`: at once, because it can be undone, or the link stands only in messages that nobody but the operator gets.
   * `sends`: sends something to the operator's inbox. `asks`: first a message to the inbox, whose link does it.
   */
  press: 'acts' | 'sends' | 'asks'
  /** Also in a remembered browser: what cannot be undone by anybody, gives everything away, or makes a browser a remembered one. */
  byMailAlone?: true
  page?: Page
}

const REQUEST = { about: ['request'], press: 'acts' } as const

/** The private links in the operator's mail: the requests and responses of `operator`. */
export const OPERATOR_LINKS = {
  answer: { label: 'Answer with a price', about: ['request'], press: 'sends' },
  documents: { label: 'Send me the documents again', about: ['request'], press: 'sends' },
  cancel: { label: 'Cancel and refund this consultation', about: ['booking'], press: 'asks' },
  move: { label: 'Move this consultation', about: ['booking'], press: 'asks' },
  paid_back: { label: 'Confirm that you have refunded it', about: ['booking'], press: 'asks' },
  close: { label: 'Close this day for bookings', about: ['day'], press: 'asks' },
  spam: { label: 'Mark this as spam', about: ['request', 'enquiry'], press: 'acts' },
  erase: {
    label: 'Erase this record',
    about: ['request', 'enquiry', 'booking'],
    press: 'asks',
    byMailAlone: true,
  },
  offer: { label: 'Answer with a price, or change the quote', ...REQUEST },
  begin: {
    label: 'Begin the work',
    ...REQUEST,
    page: {
      title: 'Begin the work',
      text: 'We’ll tell the customer, who can then no longer cancel.',
      closed: 'There is nothing to begin',
      facts: ['cancelUntil'],
    },
  },
  decline: {
    label: 'Decline this order and refund it',
    ...REQUEST,
    page: {
      title: 'Decline this order',
      text: 'The order ends. We’ll tell the customer, and everything paid is refunded.',
      closed: 'This order cannot be declined',
    },
  },
  deliver: {
    label: 'Deliver documents or a parcel',
    ...REQUEST,
    page: {
      title: 'Deliver',
      text: 'Upload the finished documents, give the tracking number of a parcel, or do both.',
      done: { title: 'Delivered', text: 'We have told the customer. You can deliver more in the same way.' },
      closed: 'Nothing can be delivered now',
    },
  },
  transfer: {
    label: 'Confirm a bank transfer',
    ...REQUEST,
    page: {
      title: 'Confirm a bank transfer',
      text: 'Confirm it once the money is in the account. The customer gets the receipt at once.',
      done: { title: 'The payment is recorded', text: 'We have told the customer and sent the receipt.' },
      closed: 'No transfer is expected',
    },
  },
  end: {
    label: 'End the order or refund money',
    ...REQUEST,
    page: {
      title: 'End the order or refund money',
      text: 'Choose what happens. You’ll see the amounts and confirm them before anything is done.',
      closed: 'There is nothing to end or refund',
      facts: ['paid', 'held', 'left', 'rights'],
    },
  },
  correct: {
    label: 'Change the ready date or contact details',
    ...REQUEST,
    page: {
      title: 'Change the ready date or contact details',
      text: 'We’ll tell the customer what has changed.',
      closed: 'Nothing can be changed now',
    },
  },
  extra: { label: 'Quote for an extra', ...REQUEST },
  billing: {
    label: 'Invoice details, corrections and statements',
    ...REQUEST,
    page: {
      title: 'Set invoice details',
      text: 'They appear on receipts, invoices and requests for payment.',
      closed: 'There is nothing to issue or to correct',
    },
  },
  message: {
    label: 'Write to the customer',
    ...REQUEST,
    page: {
      title: 'Write to the customer',
      text: 'They get it by email and can answer on their request page.',
      done: {
        title: 'Your message is sent',
        text: 'The customer gets it by email. You’ll get the answer in your inbox.',
      },
      closed: 'No message can be sent now',
    },
  },
  attach: {
    label: 'Add a document of the customer’s',
    ...REQUEST,
    page: {
      title: 'Add a document of the customer’s',
      text: 'One that came over the counter, by post or by email. It stands with those they sent themselves, and they see it on their page. No message is sent.',
      closed: 'Nothing can be added now',
    },
  },
  originals: {
    label: 'Record originals: arrived, or sent back',
    ...REQUEST,
    page: {
      title: 'Originals',
      text: 'Record what the customer has posted to you, where you keep it, and when it goes back. We’ll tell the customer each time.',
      closed: 'There are no originals',
    },
  },
  handled: { label: 'Mark as answered', about: ['request', 'enquiry'], press: 'acts' },
  open: { label: 'What is open?', about: ['house'], press: 'sends' },
  create: { label: 'New order', about: ['house'], press: 'asks' },
  papers: { label: 'A month’s invoices and accounts', about: ['day'], press: 'asks', byMailAlone: true },
  browsers: { label: 'Remembered browsers', about: ['house'], press: 'asks', byMailAlone: true },
} as const satisfies Record<string, LinkRow>

type Links = typeof OPERATOR_LINKS

export type OperatorPurpose = keyof Links

export const isOperatorPurpose = (word: string): word is OperatorPurpose =>
  Object.hasOwn(OPERATOR_LINKS, word)

export type ConfirmedPurpose = {
  [Purpose in OperatorPurpose]: Links[Purpose]['press'] extends 'asks' ? Purpose : never
}[OperatorPurpose]

export const needsConfirmation = (purpose: OperatorPurpose): purpose is ConfirmedPurpose =>
  OPERATOR_LINKS[purpose].press === 'asks'

/** The links that act at once in a remembered browser. */
export const knowsBrowsers = (purpose: OperatorPurpose): boolean => {
  const { press, byMailAlone }: LinkRow = OPERATOR_LINKS[purpose]
  return (press === 'asks' && !byMailAlone) || purpose === 'answer' || purpose === 'open'
}

/** As public.confirmation_period says. */
export const confirmationTime = (purpose: ConfirmedPurpose) =>
  purpose === 'create' ? '4 hours' : '15 minutes'

/** As consumer law sees it; within 14 days with or without the request to begin at once. */
const END_GROUNDS = {
  within_14_days_express:
    'Cancelled within 14 days. The customer asked us to begin: keep a fair share for the work done and refund the rest.',
  within_14_days_no_express:
    'Cancelled within 14 days. The customer did not ask us to begin: everything is refunded.',
  after_14_days: 'Cancelled after 14 days. The terms decide: no refund is owed once work has begun.',
  business: 'A company cancels. It has no statutory right to cancel: the terms decide.',
  our_fault: 'We cannot finish it, or got it wrong. Refund what was not delivered as agreed.',
  goodwill: 'We owe nothing, but refund something anyway.',
}

type EndGround = keyof typeof END_GROUNDS

/** Of a consumer; `until` is a day. */
export type CancellationRights = { until: string; express: boolean }

export type OrderMoney = { paid: number; held: number; left: number }

/** What of an order the rows below read. */
export type ActOrder = {
  money: OrderMoney
  rights?: CancellationRights
  billing: Billing
  customer?: VatCustomer
  originals: readonly Original[]
  deliveryAddress?: string
  contact: Readonly<Record<(typeof CONTACT)[number], string>>
}

export const CONTACT = ['givenName', 'familyName', 'companyName', 'ownReference', 'email', 'phone'] as const

const consumerGrounds = (express: boolean): EndGround[] =>
  express ? ['within_14_days_express', 'after_14_days'] : ['within_14_days_no_express', 'after_14_days']

const groundsOf = ({ rights }: ActOrder): EndGround[] => [
  ...(rights ? consumerGrounds(rights.express) : (['business'] as const)),
  'our_fault',
  'goodwill',
]

/** `missing`: what is said without an answer; absent: it may be left out. */
export type ActField = {
  label: string
  hint?: string
  missing?: string
  /** Asked only after one of these answers to another field; otherwise it is 0 or empty. */
  onlyIf?: readonly [field: string, ...answers: string[]]
} & (
  | { kind: 'text' | 'textarea' | 'email' | 'vatNumber'; max: number; lines?: number; autoComplete?: string }
  | { kind: 'radio'; choices: Readonly<Record<string, string>> }
  // From today on.
  | { kind: 'day' }
  // Typed in pounds: the browser alone turns them into the pence that the function gets.
  | { kind: 'pence'; least: number }
  // Some of what the order has, by their numbers; typed with blanks between.
  | { kind: 'pick'; of: (order: ActOrder) => readonly { number: number; label: string }[] }
)

type ActFields = Readonly<Record<string, ActField>>

export type SaidOf<F extends ActFields> = {
  -readonly [Name in keyof F]: F[Name] extends { kind: 'pence' }
    ? number
    : F[Name] extends { kind: 'pick' }
      ? number[]
      : F[Name] extends { choices: infer Choices }
        ? keyof Choices & string
        : string
}

type ActRow<F extends ActFields> = {
  /** Whose page it is on. */
  link: OperatorPurpose
  /** A function of the database; its arguments are the request and the fields. */
  calls: string
  /** Beside others on the same page. */
  choice?: string
  button: string
  quiet?: true
  /** An act of the same page, which is taken back where it was done. */
  undoes?: string
  /** Money may be due to the customer afterwards. */
  refunds?: true
  note?: string
  fields?: F
  /** What stands in the fields before anything is typed. */
  starts?: (order: ActOrder) => Readonly<Record<keyof F & string, string>>
  /** Also refused by the function, under the order's lock. */
  limits?: (order: ActOrder) => { [Name in keyof F]?: { most?: number; choices?: readonly string[] } }
  /** What the page showed; the function refuses if it has changed. */
  expects?: (order: ActOrder) => number
  /** What becomes of the money, in pence: shown while it is typed, and to be filled into `sure` and `done`. */
  moves?: (said: SaidOf<F>, money: OrderMoney) => Partial<Record<'kept' | 'back' | 'writtenOff', number>>
  /** The one question before what cannot be undone. */
  sure?: ScreenWords & { act: string; keep: string }
  done: ScreenWords
  /** The states in which its page says `done` to whoever comes back. */
  doneIn?: readonly OrderState[]
}

const act = <
  const Link extends OperatorPurpose,
  const Calls extends string,
  const F extends ActFields = Nothing,
>(
  row: ActRow<F> & { link: Link; calls: Calls },
) => row

type Nothing = Readonly<Record<never, never>>

export const REASON_LIMIT = 2000

const REASON = {
  kind: 'textarea',
  max: REASON_LIMIT,
  label: 'Reason',
  hint: 'The customer reads it, and it is printed on the credit note.',
  missing: 'Please give the reason',
} as const satisfies ActField

const GIVEN = { kind: 'text', max: GIVEN_NAME.max } as const

const countHere = (order: ActOrder) => originalsHere(order).length

const HERE = {
  kind: 'pick',
  of: (order: ActOrder) => originalsHere(order).map(({ number, what }) => ({ number, label: what })),
  label: 'Which ones',
  missing: 'Please tick what it is about',
} as const satisfies ActField

const PLACE = {
  kind: 'text',
  max: 200,
  label: 'Where it is',
  hint: 'The customer reads it: for example “in our safe”, or “with the Legalisation Office”.',
} as const satisfies ActField

const OWN = {
  kind: 'text',
  max: OWN_REFERENCE.max,
  label: 'The customer’s own reference',
} as const satisfies ActField

const INVOICE = {
  name: {
    kind: 'text',
    max: BILLING_FIELDS.name.max,
    label: 'Name for the invoice',
    hint: 'Leave it empty for the customer’s name and company.',
  },
  address: {
    kind: 'textarea',
    max: BILLING_FIELDS.address.max,
    lines: BILLING_FIELDS.address.lines,
    label: 'Address for the invoice',
    hint: 'Up to five lines. Leave it empty if the customer has not given one.',
  },
  purchaseOrder: { kind: 'text', max: BILLING_FIELDS.purchaseOrder.max, label: 'Purchase order number' },
  ownReference: OWN,
} as const satisfies ActFields

const startsInvoice = ({ billing, contact }: ActOrder) => ({ ...billing, ownReference: contact.ownReference })

export const ACTS = {
  begin: act({
    link: 'begin',
    calls: 'begin_order',
    button: 'Begin',
    done: {
      title: 'Work has begun',
      text: 'We have told the customer, who can no longer cancel. When the work is ready, deliver it with the link in your message.',
    },
    doneIn: ['in_progress'],
  }),
  undo_begin: act({
    link: 'begin',
    calls: 'undo_begin',
    undoes: 'begin',
    quiet: true,
    button: 'Undo “Begin”',
    note: 'Pressed too early? You can undo it until the customer’s hour to cancel is over. We’ll tell the customer, who can then cancel again until it ends.',
    done: {
      title: 'Work has not begun',
      text: 'We have told the customer, who can cancel again. Press “Begin” when you start.',
    },
  }),
  decline: act({
    link: 'decline',
    calls: 'decline_order',
    refunds: true,
    button: 'Decline',
    moves: (_, { held }) => ({ back: held }),
    sure: {
      title: 'Decline this order and refund {back}?',
      text: 'We’ll tell the customer at once, and everything paid is refunded. This cannot be undone.',
      act: 'Decline and refund',
      keep: 'Keep the order',
    },
    done: {
      title: 'The order has ended',
      text: 'We have told the customer. Everything paid is refunded.',
    },
    doneIn: ['refunded'],
  }),
  refund: act({
    link: 'end',
    calls: 'refund_part',
    choice: 'Refund part of what was paid',
    refunds: true,
    button: 'Continue',
    fields: { amount: { kind: 'pence', least: 1, label: 'Amount to refund' }, reason: REASON },
    limits: ({ money }) => ({ amount: { most: money.held } }),
    expects: ({ money }) => money.held,
    moves: ({ amount }, { held }) => ({ kept: held - amount, back: amount }),
    sure: {
      title: 'Refund {back} of order {reference} to {name}?',
      text: 'The order stays as it is. We’ll tell the customer, and send the credit note once the refund is made.',
      act: 'Refund it',
      keep: 'Do nothing',
    },
    done: {
      title: '{back} is being refunded',
      text: 'We have told the customer. The order stays as it is.',
    },
  }),
  end: act({
    link: 'end',
    calls: 'end_order',
    choice: 'End the order',
    refunds: true,
    button: 'Continue',
    fields: {
      ground: { kind: 'radio', choices: END_GROUNDS, label: 'Why it ends', missing: 'Please choose why' },
      keep: {
        kind: 'pence',
        least: 0,
        onlyIf: ['ground', 'within_14_days_express', 'after_14_days', 'business', 'our_fault', 'goodwill'],
        label: 'Amount to keep',
        hint: 'For the work done. The rest is refunded. 0 refunds everything.',
      },
      reason: REASON,
    },
    limits: (order) => ({ ground: { choices: groundsOf(order) }, keep: { most: order.money.held } }),
    moves: ({ keep }, { held }) => ({ kept: keep, back: held - keep }),
    sure: {
      title: 'End order {reference} of {name}?',
      text: 'You keep {kept} and refund {back}. We’ll tell the customer at once. This cannot be undone.',
      act: 'End it',
      keep: 'Do nothing',
    },
    done: { title: 'The order has ended', text: 'We have told the customer.' },
    doneIn: ['ended', 'refunded'],
  }),
  write_off: act({
    link: 'end',
    calls: 'write_off',
    choice: 'Write off the rest as unpaid',
    button: 'Continue',
    fields: { reason: REASON },
    moves: (_, { left }) => ({ writtenOff: left }),
    sure: {
      title: 'Write off {writtenOff} of order {reference} of {name}?',
      text: 'The order ends, and its documents stay closed. The customer is not told. If the money comes after all, it counts.',
      act: 'Write it off',
      keep: 'Do nothing',
    },
    done: {
      title: 'The rest is written off',
      text: 'The order has ended. Its documents stay closed.',
    },
  }),
  reschedule: act({
    link: 'correct',
    calls: 'reschedule_order',
    choice: 'The ready date',
    button: 'Change the date',
    fields: {
      readyBy: { kind: 'day', label: 'New ready date', missing: 'Please choose a day from today on' },
      reason: { ...REASON, hint: 'The customer reads it.' },
    },
    done: {
      title: 'The date is changed',
      text: 'We have told the customer. Reminders and the summary count from it.',
    },
  }),
  contact: act({
    link: 'correct',
    calls: 'correct_contact',
    choice: 'Contact details, or someone else takes over',
    button: 'Continue',
    fields: {
      cause: {
        kind: 'radio',
        label: 'Why they change',
        choices: {
          same: 'The same person has new details. The old email address is told of a new one.',
          mistyped: 'The email address was mistyped. It is not told.',
          person: 'Someone else takes over. The old email address is told.',
          death: 'Someone else takes over after a death. The old email address is not told.',
        },
        missing: 'Please choose why they change',
      },
      givenName: { ...GIVEN, label: 'Given name', missing: 'Please enter the given name' },
      familyName: { ...GIVEN, label: 'Family name', missing: 'Please enter the family name' },
      companyName: { kind: 'text', max: COMPANY_NAME.max, label: 'Company name' },
      ownReference: OWN,
      email: { kind: 'email', max: EMAIL.max, label: 'Email', hint: 'Empty: by letter or phone.' },
      phone: { kind: 'text', max: PHONE.max, label: 'Phone' },
      address: {
        kind: 'textarea',
        max: 400,
        lines: 8,
        label: 'Postal address',
        hint: 'Kept with the quote or order, for originals and letters.',
      },
    },
    starts: ({ contact, deliveryAddress = '' }) => ({ ...contact, cause: '', address: deliveryAddress }),
    sure: {
      title: 'Change the contact details of {reference}?',
      text: 'A new address or person gets a new link, and those sent before end at once. This cannot be undone.',
      act: 'Change them',
      keep: 'Do nothing',
    },
    done: { title: 'The contact details are changed', text: 'We have sent them to the customer.' },
  }),
  billing: act({
    link: 'billing',
    calls: 'change_billing',
    choice: 'For what is issued from now on',
    button: 'Save',
    fields: INVOICE,
    starts: startsInvoice,
    done: { title: 'Invoice details saved', text: 'They appear on everything issued from now on.' },
  }),
  correct_invoice: act({
    link: 'billing',
    calls: 'correct_papers',
    choice: 'Correct what is issued already',
    button: 'Continue',
    fields: {
      ...INVOICE,
      vatNumber: {
        kind: 'vatNumber',
        max: 20,
        label: 'VAT number of the customer',
        hint: 'With its country, such as DE123456789.',
      },
    },
    starts: (order) => ({ ...startsInvoice(order), vatNumber: order.customer?.vatNumber ?? '' }),
    sure: {
      title: 'Issue corrected invoices for order {reference} of {name}?',
      text: 'Each receipt or invoice with something else on it gets a credit note and is issued again. No money moves. What was sold without VAT after you registered for it then has VAT within its price. We’ll send them to the customer.',
      act: 'Issue them',
      keep: 'Do nothing',
    },
    done: {
      title: 'The invoices are correct',
      text: 'Where something was wrong, the customer gets the credit note and the corrected document.',
    },
  }),
  statement: act({
    link: 'billing',
    calls: 'send_statement',
    choice: 'Send a statement of account',
    button: 'Send it',
    note: 'A PDF with the payments and refunds of the month, and with what is open on its last day.',
    fields: {
      period: {
        kind: 'radio',
        label: 'Up to when',
        choices: { last: 'The end of last month', now: 'Today' },
        missing: 'Please choose up to when',
      },
      whose: {
        kind: 'radio',
        label: 'Which orders',
        choices: {
          address: 'Those under the customer’s email address',
          firm: 'Those under the same company name, too. Anyone can type one: choose this only if you know that they are one firm.',
        },
        missing: 'Please choose which orders',
      },
    },
    done: { title: 'The statement is sent', text: 'The customer gets it by email.' },
  }),
  receive_original: act({
    link: 'originals',
    calls: 'receive_original',
    choice: 'An original has arrived',
    button: 'Record that it has arrived',
    fields: {
      what: {
        kind: 'text',
        max: 200,
        label: 'What it is',
        hint: 'The customer reads it: for example “Passport of Ana Costa”.',
        missing: 'Please say what it is',
      },
      place: PLACE,
    },
    expects: countHere,
    done: {
      title: 'The original is recorded',
      text: 'We have told the customer. It is listed as open until you send it back.',
    },
  }),
  move_originals: act({
    link: 'originals',
    calls: 'move_originals',
    choice: 'Originals are in another place now',
    button: 'Record the place',
    fields: { originals: HERE, place: { ...PLACE, missing: 'Please say where it is' } },
    done: { title: 'The place is recorded', text: 'We have told the customer.' },
  }),
  send_back_originals: act({
    link: 'originals',
    calls: 'send_back_originals',
    choice: 'Originals have gone back to the customer',
    button: 'Record that they have gone back',
    fields: {
      originals: HERE,
      carrier: {
        kind: 'text',
        max: DELIVERY_LIMITS.carrier,
        label: 'Carrier',
        hint: 'Leave it empty if they were collected.',
      },
      tracking: {
        kind: 'text',
        max: DELIVERY_LIMITS.tracking,
        label: 'Tracking number',
        hint: 'The customer sees it exactly as you type it.',
      },
    },
    starts: (order) => ({
      originals: originalsHere(order)
        .map(({ number }) => number)
        .join(' '),
      carrier: '',
      tracking: '',
    }),
    expects: countHere,
    done: { title: 'The originals have gone back', text: 'We have told the customer.' },
  }),
  undo_originals: act({
    link: 'originals',
    calls: 'undo_originals',
    choice: 'Something was recorded by mistake',
    button: 'Take it back',
    note: 'What was recorded as sent back is with you again. What was recorded as arrived was never here.',
    fields: {
      originals: {
        ...HERE,
        of: ({ originals }: ActOrder) =>
          originals.map(({ number, what, sentBack }) => ({
            number,
            label: `${what}: ${sentBack ? 'sent back' : 'arrived'}`,
          })),
      },
    },
    expects: countHere,
    done: { title: 'It is taken back', text: 'We have told the customer that it was a mistake.' },
  }),
  withdraw: act({
    link: 'offer',
    calls: 'withdraw_offer',
    quiet: true,
    button: 'Withdraw the quote',
    sure: {
      title: 'Withdraw the quote?',
      text: 'We’ll tell the customer, who can then no longer accept it. You can make another quote later.',
      act: 'Withdraw the quote',
      keep: 'Keep it',
    },
    done: {
      title: 'The quote is withdrawn',
      text: 'The customer can no longer accept it. You can send a new version.',
    },
  }),
  withdraw_extra: act({
    link: 'extra',
    calls: 'withdraw_extra',
    refunds: true,
    quiet: true,
    button: 'Withdraw the extra',
    sure: {
      title: 'Withdraw the extra?',
      text: 'We’ll tell the customer, who can then no longer accept it. The order continues.',
      act: 'Withdraw the extra',
      keep: 'Keep it',
    },
    done: {
      title: 'The extra is withdrawn',
      text: 'The customer can no longer accept it. You can send another one.',
    },
  }),
} as const

/** What needs a file first, one of a list or a form of its own, on the page of its link. */
export const OWN_ACTS = {
  offer: 'offer',
  extra: 'extra',
  deliver: 'deliver',
  take_back: 'deliver',
  confirm: 'transfer',
  confirm_again: 'transfer',
  refunded: 'transfer',
  message: 'message',
  ask: 'message',
  draft: 'message',
  answered: 'message',
  attach: 'attach',
} as const satisfies Record<string, OperatorPurpose>

export type PlainAct = keyof typeof ACTS

export type OrderAct = PlainAct | keyof typeof OWN_ACTS

export type FieldsOf<Name extends PlainAct> = NonNullable<(typeof ACTS)[Name]['fields']>

/** The body of a plain act. */
export type PlainAction = {
  [Name in PlainAct]: { action: Name; expected?: number } & SaidOf<FieldsOf<Name>>
}[PlainAct]

export const isPlainAct = (name: string): name is PlainAct => Object.hasOwn(ACTS, name)

/** A row without what is particular to it. */
export const actOf = (name: PlainAct): ActRow<ActFields> => ACTS[name] as unknown as ActRow<ActFields>

export type OrderPurpose = (typeof ACTS)[PlainAct]['link'] | (typeof OWN_ACTS)[keyof typeof OWN_ACTS]

export type RecordPurpose = Exclude<OperatorPurpose, OrderPurpose>

const linkOf = (name: OrderAct): OrderPurpose => (isPlainAct(name) ? ACTS[name].link : OWN_ACTS[name])

export const ORDER_ACTS = Object.keys({ ...ACTS, ...OWN_ACTS }) as OrderAct[]

export const ORDER_PURPOSES = [...new Set(ORDER_ACTS.map(linkOf))]

export const isOrderPurpose = (purpose: OperatorPurpose): purpose is OrderPurpose =>
  ORDER_PURPOSES.some((known) => known === purpose)

/** The links about a kind of thing that are not about an order. */
export const recordPurposes = (kind: string): RecordPurpose[] =>
  Object.entries<LinkRow>(OPERATOR_LINKS).flatMap(([word, { about }]) =>
    isOperatorPurpose(word) && !isOrderPurpose(word) && about.some((known) => known === kind) ? [word] : [],
  )

export const doesAct = (purpose: OrderPurpose, name: string): boolean =>
  ORDER_ACTS.some((known) => known === name && linkOf(known) === purpose)

const isUndoing = (name: OrderAct) => isPlainAct(name) && actOf(name).undoes !== undefined

/** What the page of a link says of an act that was done before, in a state that it leads to. */
export const doneWords = (purpose: OrderPurpose, state: OrderState): ScreenWords | undefined =>
  Object.values<ActRow<ActFields>>(ACTS as never).find(
    ({ link, doneIn }) => link === purpose && doneIn?.includes(state),
  )?.done

/** The acts among these that are more than taking back, and the links that do them, in their order. */
export const forwardActs = (names: readonly OrderAct[]): OrderAct[] =>
  names.filter((name) => !isUndoing(name))

export const linksOf = (names: readonly OrderAct[]): OrderPurpose[] => [
  ...new Set(forwardActs(names).map(linkOf)),
]
