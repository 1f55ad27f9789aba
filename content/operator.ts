import type { OperatorAction, OperatorPurpose } from '#contract/operator-action.ts'

/** Words of the page that the links in the operator's mail open. '{what}' is a reference, a day or a time. */

type Words = {
  title: string
  /** Before the press of the message's own link. */
  ask: string
  /** Before the press that does it. */
  confirm?: string
  /** The button that does it. */
  button: string
  done: string
}

const PURPOSES: Record<OperatorPurpose, Words> = {
  answer: {
    title: 'Answer with a price',
    ask: 'We’ll send the links for {what} to your inbox, and nowhere else. Use them to make an offer and manage the order.',
    button: 'Send me the links',
    done: 'A message with the links for {what} is on its way to your inbox. If it was asked for in the last ten minutes, you have it already.',
  },
  documents: {
    title: 'The documents again',
    ask: 'We send a message with new links to the documents of {what} to your inbox, and nowhere else.',
    button: 'Send me the documents',
    done: '',
  },
  cancel: {
    title: 'Cancel a consultation',
    ask: 'This cancels the consultation {what}, tells the customer and refunds the payment.',
    confirm:
      'We’ll tell the customer and refund the payment in full. This cannot be undone, and others can book the time at once.',
    button: 'Cancel and refund',
    done: 'The consultation {what} is cancelled. We have told the customer, and the payment is being refunded.',
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
    ask: 'This closes {what}: nobody can book a consultation on it any more.',
    confirm:
      'Nobody can book a consultation on {what} any more. Consultations already booked on it stay for now.',
    button: 'Close this day',
    done: '{what} is closed. Nobody can book a consultation on it any more.',
  },
  spam: {
    title: 'Mark as spam',
    ask: 'No more mail is sent about {what}, lists leave it out, and it is deleted with its documents after seven days. You can bring it back until then.',
    button: 'Mark as spam',
    done: '{what} is spam. It is deleted with its documents on {until}, unless you bring it back.',
  },
  erase: {
    title: 'Erase a record',
    ask: 'This erases {what} with its documents and mail. Anything else under the same address stays.',
    confirm: 'This record is erased for good, with its documents and mail. This cannot be undone.',
    button: 'Erase for good',
    done: 'The record is erased. Messages in inboxes and backups made before now are not.',
  },
}

export const OPERATOR_PAGE = {
  purposes: PURPOSES,
  asking: { title: 'One moment', text: 'We are looking up what this link is about.' },
  askButton: 'Send me the confirmation',
  confirmHow: 'First we send you a message to confirm it. Nothing happens before you press the button there.',
  busy: 'One moment...',
  undo: 'Bring it back',
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
  failed: 'That did not work. Please try again in a minute.',
  invalid: {
    title: 'This link does not work',
    text: 'It was cut off or changed. Open the message again and follow its link, or use the command instead.',
  },
  expired: {
    title: 'This link has expired',
    text: 'Nothing was done. Follow the link in your message once more, or use the command instead.',
  },
  unreachable: {
    title: 'We cannot look this up just now',
    text: 'Nothing was done. Please try again in a minute.',
  },
}

/** What is said in the place of a button. */
export const OPERATOR_STATES: Record<
  Exclude<OperatorAction['state'], 'open' | 'done'>,
  { title: string; text: string }
> = {
  asked: {
    title: 'Check your inbox',
    text: 'We have sent you a message to confirm it. Its link works once, for 15 minutes. Nothing has happened yet.',
  },
  sent: {
    title: 'On its way to your inbox',
    text: 'The message has new links to all documents. If it was asked for in the last ten minutes, you have it already.',
  },
  over: { title: 'Too late', text: 'It has begun or is over, so this link can no longer change it.' },
  cancelled: {
    title: 'No confirmed consultation',
    text: 'It was cancelled, or never paid for. Nothing was done.',
  },
  order: {
    title: 'This is an order',
    text: 'An order cannot be marked as spam: it must be kept. If it is not an order after all, take that mark away by command first.',
  },
  gone: {
    title: 'Nothing is stored',
    text: 'It was erased, or its retention period has ended. Nothing was done.',
  },
}
