import type * as English from '#content/mail/order.ts'
import type { Translated } from '#contract/language.ts'

export const ORDER_MAIL: Translated<typeof English.ORDER_MAIL> = {
  whyRequest:
    'Nous vous envoyons cet e-mail parce qu’un devis nous a été demandé depuis cette adresse. Si ce n’était pas vous, répondez pour nous le signaler.',
  whyOrder:
    'Nous vous envoyons cet e-mail parce qu’une commande a été passée avec cette adresse. Si ce n’était pas vous, répondez pour nous le signaler.',
  terms: 'Conditions de service (en anglais)',
  service: 'Service',
  reason: 'Motif',
  refund: 'Remboursement',
  openUntil: 'Fin de validité',
  next: 'Prochaines étapes',
  seeOrder: 'Voir votre commande',
  seeRequest: 'Voir votre demande',
  questions: 'Si vous avez des questions, répondez à cet e-mail.',
  nothingToPay: 'Il ne reste rien à payer.',
  paidAll: 'Tout est payé.',
  waitForCreditNote: 'Vous n’avez rien à faire. Nous vous enverrons un avoir quand ce sera fait.',
  endOf: '{day} inclus',

  vat: 'TVA à {rate}',
  vatWithin: 'TVA à {rate} comprise dans le total',
  total: { taxed: 'Total, TVA comprise', untaxed: 'Total. Sans TVA' },
  price: { taxed: '{amount}, TVA comprise', untaxed: '{amount}, sans TVA' },

  paid: {
    card: '{part}, paiement par carte le {day}',
    transfer: '{part}, paiement par virement bancaire le {day}',
  },
  refunds: {
    none: '{payment}',
    due: '{payment}, remboursement en cours',
    made: '{payment}, remboursement effectué',
    failed: '{payment}, pas encore de remboursement',
  },
  partRefunded: '{payment}, dont remboursement\u00a0: {amount}',
  waived: 'Somme abandonnée',
  due: { now: '{part}, à payer maintenant', later: '{part}, à payer à la livraison' },
  left: 'Reste à payer',

  transfer: {
    amount: 'Montant',
    reference: 'Référence du paiement',
    name: 'Titulaire du compte',
    sortCode: 'Sort code (code de banque)',
    accountNumber: 'Numéro de compte',
    iban: 'IBAN',
    arrives: 'Date limite d’arrivée',
    check:
      'Indiquez la référence, afin que nous puissions retrouver votre paiement. Si un message vous donne un jour d’autres coordonnées bancaires, demandez-nous confirmation avant de payer.',
    ask: 'Répondez à cet e-mail et nous vous enverrons nos coordonnées bancaires.',
  },

  invoiceTo: 'Destinataire de la facture',
  purchaseOrder: 'Numéro de bon de commande',
  vatNumber: 'Numéro de TVA',
  postTo: 'Adresse d’envoi',
}

