import type { DocumentState } from '#contract/guest-request.ts'

/** Words of the guest request page that the owner may change. */

export const GUEST_PAGE = {
  title: 'Your request',
  opening: 'Opening your request…',
  documents: {
    title: 'Your documents',
    none: 'No document has been sent yet.',
    states: {
      unchecked: 'Received, being checked',
      accepted: 'Received',
      refused: 'Removed: its content is not what its name says, or a virus was found in it',
      missing: 'Did not arrive: please send it again',
    } satisfies Record<DocumentState, string>,
  },
  add: {
    title: 'Add documents',
    hint: 'We are told at once, and keep them with your request.',
    full: 'This request carries as many files as it can. If there is more, reply to our email.',
    submit: 'Send documents',
    submitting: 'Sending…',
    none: 'Please choose a file first',
  },
  answers: 'What you sent',
  private: 'This page is yours alone. Please do not pass its link on.',
  another: 'Request another quote',
} as const

export const GUEST_TOASTS = {
  added: { title: 'Documents added', description: 'We have them with your request now.' },
  failed: { title: 'Documents not added' },
} as const

export const GUEST_FAILURES = {
  tooMany: 'A request can carry at most 10 files.',
  other: 'Your documents could not be added. Please try again.',
} as const

/** What stands in the page's place when the link does not open anything. */
export const GUEST_LINK = {
  invalid: {
    title: 'This link does not work',
    text: 'Part of it may be missing. Open it again from our email, or copy it as a whole, without anything before or after it.',
  },
  gone: {
    title: 'This request is no longer here',
    text: 'We keep requests for a limited time only, and delete them when they are asked to go.',
  },
  expired: {
    title: 'This link has expired',
    text: 'Private links work for a limited time. We can send you a new one, to the address that the request came from.',
    button: 'Send me a new link',
    busy: 'Sending…',
  },
  /** The same words whatever has become of the request. */
  resent: {
    title: 'Look into your inbox',
    text: 'If the request is still with us, a new link is on its way to the address that it came from. It can take a few minutes, and comes at most once every few minutes.',
  },
  unavailable: {
    title: 'Your request could not be opened',
    text: 'It is safe with us; only this page could not reach it just now.',
    button: 'Try again',
  },
} as const
