import type { ActFact, RecordPurpose, ScreenWords } from '#contract/acts.ts'
import type { WordsOf } from '#contract/fields.ts'
import { languageName } from '#contract/fields.ts'
import type { NEW_REQUEST_FIELDS } from '#contract/new-request.ts'
import type { RecordView, TransferDifference } from '#contract/operator.ts'
import type { MessageKind, OrderState, PaymentPart, VatTreatment } from '#contract/order.ts'
import { LANGUAGES } from './languages.ts'
import { QUOTE_FIELD_WORDS } from './quote.ts'

/** Words of the page that the links in the operator's mail open. '{what}' is a reference, a day or a time; other '{…}' say what they are. */

type Words = {
  title: string
  /** Before the press of the message's own link. */
  ask: string
  confirm?: string
  button: string
  done: string
}

const PURPOSES: Record<RecordPurpose, Words> = {
  answer: {
    title: 'Answer with a price',
    ask: 'We’ll send a link for {what} to your inbox only. It opens the form for the price.',
    button: 'Send me the link',
    done: 'A message with the link for {what} is on its way to your inbox. If you asked for it in the last ten minutes, you already have it.',
  },
  documents: {
    title: 'The documents again',
    ask: 'We’ll send a message with new links to the documents of {what} to your inbox only.',
    button: 'Send me the documents',
    done: '',
  },
  cancel: {
    title: 'Cancel a consultation',
    ask: 'This cancels the consultation {what}, tells the customer and refunds the payment.',
    confirm:
      'We’ll tell the customer and refund the payment in full. This cannot be undone. The time can be booked again at once.',
    button: 'Cancel and refund',
    done: 'The consultation {what} is cancelled. We have told the customer, and the payment is being refunded.',
  },
  paid_back: {
    title: 'Confirm a refund',
    ask: 'This records that you have paid the customer back for the consultation {what}, which the payment provider could not.',
    confirm:
      'Confirm it once you have sent the money. We’ll tell the customer, with the credit note. This cannot be undone.',
    button: 'I have refunded it',
    done: 'The refund of {what} is recorded. We have told the customer and sent the credit note.',
  },
  move: {
    title: 'Move a consultation',
    ask: 'This moves the consultation {what} to another time, and tells the customer.',
    confirm: 'We’ll tell the customer the new time. Payment and link stay valid.',
    button: 'Move the consultation',
    done: 'The consultation has moved. We have told the customer the new time.',
  },
  close: {
    title: 'Close a day',
    ask: 'This closes {what}: consultations can no longer be booked on it.',
    confirm: 'Consultations can no longer be booked on {what}. Those already booked stay for now.',
    button: 'Close this day',
    done: '{what} is closed. Consultations can no longer be booked on it.',
  },
  spam: {
    title: 'Mark as spam',
    ask: 'We’ll send no more mail about {what} and leave it out of lists. It is deleted with its documents after seven days. You can restore it until then.',
    button: 'Mark as spam',
    done: '{what} is marked as spam. It is deleted with its documents on {until}, unless you restore it.',
  },
  erase: {
    title: 'Erase a record',
    ask: 'This erases {what} with its documents and mail. Anything else under the same address stays.',
    confirm: 'This record is erased for good, with its documents and mail. This cannot be undone.',
    button: 'Erase for good',
    done: 'The record is erased. Messages in inboxes and backups made before now are not.',
  },
  handled: {
    title: 'Mark as answered',
    ask: '{what} is taken off the list of what is open, and you’ll get no reminder. You can undo this.',
    button: 'Mark as answered',
    done: '{what} is marked as answered. The next summary lists it once more.',
  },
  open: {
    title: 'What is open?',
    ask: 'We’ll send the list of what is open to your inbox only: what we owe to whom, and who owes us.',
    button: 'Send me the list',
    done: 'The list is on its way to your inbox. If you asked for it in the last ten minutes, you already have it.',
  },
  create: {
    title: 'New order',
    ask: 'For someone who rang, wrote or walked in. We’ll send a link to your inbox, which opens the form.',
    confirm:
      'For someone who rang, wrote or walked in. We’ll email them the link to their request page, as if they had sent the request themselves. Then you answer it with a price.',
    button: 'Open the request',
    done: 'The request is open. We have told the customer.',
  },
  browsers: {
    title: 'Remembered browsers',
    ask: 'In these, the links in your mail act without a further message. Forget the ones that you no longer use.',
    confirm:
      'In these, the links in your mail act without a further message. Remember only browsers that nobody else uses.',
    button: 'Remember this browser',
    done: '',
  },
  papers: {
    title: 'A month’s invoices and accounts',
    ask: 'The receipts, invoices and credit notes of {what}, and all payments and refunds as files for your accountant and for Xero, QuickBooks Online and FreeAgent.',
    confirm:
      'The receipts, invoices and credit notes of {what}, and all payments and refunds as files for your accountant and for Xero, QuickBooks Online and FreeAgent. For that month’s VAT return:',
    button: 'Download them',
    done: '',
  },
}