export const ORDER_CONTRACT_MAIL: Translated<typeof English.ORDER_CONTRACT_MAIL> = {
  seeQuote: 'Voir le devis et l’accepter',
  offer: {
    subject: '{reference} Notre devis\u00a0: {total}',
    title: 'Notre devis',
    preview: '{price}. Livraison {ready}.',
    text: 'Voici notre devis pour votre demande. Vous ne devez rien tant que vous ne l’avez pas accepté.',
    replaces: 'Il remplace celui que nous vous avions envoyé.',
    byPost: 'Par courrier postal',
    toAddress: 'à l’adresse que vous indiquez en acceptant',
    next: [
      'Acceptez le devis sur cette page jusqu’au {end} et payez la première moitié, {first}.',
      'Nous commençons le travail. Pendant une heure après le paiement, vous pouvez annuler avec remboursement intégral, si nous n’avons pas commencé.',
      'Nous livrons {ready}, et vous payez la seconde moitié, {second}.',
    ],
    questions: 'Si vous avez une question, posez-la sur la page ou répondez à cet e-mail.',
  },
  reminder: {
    subject: '{reference} Rappel\u00a0: notre devis de {total}',
    title: 'Notre devis expire bientôt',
    preview: '{price}. Valable jusqu’au {end}.',
    text: 'Notre devis est valable jusqu’au {end}. Si vous avez encore besoin de ce travail, acceptez-le d’ici là. Sinon, vous n’avez rien à faire.',
    price: 'Prix',
    halves:
      'Vous payez la moitié à l’acceptation, {first}, et l’autre moitié à la livraison. Si vous souhaitez modifier quelque chose, répondez pour nous le dire.',
  },
  transfer: {
    subject: '{reference} Virement à effectuer\u00a0: {amount}',
    titles: {
      first: 'Comment payer la première moitié',
      second: 'Comment payer la seconde moitié',
      whole: 'Comment payer le prix total',
      extra: 'Comment payer la prestation complémentaire',
    },
    preview: '{amount}, avec la référence {reference}.',
    accepted: 'Merci d’avoir accepté notre devis.',
    please: {
      first: 'Veuillez virer la première moitié, {amount}, sur ce compte.',
      second: 'Veuillez virer la seconde moitié, {amount}, sur ce compte.',
      whole: 'Veuillez virer le prix total, {amount}, sur ce compte.',
      extra: 'Veuillez virer le prix de la prestation complémentaire, {amount}, sur ce compte.',
    },
    start: 'Nous commencerons une fois le virement arrivé.',
    receipt:
      'Les banques peuvent mettre un jour ou deux. Nous vous enverrons le reçu par e-mail une fois le virement arrivé.',
    confirm: 'Une fois votre paiement arrivé, nous confirmerons votre commande par e-mail.',
    moves: 'S’il arrive après le {day}, le jour de livraison est reporté d’autant.',
    cancel:
      'Pendant l’heure qui suit, vous pouvez annuler avec remboursement intégral, si nous n’avons pas commencé.',
    deliver: 'Nous livrons {ready}.',
    second: 'Vous payez la seconde moitié, {amount}, à la livraison.',
    ordered: 'Ce que vous avez commandé',
  },
  firstDue: {
    subject: '{reference} Votre virement de {amount} n’est pas encore arrivé',
    title: 'Votre virement n’est pas encore arrivé',
    text: 'Votre virement bancaire de {amount} ne nous est pas encore parvenu. Nous commencerons dès qu’il sera arrivé. Si vous l’avez fait ces derniers jours, vous n’avez rien à faire. Nous gardons la commande ouverte jusqu’au {day}.',
    changed: 'Si vous avez changé d’avis, vous ne devez rien. Répondez pour nous le dire.',
    rest: 'Nous commencerons dès qu’il sera arrivé. Si vous l’avez viré ces derniers jours, vous n’avez rien à faire.',
    changedRest:
      'Si vous avez changé d’avis, répondez pour nous le dire. Nous vous rembourserons ce que vous avez payé.',
  },
  unpaid: {
    subject: '{reference} Nous n’avons pas reçu votre virement de {amount}',
    title: 'Votre virement n’est pas arrivé',
    preview: 'Si vous l’avez fait, répondez pour nous le dire.',
    text: 'Nous n’avons pas reçu votre virement bancaire de {amount} et n’avons pas commencé. Vous ne devez rien. Si vous avez fait ce virement, répondez en nous disant quand, et nous le rechercherons.',
    open: 'Vous pouvez encore accepter notre devis jusqu’au {end}.',
    over: 'Notre devis ne peut plus être accepté. Si vous avez encore besoin de ce travail, répondez et nous vous enverrons un nouveau devis.',
    seeQuote: 'Voir le devis',
  },
  paid: {
    subject: '{reference} Votre commande est confirmée\u00a0: nous avons reçu {amount}',
    title: 'Votre commande est confirmée',
    preview: 'Nous avons reçu {amount}. Livraison {ready}.',
    first: 'Merci. Nous avons reçu la première moitié du prix, {amount}, et votre commande est confirmée.',
    whole: 'Merci. Nous avons reçu le prix total, {amount}, et votre commande est confirmée.',
    orderedOn: 'Date de la commande',
    suppliedBy: 'Prestataire',
    cancel:
      'Vous pouvez annuler sur cette page jusqu’au {end}, avec remboursement intégral, si nous n’avons pas commencé.',
    next: [
      'Nous vous préviendrons quand nous commencerons. Si nous avons une question, nous vous écrirons, et vous pourrez répondre sur votre page.',
      'Nous livrerons {ready}, et vous préviendrons par e-mail.',
    ],
    second: 'Vous payez la seconde moitié, {amount}, à la livraison.',
    agreed: 'Ce qui a été convenu',
    rules: [
      'La moitié du prix est due à la commande, l’autre moitié à la livraison.',
      'Vous pouvez annuler dans l’heure qui suit le paiement, avec remboursement intégral, si le travail n’a pas commencé.',
      'Une fois le travail commencé, il n’y a pas de remboursement.',
      'Si nous ne pouvons pas exécuter la commande, nous vous remboursons intégralement.',
    ],
    consumer:
      'Si vous avez commandé en tant que consommateur, les droits ci-dessous l’emportent partout où ils diffèrent de ces règles.',
  },
}

export const ORDER_PAYMENT: Translated<typeof English.ORDER_PAYMENT> = {
  first: 'Première moitié du prix',
  second: 'Seconde moitié du prix',
  whole: 'Le prix total',
  extra: 'Prestation complémentaire',
  order: 'Commande {reference}',
}
