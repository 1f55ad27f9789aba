import type { MessageKind, ORIGINALS_DID } from '#contract/order.ts'

/** Messages about the work: begun, delivered, paid in full. `{…}` is filled in. */
export const ORDER_WORK_MAIL = {
  begun: {
    subject: '{reference} We have started work on your order',
    title: 'We have started work',
    preview: 'Ready {ready}.',
    text: 'We have started work on your order and will deliver it {ready}. You can no longer cancel it on your page.',
    consumer: 'You still have your right to cancel as a consumer: the confirmation of your order says how.',
    next: 'We’ll email you when we deliver. If something changes, tell us at once.',
  },
  rescheduled: {
    subject: '{reference} A new date for your order',
    title: 'A new date for your order',
    preview: 'Ready {ready}.',
    text: 'The date of your order has changed. It was to be ready {before}, and will now be ready {ready}. This is why:',
    next: 'If the new date does not suit you, reply and tell us.',
  },
  beginUndone: {
    subject: '{reference} We have not started work yet',
    title: 'We have not started work yet',
    preview: 'Our last message was sent by mistake.',
    text: 'We told you that we had started work on your order. That was a mistake, and we are sorry for the confusion.',
    cancel: 'You can still cancel on your page until {end} for a full refund, if we haven’t started.',
    next: 'We’ll email you when we start. You don’t need to do anything.',
  },
  documents: 'Documents ({count})',
  message: {
    kinds: {
      plain: {
        subject: {
          order: '{reference} A message about your order',
          request: '{reference} A message about your request',
        },
        title: 'A message from us',
        lead: { order: 'Our message about your order:', request: 'Our message about your request:' },
        button: 'Answer on your page',
      },
      ask: {
        subject: {
          order: '{reference} We need something from you for your order',
          request: '{reference} We need something from you for your request',
        },
        title: 'We need something from you',
        lead: {
          order: 'Before we can continue we need this from you for your order:',
          request: 'Before we can continue we need this from you for your request:',
        },
        button: 'Send it or answer on your page',
      },
      draft: {
        subject: {
          order: '{reference} Please check the draft of your order',
          request: '{reference} Please check the draft of your request',
        },
        title: 'A draft for you to check',
        lead: {
          order:
            'Please check every name, date and number in the draft before we certify it. Our message about your order:',
          request:
            'Please check every name, date and number in the draft before we certify it. Our message about your request:',
        },
        button: 'Check the draft',
      },
    } satisfies Record<MessageKind, object>,
    preview: 'You can answer on your page, or by email.',
    remark: 'You can open them on your page.',
    about: 'The document you sent',
    open: 'Open the documents and answer',
    waits: 'Once you have paid, the delivery day moves by one working day for each working day we wait.',
    /** Of a draft: without and with rounds of changes in the price. */
    approve: 'On your page you can approve it or ask for changes.',
    rounds: {
      one: 'On your page you can approve it or ask for changes; the price includes {count} round of changes.',
      other:
        'On your page you can approve it or ask for changes; the price includes {count} rounds of changes.',
    },
    moves: 'The delivery day moves by one working day for each working day we wait.',
    /** Of an ask before there is a price. */
    quoteWaits: 'We will send you our quote once we have it.',
    /** Once, when an ask or a draft was not answered for some days. */
    reminder: {
      subject: '{reference} Reminder: we are waiting for your answer',
      title: 'We are waiting for your answer',
      lead: 'We have not heard from you yet, and can continue once we have. This is what we wrote:',
    },
    reply: 'You can also reply to this email. Please keep the reference in the subject.',
  },
  delivered: {
    subject: '{reference} {title}',
    titles: {
      replaced: 'We have replaced a document',
      documents: 'Your documents are ready',
      parcel: 'Your finished documents are on their way',
    },
    ready: { one: 'Your document is ready.', other: 'Your {count} documents are ready.' },
    open: { one: 'You can open it on your page now.', other: 'You can open them on your page now.' },
    closed: { one: 'It is on your page.', other: 'They are on your page.' },
    sent: 'We have sent your finished documents.',
    pay: 'Please pay the second half now: {amount}.',
    disputed:
      'Your bank is looking into a payment for this order. Until that is over there is nothing to pay.',
    opens: 'You can open the documents as soon as it is paid.',
    /** {names}: of the documents that were replaced. */
    replaced: {
      one: 'Please use the new document from now on instead of {names}. Anyone who checks the old file will be told that it was replaced.',
      other:
        'Please use the new documents from now on instead of {names}. Anyone who checks the old file will be told that it was replaced.',
    },
    /** {names}: of originals of the customer's that go back with a parcel. */
    originals: 'Your originals are in the parcel, too: {names}.',
    name: '“{name}”',
    carrier: 'Carrier',
    tracking: 'Tracking number',
    seeAndPay: 'See your order and pay the second half',
    verify:
      'Anyone you give one of these files to can check that it is ours and unchanged. The file stays on their device. For this we keep its fingerprint (SHA-256), our reference and the date, even if you ask us to erase everything else.',
    verifyLink: 'Check a file',
    check:
      'Please check what you receive. If we have made a mistake, tell us soon and we’ll correct it free of charge.',
  },
  takenBack: {
    subject: '{reference} We have taken a document back',
    title: 'We have taken a document back',
    preview: 'We delivered it by mistake.',
    text: 'We delivered “{name}” by mistake and took it back before it was opened. We are sorry.',
    others: 'Everything else we delivered is still on your page.',
    again: 'We are working on your order again, and will deliver it {ready}.',
    next: 'We’ll email you as soon as the right document is on your page. You don’t need to do anything.',
  },
  /** What is said instead. {name}: its tracking number. */
  parcelTakenBack: {
    subject: '{reference} A tracking number was not yours',
    title: 'A tracking number was not yours',
    preview: 'It was sent by mistake.',
    text: 'We gave you the tracking number {name} by mistake: that parcel is not for you. We are sorry.',
    next: 'We’ll email you as soon as your documents are on their way. You don’t need to do anything.',
  },
  /** Of originals that the customer has posted to us. */
  originals: {
    did: {
      'original arrived': {
        subject: '{reference} Your original has arrived',
        title: 'Your original has arrived',
        preview: 'We keep it until it goes back to you.',
        text: 'What you posted to us has arrived. We keep it until it goes back to you, and email you when it does.',
      },
      'original moved': {
        subject: '{reference} Where your originals are now',
        title: 'Where your originals are now',
        preview: 'They are in another place, and still in our care.',
        text: 'Your originals are in another place now, and still in our care.',
      },
      'original sent back': {
        subject: '{reference} Your originals are on their way back',
        title: 'Your originals are on their way back',
        preview: 'They have left us.',
        text: 'Your originals have left us and are on their way back to you.',
      },
      'original undone': {
        subject: '{reference} A correction about your originals',
        title: 'A correction about your originals',
        preview: 'Our last message about them was a mistake.',
        text: 'Our last message about the originals below was a mistake, and we are sorry. Your page says what we have.',
      },
    } satisfies Record<(typeof ORIGINALS_DID)[number], object>,
    original: 'Original',
    place: 'Where it is',
    wrong: 'If something is missing or wrong, reply to this email and tell us at once.',
  },
  balanceDue: {
    subject: '{reference} Reminder: {amount} to pay for your order',
    title: 'The second half is due',
    preview: '{amount}, due since we delivered.',
    text: 'We delivered your order and have not received the second half of the price yet. Please pay {amount} now.',
    textOn:
      'We delivered your order on {day} and have not received the second half of the price yet. Please pay {amount} now.',
    opens: 'You can open your finished documents as soon as it is paid.',
    pay: 'Pay the second half',
    transfer: 'Your bank transfer',
    wrong:
      'If you have paid in the last few days, or if something is wrong with what you received, reply and tell us.',
  },
  completed: {
    subject: '{reference} Your order is complete: {amount} received',
    title: 'Your order is complete',
    preview: 'You can open your finished documents now.',
    second: 'Thank you. We have received the second half of the price, and your order is complete.',
    payment: 'Thank you. We have received your payment of {amount}, and your order is complete.',
    open: 'You can open all documents on your page.',
    openButton: 'Open your finished documents',
    check:
      'Please check what you have received. If we have made a mistake, tell us soon and we’ll correct it free of charge.',
  },
} as const
