const REFERENCE_AND_PROMISE =
  '{reference}. We’ll send you a written quote. You owe nothing until you accept it.'

export const QUOTE_MAIL = {
  /** In place of an answer that was typed. */
  typed: 'see your request',
  due: 'We’ll reply by',
  neededBy: 'Needed by',
  button: 'See your request',

  received: {
    subject: '{reference} We have your quote request',
    title: 'We have your request',
    preview: REFERENCE_AND_PROMISE,
    why: 'We sent this because this address asked for a quote on {moment}. If it was not you, reply and tell us.',
    text: 'We have received your quote request and will send you a written quote. You owe nothing until you accept it.',
    documents: 'Documents',
    none: 'none',
    count: { one: '{count} received', other: '{count} received' },
    /** `{number}` is the document's. */
    missing: 'Document {number} did not arrive. Please send it again.',
    refused: 'Document {number} was refused. Your request page says why.',
    locked:
      'Document {number} needs a password to open. Please add a copy without one on your request page. Do not email us the password.',
    next: 'What happens next',
    steps: [
      'We read your documents and check what the authority asks for.',
      'We email you our quote, with the price and the date.',
      'If you accept, you pay half upfront and we start. You pay the other half on delivery.',
    ],
    page: 'The button opens your request page, where you can see what you sent and add documents. Its link is private: please don’t share it. You can also reply to this email. Please don’t send us passwords or card numbers.',
  },

  /** To someone who rang, wrote or walked in. */
  opened: {
    subject: '{reference} We have opened a request for you',
    title: 'Your request',
    preview: REFERENCE_AND_PROMISE,
    why: 'We sent this because we opened a request for the person who gave us this address. If it was not you, reply and tell us.',
    text: 'Thank you for getting in touch. We have opened a request for you and will send you a written quote. You owe nothing until you accept it.',
    page: 'The button opens your request page with what we noted. Please check it and add your documents there. Its link is private: please don’t share it. If something is wrong, reply to this email. Please don’t send us passwords or card numbers.',
  },

  /** Of a request or an order, after the operator has corrected them. */
  contact: {
    subject: '{reference} We have changed your details',
    title: 'We have changed your details',
    preview: 'Please check them.',
    why: 'We sent this because your details were changed. If you did not ask for this, reply and tell us.',
    text: 'We have changed the contact details of your request. This is what we have now.',
    ended: 'The links we sent before no longer work: please use the one in this message.',
    wrong: 'If something is wrong, reply and tell us.',
  },

  /** To the address before. */
  former: {
    subject: '{reference} Our messages now go to another address',
    title: 'Our messages now go to another address',
    preview: 'Our messages now go to another address.',
    why: 'We sent this because our messages about {reference} used to go to this address.',
    text: 'Our messages about {reference} now go to another email address. The links we sent to this one no longer work.',
    wrong: 'If this is a mistake, reply and tell us.',
  },

  link: {
    subject: '{reference} Your link to your quote request',
    title: 'Your new link',
    preview: '{reference}. See what you sent, and add documents.',
    /** Asked for on our website. */
    why: 'We sent this because a new link was requested on our website. It went only to the address on the request. If it was not you, you can ignore it.',
    whyEnded:
      'We sent this because a new link was requested. It went only to the address on the request. If it was not you, you can ignore it.',
    text: 'Here is a new link to your quote request. It shows what you sent, and you can add documents there.',
    textEnded:
      'Here is a new link to your quote request. It shows what you sent, and you can add documents there. The links we sent you before no longer work.',
    sent: 'Sent',
    works: {
      one: 'The link works for {count} day. Please do not share it.',
      other: 'The link works for {count} days. Please do not share it.',
    },
  },
} as const
