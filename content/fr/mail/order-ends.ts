import type * as English from '#content/mail/order-ends.ts'
import type { Translated } from '#contract/language.ts'

export const ORDER_ENDS_MAIL: Translated<typeof English.ORDER_ENDS_MAIL> = {
  refunding: 'Nous vous remboursons {amount}.',
  cancelled: {
    subject: '{reference} Votre commande a été annulée',
    title: 'Votre commande a été annulée',
    text: 'Vous avez annulé votre commande.',
    creditNote: 'Nous vous enverrons un avoir quand ce sera fait.',
    notYou: 'Si vous ne l’avez pas annulée vous-même, répondez pour nous le signaler.',
  },
  refunded: {
    subject: '{reference} Votre remboursement\u00a0: {amount}',
    title: 'Votre remboursement est en route',
    preview: {
      card: '{amount}, sur la carte utilisée pour le paiement.',
      transfer: '{amount}, par virement bancaire.',
    },
    text: {
      card: 'Nous avons remboursé {amount} sur la carte utilisée. Les banques peuvent mettre jusqu’à dix jours ouvrés à afficher le remboursement.',
      transfer: 'Nous avons remboursé {amount} par virement bancaire.',
    },
  },
  declined: {
    subject: '{reference} Nous ne pouvons pas exécuter votre commande et vous la remboursons intégralement',
    title: 'Nous ne pouvons pas exécuter votre commande',
    text: 'Nous sommes au regret de ne pas pouvoir exécuter votre commande.',
  },
  withdrawn: {
    subject: '{reference} Nous avons retiré notre devis',
    title: 'Notre devis a été retiré',
    preview: 'Vous ne devez rien.',
    text: 'Nous avons retiré notre devis de {amount}. Vous ne pouvez plus l’accepter, et vous ne devez rien. Si vous avez déjà envoyé un paiement, nous le rembourserons intégralement.',
  },
  surplus: {
    subject: '{reference} Nous remboursons votre paiement de {amount}',
    title: 'Nous remboursons un paiement',
    text: 'Nous avons reçu un paiement de {amount} et le remboursons.',
    reasons: {
      paid: {
        first: 'La première moitié du prix avait déjà été payée.',
        second: 'La seconde moitié du prix avait déjà été payée.',
        whole: 'Le prix total avait déjà été payé.',
        extra: 'La prestation complémentaire avait déjà été payée.',
      },
      amount: 'Le montant à payer était différent. Votre page indique ce qu’il reste à payer.',
      closed: 'Le devis n’était plus valable.',
      extra: 'La prestation complémentaire n’était plus proposée.',
      ended: 'La commande avait pris fin.',
    },
  },
}
