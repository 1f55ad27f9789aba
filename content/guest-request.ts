import type { DocumentState } from '#contract/guest-request.ts'

export const GUEST_PAGE = {
  title: 'Your request',
  opening: 'Opening your request…',
  documents: {
    title: 'The documents you sent',
    none: 'No document has been sent yet.',
    replaced: 'Replaced by another',
    states: {
      unchecked: 'Received, being checked',
      accepted: 'Received',
      refused: 'Removed: its content does not match its file type, or a virus was found in it',
      missing: 'Did not arrive: please send it again',
    } satisfies Record<DocumentState, string>,
    /** {date}: '20 November 2026'. */
    line: '{state}, {size}, {date}',
  },
  add: {
    title: 'Add documents',
    hint: 'We are told at once and add them to your request.',
    full: 'This request has all the files it can take. If you have more, reply to our email.',
    submit: 'Send documents',
    submitting: 'Sending…',
    none: 'Please choose a file first',
  },
  /** {moment}: 'Friday 20 November at 18:30 UK time', here and below. */
  sentOn: 'Sent on {moment}.',
  openedOn: 'We opened it for you on {moment}.',
  answers: 'What you sent',
  noted: 'What we noted',
  neededBy: '{urgency}, needed by {moment}',
  preparing: {
    title: 'We’re preparing your quote',
    /** After the moment that we promised. */
    late: 'We’re sorry that we’re late. We aimed to reply by {moment}.',
    add: 'Add documents',
    write: 'Write to us',
  },
  /** We need something before we can. {name}: of the document. */
  asked: {
    title: 'We need something from you',
    text: 'We will send you our quote once we have it.',
    about: 'The document you sent: {name}',
    words: 'To answer in words, reply to our email.',
    next: ['You send us what we asked for.', 'We email you our quote, with the price and the date.'],
  },
  /** By email or on the telephone, without a quote. */
  answered: {
    title: 'We’ve replied to your request',
    text: 'Please check your email, and your junk folder. If you need anything else, write to us.',
    next: ['You read our reply.', 'If you need anything else, write to us with your reference.'],
  },
  unknown: {
    title: 'We can’t show your quote just now',
    text: 'We could not look up whether there is a quote for this request. Nothing is lost.',
  },
  order: {
    opening: 'Opening your order…',
    notLoaded: 'Part of this page could not be loaded. Nothing is lost.',
  },
  private: 'This page is private to you. Please do not share its link. It works until {moment}.',
  renew: {
    question: 'Could someone else have the link?',
    button: 'Send me a new link and cancel this one',
    busy: 'Sending…',
    failed: 'We could not send a new link just now. Please try again.',
  },
  another: 'Request another quote',
  noscript:
    'This page needs JavaScript, which is switched off or unavailable here. To ask about your request or to add documents, reply to our email, or write to',
} as const

export const GUEST_NOTICES = {
  added: { title: 'Documents added', description: 'They are now with your request.' },
  failed: { title: 'Documents not added' },
} as const

export const GUEST_FAILURES = {
  tooMany: 'A request can have at most 10 files.',
  link: 'Nothing was added: your link no longer works. Reload the page to get a new one.',
  other: 'Your documents could not be added. Please try again.',
} as const

/** For a browser that does not know whose order it was. */
export const PAYMENT_RETURN = {
  success: {
    title: 'Thank you for your payment',
    text: 'We’ll email you as soon as it is confirmed, usually within minutes. To see your order, open the link in our email: this browser doesn’t know which order you paid for.',
  },
  cancelled: {
    title: 'You left the payment page',
    text: 'To continue with your order or pay another way, open the link in our email: this browser doesn’t know which order it was.',
  },
} as const

export const WRITE_TO_US = 'You can always write to {email}; please quote your reference.'

export const GUEST_LINK = {
  invalid: {
    title: 'This link does not work',
    text: 'Part of it may be missing. Open it again from our email, or copy the whole link.',
  },
  gone: {
    title: 'This request is no longer here',
    text: 'We keep requests for a limited time, and delete them on request.',
  },
  expired: {
    title: 'This link has expired',
    text: 'Private links work for a limited time. We can send a new one to the email address on the request.',
    button: 'Send me a new link',
    busy: 'Sending…',
  },
  replaced: {
    title: 'This link has been replaced',
    text: 'We have sent a newer link to the email address on the request. Please open that one, or ask for it again.',
  },
  renewed: {
    title: 'Check your inbox',
    text: 'We are sending a new link to the email address on the request. If that address has had several emails from us today, reload this page tomorrow to get it. Earlier links no longer work.',
  },
  /** The same whether or not the request exists. */
  resent: {
    title: 'Check your inbox',
    text: 'If we still have the request, we are sending a new link to its email address, unless that has had several emails from us today. It can take a few minutes.',
  },
  unavailable: {
    title: 'Your request could not be opened',
    text: 'It is safe with us, but this page could not load it.',
    button: 'Try again',
  },
} as const