export const OPERATOR_PAGE = {
  purposes: PURPOSES,
  asking: { title: 'One moment', text: 'We are looking up this link.' },
  askButton: 'Send me the confirmation',
  confirmHow:
    'First we’ll send you a message to confirm it. Nothing happens until you press the button there.',
  busy: 'One moment…',
  browsers: {
    none: 'No browser is remembered.',
    used: 'Since {since}, last used {used}',
    forget: 'Forget',
    forgetOne: 'Forget {name}, last used {used}',
    choose: 'Remember this browser: next time, the links in my mail act here without a further message',
    remembered:
      'This browser is remembered until 90 days after its last use. We have sent you a message about it.',
  },
  links: 'Also about this request',
  listed: 'What we owe to whom, and who owes us. We can also send the list to your inbox.',
  undo: { spam: 'Restore it', handled: 'Mark as not answered' },
  create: {
    sections: { need: 'What they need', going: 'Where it is going', you: 'Who they are' },
    hints: {
      email:
        'We’ll send the link there. Please spell the address back to them. Leave it empty for someone you reach by letter or phone.',
      taskDescription: 'The customer sees this on their request page.',
    },
    next: 'Answer it with a price',
  },
  again: 'Try again',
  about: 'About',
  refund: {
    title: 'Consultations on this day',
    none: 'There are no consultations on this day.',
    button: 'Cancel all of them, with refund',
    sure: 'Cancel these consultations?',
    text: 'We’ll tell the customers and refund them in full. This cannot be undone.',
    keep: 'Keep them',
  },
  rest: {
    title: 'Also stored under this address',
    lead: 'Anyone can type someone else’s address. Erase this as well only if its owner asked you to.',
    button: 'Erase all of this as well',
    sure: 'Erase everything under this address?',
    text: 'This cannot be undone.',
    keep: 'Keep it',
  },
  newTime: { day: 'New day', time: 'New time', unit: 'GMT', choose: 'Please select' },
  failed: 'That did not work. Nothing was lost. Please try again in a minute.',
  /** Beside what was typed, when a link has expired meanwhile. */
  ended: 'This link has expired. Copy what you typed, and follow the link in a newer message.',
  invalid: {
    title: 'This link does not work',
    text: 'Part of it may be missing. Open the message again and follow its link, or use the command instead.',
  },
  expired: {
    title: 'This link has expired',
    text: 'Nothing was done. Follow the link in your message again, or one in a newer message. “Answer with a price” in the message about a request sends you new links to its order.',
  },
  unreachable: {
    title: 'We cannot look this up just now',
    text: 'Nothing was done. Please try again in a minute.',
  },
}

export const OPERATOR_STATES: Record<Exclude<RecordView['state'], 'open' | 'done'>, ScreenWords> = {
  asked: {
    title: 'Check your inbox',
    text: 'We have sent you a message to confirm it, unless you asked for it in the last ten minutes: then you already have it. Its link works for {time}. Nothing has happened yet.',
  },
  sent: {
    title: 'On its way to your inbox',
    text: 'The message has new links to all documents. If you asked for it in the last ten minutes, you already have it.',
  },
  over: { title: 'Too late', text: 'It has started or is over, so this link can no longer change it.' },
  cancelled: {
    title: 'No confirmed consultation',
    text: 'It was cancelled, or never paid for. Nothing was done.',
  },
  order: {
    title: 'There is an order or a quote',
    text: 'An order, or a quote that can be accepted, must be kept, so it cannot be marked as spam. Withdraw the quote first, or remove the mark of an order by command.',
  },
  answered: {
    title: 'No reply is awaited',
    text: 'It has already been answered.',
  },
  gone: {
    title: 'Nothing is stored',
    text: 'It was erased, or its retention period has ended. Nothing was done.',
  },
}

