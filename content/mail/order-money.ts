import type { PaymentPart } from '#contract/order.ts'

/** Messages about money that is not simply a half: less than was expected, sooner than it was due, or back in part. */
export const ORDER_MONEY_MAIL = {
  partPaid: {
    subject: '{reference} We have received {amount}',
    subjectMissing: '{reference} We have received {amount}: {missing} is missing',
    title: 'We have received your payment',
    titleMissing: '{missing} is missing',
    preview: '{amount} has arrived.',
    previewMissing: 'Please transfer the rest: {missing}.',
    text: {
      first: 'Thank you. We have received {amount} for the first half.',
      second: 'Thank you. We have received {amount} for the second half.',
      whole: 'Thank you. We have received {amount} for the full price.',
      extra: 'Thank you. We have received {amount} for the extra.',
    } satisfies Record<PaymentPart, string>,
    missing:
      '{missing} is missing: banks sometimes deduct charges. Please transfer the rest to the same account.',
  },
  corrected: {
    subject: '{reference} Your corrected receipt or invoice',
    title: 'We have corrected your receipt or invoice',
    preview: 'What you pay does not change.',
    text: 'We have corrected what was wrong. The credit note cancels the earlier document, and the new one takes its place. What you pay does not change.',
  },
  statement: {
    subject: '{reference} Your statement of account',
    title: 'Your statement of account',
    text: 'It shows what you paid and what we refunded from {from} to {to}. Open on the last day: {amount}.',
  },
  together: {
    subject: '{reference} {amount} received for several orders',
    text: 'Thank you. Your transfer of {amount} pays the orders below. Each has its own receipt or invoice.',
  },
  balancePaid: {
    subject: '{reference} {amount} received',
    title: 'Your order is paid in full',
    preview: 'We have received {amount}.',
    text: 'Thank you. We have received {amount}, and your order is paid in full.',
    open: 'You can open your finished documents as soon as we deliver them.',
    extra: 'The extra is still to be paid: {missing}.',
    openLater: 'You can open your finished documents once everything is delivered and paid.',
  },
  refundDue: {
    subject: '{reference} We are refunding {amount}',
    title: 'We are refunding part of your payment',
    preview: '{amount} of what you paid.',
    text: {
      card: 'We are refunding {amount} of what you paid, to the card you paid with; banks can take up to ten working days to show it.',
      transfer: 'We are refunding {amount} of what you paid, by bank transfer, to the account it came from.',
      both: 'We are refunding {amount} of what you paid, the way it came: to the card you paid with; banks can take up to ten working days to show it, or by bank transfer, to the account it came from.',
    },
  },
  ended: {
    subject: '{reference} Your order has ended',
    subjectRefund: '{reference} Your order has ended: we are refunding {amount}',
    title: 'Your order has ended',
    preview: 'We are refunding {amount}.',
    text: 'We have ended your order and are no longer working on it. There is nothing more to pay.',
    refund: {
      card: 'We are refunding {amount} to the card you paid with; banks can take up to ten working days to show it.',
      transfer: 'We are refunding {amount} by bank transfer, to the account it came from.',
      both: 'We are refunding {amount} the way it came: to the card you paid with; banks can take up to ten working days to show it, or by bank transfer, to the account it came from.',
    },
    keep: 'We keep {amount}.',
    kept: 'We keep',
    disagree: 'If you do not agree',
    disagreeText:
      'Reply to this email and tell us why. This does not affect your legal rights, which are in the confirmation of your order.',
  },
} as const
