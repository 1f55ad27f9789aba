/** The private links at the end of the operator's mail: the requests and responses of `operator-action`. */

/** What a link is for. Each link is for one thing, about one request, enquiry, booking or day. */
export const OPERATOR_PURPOSES = ['answer', 'documents', 'cancel', 'move', 'close', 'spam', 'erase'] as const

export type OperatorPurpose = (typeof OPERATOR_PURPOSES)[number]

/** What cannot be undone, or shows more than the link's own subject: asks again by a message to the operator's inbox. */
export const CONFIRMED_PURPOSES = ['cancel', 'move', 'close', 'erase'] as const

export type ConfirmedPurpose = (typeof CONFIRMED_PURPOSES)[number]

export const needsConfirmation = (purpose: OperatorPurpose): purpose is ConfirmedPurpose =>
  CONFIRMED_PURPOSES.some((confirmed) => confirmed === purpose)

/** For how long the link of a confirmation works. */
export const CONFIRMATION_MINUTES = 15

/** The body: shows what the link is about, or does it. The token begins with its purpose: 'cancel.…'. */
export type OperatorActionBody = {
  token: string
  /**
   * `undo`: no spam after all. `refund`: cancels the consultations of a day that was closed. `rest`: erases what else is under the
   * address of what was erased.
   */
  action?: 'do' | 'undo' | 'refund' | 'rest'
  /** The new time of a consultation that is moved, ISO 8601. */
  slot?: string
}

/** A consultation that stands on a day. */
export type StandingBooking = { reference: string; startsAt: string; name: string }

/** What the page shows; nothing about the customer before the operator has confirmed. */
export type OperatorAction = {
  purpose: OperatorPurpose
  /** `confirm`: opened by the second link, so that the press does it. */
  step: 'ask' | 'confirm'
  /**
   * `open`: the button can be pressed. `asked`: a confirmation is in the operator's inbox. `sent`: so are the documents.
   * `done`: it was done, or its message is on its way. `over`: too late. `cancelled`: there is no confirmed booking. `order`: orders are no spam. `gone`:
   * nothing is stored about it (any more).
   */
  state: 'open' | 'asked' | 'sent' | 'done' | 'over' | 'cancelled' | 'order' | 'gone'
  reference?: string
  /** Of a consultation, ISO 8601. */
  startsAt?: string
  /** 'YYYY-MM-DD'. */
  day?: string
  /** Until when spam can be brought back, ISO 8601. */
  until?: string
  /** What else to know before the last press. */
  facts?: { label: string; text: string }[]
  notes?: string[]
  /** What else is stored under the address of what was erased: it stays, unless it is erased as well. */
  rest?: { facts: { label: string; text: string }[]; notes: string[] }
  /** Those of a day to close. */
  bookings?: StandingBooking[]
}