/** What has become of an order, as the operator is told. */
export const ORDER_STATE_WORDS: Record<OrderState, string> = {
  offered: 'The quote is with the customer.',
  expired: 'The quote has expired. The customer did not accept it in time.',
  withdrawn: 'The quote was withdrawn.',
  accepted: 'The customer has accepted the quote. The first half is not paid yet.',
  half_paid: 'The first half is paid. Work can begin.',
  in_progress: 'Work has begun. The customer can no longer cancel.',
  delivered: 'Delivered. Something is still to be paid, or an original to go back.',
  completed: 'Delivered and paid in full.',
  cancelled: 'The customer cancelled in time. What was paid is refunded.',
  refunded: 'We could not fulfil this order. What was paid is refunded.',
  ended: 'You ended this order.',
}

export const ORDER_STATE_NAMES: Record<OrderState, string> = {
  offered: 'Quote sent',
  expired: 'Expired',
  withdrawn: 'Withdrawn',
  accepted: 'Accepted, not paid',
  half_paid: 'First half paid',
  in_progress: 'In progress',
  delivered: 'Delivered',
  completed: 'Completed',
  cancelled: 'Cancelled',
  refunded: 'Refunded',
  ended: 'Ended',
}

export const OPERATOR_ORDER = {
  noOffer: 'No quote has been made yet.',
  noEmail:
    'This customer has no email address, so nothing is sent to them, whatever this page says. Tell them by letter or phone.',

  about: {
    title: 'The request',
    state: 'State',
    replyBy: 'Reply by',
    finished: 'Needed by',
    lodged: 'Needed by, to be lodged',
    applied: 'Needed by, to be applied for',
    told: 'Told to the customer',
    postTo: 'Post to',
    originals: 'Originals with us',
    waiting: 'Waiting for the customer since',
    offer: 'Price',
    ownReference: 'Their reference',
    invoiceTo: 'Invoice to',
    purchaseOrder: 'Purchase order',
    customer: 'For VAT',
    kinds: { business: 'business', private: 'private customer' },
    documents: 'Documents',
    noDocuments: 'None',
    none: 'Not answered yet',
  },

  offer: {
    translation: 'Certified translation',
    first: {
      title: 'Answer with a price',
      text: 'You see the message before it goes out. Nothing is sent until you press “Send to the customer”.',
    },
    again: {
      title: 'A new version of the quote',
      text: 'It replaces version {version}, which can then no longer be accepted.',
    },
    current: {
      title: 'Your quote',
      text: 'Version {version}. The customer can accept it until {end}.',
    },
    accepted: {
      title: 'The quote is accepted',
      text: 'It cannot be changed any more. You can withdraw it until the first half is paid.',
    },
    sent: {
      title: 'The quote is on its way',
      text: 'The customer gets it by email, and can accept it until {end}.',
    },
    expired: {
      title: 'The quote has expired',
      text: 'Change what you like, and send it as a new version.',
    },
    closed: 'The quote cannot be changed',
    lines: 'What it costs',
    linesHint: {
      none: 'Press Enter for the next line. A discount is an amount with a minus.',
      gross:
        'Amounts include VAT at {rate}. Press Enter for the next line. A discount is an amount with a minus.',
      net: 'Amounts are without VAT; {rate} is added. Press Enter for the next line. A discount is an amount with a minus.',
    },
    what: 'What',
    amount: 'Amount',
    treatment: 'VAT',
    ownWork: 'Our service',
    line: 'Line {number}',
    add: 'Add a line',
    remove: 'Remove line {number}',
    /** Of content/prices.yaml. */
    prices: {
      title: 'From your price list',
      samples: 'These are example prices. Write your own into content/prices.yaml.',
      count: 'How many',
      countWrong: 'A number, such as 3',
      add: 'Add',
      added: 'Added: {what}',
      fee: '{what}: the authority’s fee',
    },
    vat: { none: 'VAT', gross: 'Of which VAT at {rate}', net: 'VAT at {rate}' },
    noVat: 'none',
    net: 'Without VAT',
    total: 'Total',
    spokenTotal: 'Total {total}.',
    spoken: 'Total {total}. First half {first}, second half {second}.',
    parts: { first: 'First half, before you begin', second: 'Second half, on delivery' },
    when: 'When it is ready',
    whens: { day: 'On a day', days: 'Working days after payment' },
    readyBy: 'Ready by',
    readyByHint: 'The customer sees this day in the quote.',
    readyTime: 'Time of that day',
    readyTimeHint: 'Only for urgent work. UK time.',
    readyInDays: 'Working days',
    readyInDaysHint: 'Counted from the day the first half is paid.',
    validUntil: 'Last day to accept',
    openUntil: 'Open until',
    endOf: 'the end of {day}',
    validUntilHint: 'Before the day it is ready. The quote expires at the end of this day.',
    validTime: 'Until',
    validTimeHint: 'A time on that day, if not its end. UK time.',
    byPost: 'Originals are posted to the customer: ask for the address',
    note: 'Note to the customer',
    noteHint: 'For example what the price covers, or what you still need.',
    customer: {
      title: 'The customer, for VAT',
      hint: 'This decides how lines are taxed unless you say otherwise at a line. Your accountant knows what applies.',
      business: 'Kind of customer',
      kinds: { private: 'Private customer', business: 'Business' },
      country: 'Country',
      vatNumber: 'VAT number',
      evidence: 'Other proof of business',
      evidenceHint:
        'Keep evidence that a customer abroad is in business: the VAT number, or another proof such as an entry in a register. Without either, VAT is charged as at home.',
    },
    /** What the tax authority’s service says of a VAT number. */
    /** {needed}: a moment. */
    late: 'The customer needs it by {needed}. This is later, and the quote says so.',
    closedDay: 'You are closed on that day.',
    checked: 'The tax authority’s service says that this VAT number is {state}.',
    checks: { valid: 'valid', invalid: 'not valid' },
    preview: 'Preview the message',
    previewing: 'Preparing…',
    shown: {
      title: 'What the customer gets',
      text: 'Nothing has been sent yet. Check the message, then send it.',
    },
    subject: 'Subject',
    frame: 'The message',
    send: 'Send to the customer',
    sending: 'Sending…',
    change: 'Change it',
    anew: 'Send a new version',
    keep: 'Keep the current version',
  },

  /** An extra, in the words of the offer where it has none of its own. */
  extra: {
    first: {
      title: 'Quote for an extra',
      text: 'More work on this order, with its own lines. The customer accepts it and pays for it straight away. Nothing is sent until you press “Send to the customer”.',
    },
    again: {
      title: 'A new version of the extra',
      text: 'It replaces the one before, which can then no longer be accepted.',
    },
    current: {
      title: 'Your extra',
      text: 'The customer can accept it until {end}.',
    },
    accepted: {
      title: 'The extra is accepted',
      text: 'It is not paid yet. You can withdraw it until then.',
    },
    sent: {
      title: 'The extra is on its way',
      text: 'The customer gets it by email and can accept it on the order’s page until {end}.',
    },
    expired: { title: 'The extra has expired', text: 'Change what you like, and send it as a new version.' },
    closed: 'No extra can be sent now',
    keep: 'Keep the current extra',
  },

  /** Of the pages that are made of contract/acts.ts. */
  act: {
    choice: 'What would you like to do?',
    facts: {
      cancelUntil: 'The customer can cancel until',
      paid: 'Paid',
      held: 'Not refunded so far',
      left: 'Still to pay',
      rights: 'Right to cancel',
    } satisfies Record<ActFact, string>,
    until: 'Until the end of {day}. The customer {express} us to begin before then.',
    express: { yes: 'asked', no: 'did not ask' },
    company: 'None: a company ordered.',
    email: 'Please enter a valid email address',
    invalid: 'Please give an amount from {min} to {max}, such as 12.50',
    moves: { kept: 'We keep', back: 'We refund', writtenOff: 'Written off' },
    owed: 'Please refund {amount} yourself. Then confirm it: follow “Confirm a bank transfer” in your newest message.',
  },

  transfer: {
    part: 'What it is for',
    amount: 'Amount expected',
    reference: 'Reference of the transfer',
    came: '{amount} has arrived',
    recorded: 'Recorded. The customer has the receipt.',
    other: 'What arrived, if it is another amount',
    typed: 'What arrived',
    typedHint: 'In pounds, as your bank statement says.',
    invalid: 'Please give an amount like 12.50',
    button: 'Confirm the payment',
    /** Of another amount than the one expected. */
    differs: '{expected} is expected and {amount} came. What would you like to do?',
    less: {
      accept: 'Accept it as paid in full. The missing {missing} is written off.',
      ask: 'Ask for the rest. The customer gets a receipt for {amount} and is asked to transfer {missing}.',
      return: 'Refund all of it. The customer gets a receipt and {amount} back. {expected} is still due.',
    } satisfies Record<TransferDifference, string>,
    more: {
      accept: 'Accept {expected} and refund the rest. The customer gets a receipt and {over} back.',
      return: 'Refund all of it. The customer gets a receipt and {amount} back. {expected} is still due.',
    },
    beyond:
      'You can accept it as paid in full if no more than {tolerance} is missing (orders.transferTolerance).',
    choose: 'Please choose what to do',
    others: {
      label: 'Does the same transfer pay other orders?',
      hint: 'These are open for the same address or company. The customer gets one message, and a receipt or invoice for each.',
      option: '{reference}, {name}: {amount} for the {part}',
      total: 'Expected in all',
      differs:
        '{amount} came, and these orders come to {expected}. Leave out one that does not fit, and record it by itself.',
    },
    record: 'Record {amount}',
    again: {
      title: 'Record another bank transfer',
      text: 'No transfer is expected. If one came anyway, record it: the customer gets a receipt and is told that you are refunding it.',
      button: 'Record it and refund it',
    },
    refunds: 'Refunds to make',
    owed: {
      title: 'Refund the customer',
      text: 'Do it from your bank account or in the payment provider’s dashboard. Then confirm it here.',
    },
    refund: '{amount} of the {part}',
    failed: 'The payment provider could not refund it.',
    refunded: 'I have refunded it',
    refundedSure: 'Have you refunded {amount}?',
    refundedText: 'We’ll tell the customer and send the credit note. This cannot be undone.',
    notRefunded: 'Not yet',
    noted: { title: 'The refund is recorded', text: 'We have told the customer and sent the credit note.' },
  },

  uploads: {
    remove: 'Remove {name}',
    retry: 'Upload again',
    pending: 'Please wait until all files are uploaded, or remove those that are not.',
  },

  deliver: {
    documents: {
      title: 'Finished documents',
      hint: 'They are checked and uploaded at once. The customer does not see them until you deliver.',
      waiting: 'Uploaded, not delivered yet',
      ready: 'Ready to deliver, {size}',
    },
    carrier: 'Carrier',
    carrierHint: 'If originals go by post or courier.',
    tracking: 'Tracking number',
    trackingHint: 'The customer sees it exactly as you type it.',
    note: 'Note to the customer',
    open: 'Open the documents before the second half is paid',
    replaces: 'What these documents replace',
    replacesHint:
      'Tick what the customer should no longer use. The customer can no longer open it, and anyone who checks it is told that it was replaced.',
    replacesNothing: 'Upload the new document first.',
    takeBack: 'Take back',
    takeBackOf: 'Take back {name}',
    takeBackSure: 'Take “{name}” back?',
    takeBackText:
      'The customer has not opened it. We’ll tell them that it was delivered by mistake. They can no longer open it, and anyone who checks it is told that we took it back.',
    takeBackParcel:
      'We’ll tell the customer that this number was not for their order. Unless something else was delivered, the work goes on.',
    keep: 'Leave it as it is',
    takenBack: 'Taken back',
    replaced: 'Replaced',
    opened: 'Opened by the customer',
    sure: 'Deliver to {name}?',
    sureText: '{service}, {reference}. {what} We’ll tell the customer at once.',
    closedTo:
      'For {name}, {reference}. The customer is told at once, and can open documents once everything is paid. Until then you can take them back.',
    documentsSure: { one: '1 document: {names}.', many: '{count} documents: {names}.' },
    parcelSure: 'A parcel: {tracking}.',
    enclosed: 'Originals that go back in the parcel',
    enclosedSure: 'With it go back: {names}.',
    parcelMissing: 'Give the tracking number of the parcel with the originals, or do not tick them.',
    replacesSure: 'Replaces: {names}.',
    no: 'Not yet',
    notApproved: 'The customer has not approved the draft yet.',
    stillOpen: 'The customer has not answered what you asked for.',
    originalsHere:
      'An original of this customer is with you. The order is complete once you have recorded that it has gone back.',
    alreadyOpen: 'The documents of this order open before the second half is paid, as you chose.',
    button: 'Deliver to the customer',
    nothing: 'Upload a document or give a tracking number first.',
    long: 'Please use up to {max} characters',
    earlier: 'Already delivered',
    parcel: 'Parcel',
    look: 'Open',
    lookAt: 'Open {name}',
    code: 'Code {code}, checked {checks} times',
    withdraw: 'Withdraw',
    withdrawOf: 'Withdraw {name}',
    withdrawReason: 'Why “{name}” is withdrawn',
    withdrawHint:
      'The customer reads it. Anyone who checks the document is told at once that it was withdrawn.',
    withdrawSure: 'Withdraw “{name}”?',
    withdrawText:
      'We’ll tell the customer, who can no longer open it. Paper that is out there says so, too, when it is checked. This cannot be undone: issue a new one instead.',
    reasonMissing: 'Please say why.',
  },

  certify: {
    title: 'Certify a translation',
    hint: 'Makes one PDF of the certificate, the translation and the source document, with a code on each page. It waits with the other documents until you deliver.',
    translation: 'The translation',
    sources: 'The source document',
    sourcesHint: 'In the order in which they are listed.',
    name: 'What the document is',
    nameHint: 'For example “Birth certificate no. 123/2026”.',
    names: 'Names as they are to be written',
    from: 'Translated from',
    into: 'Translated into',
    translator: 'Who certifies',
    language: 'Language of the certificate',
    languageHint: 'English stands beside any other.',
    assent: '{translator} has read the translation and certifies it.',
    button: 'Make the certified translation',
    choose: 'Please choose one',
    fill: 'Please fill this in',
    long: 'Please use up to {max} characters',
    assentMissing: 'Only a translator who agrees can certify it.',
    busy: 'Making it…',
    made: 'It is made.',
    pictures: 'These pages went in as pictures, because they would have looked different otherwise: {pages}.',
    signed: 'Electronic signatures do not last in it: deliver {names} as well.',
    look: 'Look at every page before you deliver it.',
  },

  attach: {
    title: 'Documents to add',
    hint: 'They are checked and kept at once.',
    known: 'Documents of this request',
  },

  message: {
    title: 'Messages so far',
    none: 'No messages yet.',
    authors: { customer: 'The customer', operator: 'You' },
    kind: 'What it is',
    kinds: { plain: 'A message', ask: 'We need something', draft: 'A draft to approve' } satisfies Record<
      MessageKind,
      string
    >,
    kindHints: {
      plain: '',
      ask: 'The customer sends a document or answers on the page. The delivery day moves by one working day for each working day you wait.',
      draft:
        'The customer checks every name, date and number, and approves it or asks for changes. The delivery day moves while you wait.',
    } satisfies Record<MessageKind, string>,
    quoteWaits:
      'The customer sends a document on the request page or answers by email. Your promised reply waits until then.',
    about: 'Which document?',
    aboutNone: 'None in particular',
    noDraft: 'Upload the draft first.',
    open: 'Waiting for the answer',
    closed: { plain: '', ask: 'Answered', draft: 'Closed' } satisfies Record<MessageKind, string>,
    approved: { true: 'Approved', false: 'Changes asked for' },
    aboutOf: 'About {name}',
    answered: {
      label: 'They answered another way',
      title: 'Has the customer answered?',
      text: 'The question closes on their page. This cannot be undone.',
    },
    answeredDraft: {
      label: 'They approved it another way',
      title: 'Has the customer approved the draft?',
      text: 'We record their approval, and the draft closes on their page. This cannot be undone.',
    },
    keep: 'Not yet',
    text: 'Your message',
    documents: {
      title: 'Documents with it',
      hint: 'For example a draft to check or a form to sign. The customer can open them at once, paid or not. Send finished documents with “Deliver”.',
      waiting: 'Uploaded, not sent yet',
      ready: 'Ready to send, {size}',
    },
    button: 'Send',
    empty: 'Please write a message first',
    long: 'Please use up to {max} characters',
  },
} as const

/** By the `error.code` of the response with 409. What the order is now is said beside it. */
export const ORDER_REFUSALS = {
  'offer-closed': 'The customer has already accepted the quote. Nothing was sent.',
  superseded: 'Another version of the quote has been sent, and yours was not. Nothing you typed is lost.',
  'not-offered': 'It could not be withdrawn: it was paid for, or the order has ended.',
  'not-paid': 'Nothing was done: the first half is not paid yet.',
  'hour-over': 'Nothing was done: the hour in which the customer could have cancelled is over.',
  opened: 'The customer has opened it. Upload the right file and replace this one with it.',
  'draft-missing': 'Upload the draft first.',
  'already-answered': 'It has already been answered. Nothing was done.',
  ended: 'Nothing was done: the order has ended.',
  'not-open': 'Nothing was done: this transfer was already confirmed or is no longer expected.',
  'amount-differs': 'That is not the amount we expect. Nothing was recorded: choose what to do with it.',
  'beyond-tolerance':
    'Too much is missing to accept it as paid in full. Nothing was recorded: ask for the rest, or refund what came.',
  'money-changed':
    'Another payment or refund was recorded in the meantime. Nothing was recorded now: please check the amounts again.',
  'recorded-already': 'A transfer of this amount has already been recorded. Nothing was recorded now.',
  'email-missing': 'Only someone whose request you opened can be without an email address. Nothing was done.',
  'no-quote-yet':
    'The postal address is kept with the quote. Send that first, or leave it empty. Nothing was done.',
  'no-such-day': 'Please choose a day from today on, within two years. Nothing was done.',
  'reason-missing': 'Please give the reason. Nothing was done.',
  'nothing-to-refund': 'That is more than this customer has paid. Nothing was done.',
  'whole-refund': 'That is everything that was paid. Nothing was done: end the order to refund it.',
  'keep-too-much': 'That is more than this customer has paid. Nothing was done.',
  'must-return-all':
    'A customer who cancels within 14 days and did not ask us to begin gets everything back. Nothing was done.',
  'not-delivered': 'The order is not delivered yet: end it instead. Nothing was done.',
  'already-paid': 'Nothing was done: everything is paid.',
  'extra-open': 'The customer has already accepted the extra. Nothing was sent: withdraw it first.',
  'no-extra': 'Nothing was done: the extra was paid or has ended.',
  'too-many-extras': 'This order has had 100 extras. Make a new one.',
  'nothing-to-deliver': 'Upload a document or give a tracking number first.',
  'too-many-documents': 'An order can have 50 documents at most.',
  'too-many-with-message': 'A message can have 5 documents at most.',
  'document-gone': 'One of the documents was sent or removed in another window. Nothing was sent now.',
  'what-missing': 'Please say what it is. Nothing was recorded.',
  'too-many-originals': 'A request can have 100 originals at most.',
  'originals-changed':
    'Something else was recorded in the meantime. Nothing was recorded now: please check what is with you.',
  'too-many-messages': 'You have sent 200 messages about this order. Please write to the customer directly.',
} as const

/** What a payment is for, within a sentence: 'the first half'. */
export const PAYMENT_PARTS: Record<PaymentPart, string> = {
  first: 'first half',
  second: 'second half',
  whole: 'full price',
  extra: 'extra',
}

export const TREATMENT_NAMES: Record<VatTreatment, string> = {
  standard: 'VAT at {rate}',
  zero: 'Zero-rated',
  exempt: 'Exempt from VAT',
  outside: 'Outside the scope of UK VAT',
  disbursement: 'Disbursement, at cost',
}

export const NEW_REQUEST_FIELD_WORDS = {
  ...QUOTE_FIELD_WORDS,
  urgency: { ...QUOTE_FIELD_WORDS.urgency, required: 'Please choose how soon they need it' },
  taskDescription: { label: 'What it is about', required: 'Please say what it is about' },
  givenName: { ...QUOTE_FIELD_WORDS.givenName, required: 'Please enter the given name' },
  familyName: { ...QUOTE_FIELD_WORDS.familyName, required: 'Please enter the family name' },
  ownReference: { label: 'Their own reference' },
  language: {
    label: 'What we write to them in',
    prompt: 'The language of their account, or English',
    choices: Object.fromEntries(LANGUAGES.map(({ code }) => [code, languageName(code) ?? code])),
  },
} as const satisfies WordsOf<typeof NEW_REQUEST_FIELDS>
