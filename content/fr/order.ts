import type * as English from '#content/order.ts'
import type { Translated } from '#contract/language.ts'

const WAIT_FOR_TRANSFER =
  'Nous vous préviendrons par e-mail dès son arrivée. Les banques peuvent mettre un jour ou deux.'

export const BILLING_FIELD_WORDS: Translated<typeof English.BILLING_FIELD_WORDS> = {
  name: { label: 'Nom pour la facture', required: 'Indiquez le nom pour la facture' },
  address: { label: 'Adresse pour la facture', required: 'Indiquez l’adresse pour la facture' },
  purchaseOrder: { label: 'Numéro de bon de commande' },
}

export const DELIVERY_FIELD_WORDS: Translated<typeof English.DELIVERY_FIELD_WORDS> = {
  label: 'Où devons-nous envoyer vos documents terminés\u00a0?',
  required: 'Indiquez le nom et l’adresse où envoyer vos documents terminés',
}

export const ORDER_PAGES: Translated<typeof English.ORDER_PAGES> = {
  offered: {
    title: 'Votre devis est prêt',
    text: 'Vous ne devez rien tant que vous ne l’avez pas accepté.',
    next: [
      'Vous acceptez le devis et payez la moitié, ou tout si vous préférez.',
      'Nous commençons le travail. Pendant une heure après le paiement, vous pouvez annuler avec remboursement intégral, si nous n’avons pas commencé.',
      'Vos documents seront prêts {ready}.',
      '{rest}',
    ],
  },
  accepted: {
    title: 'Nous attendons votre paiement',
    text: 'Vous avez accepté notre devis. Nous commencerons dès que la première moitié sera payée.',
    next: [
      'Vous payez la première moitié.',
      'Nous commençons le travail. Pendant une heure après le paiement, vous pouvez annuler avec remboursement intégral, si nous n’avons pas commencé.',
      'Vos documents seront prêts {ready}.',
      '{rest}',
    ],
  },
  transfer: {
    title: 'Nous attendons votre virement bancaire',
    text: WAIT_FOR_TRANSFER,
    next: [
      'Vous faites le virement avec la référence indiquée sur cette page.',
      'Nous vous prévenons par e-mail de son arrivée, et commençons le travail.',
      'Vos documents seront prêts {ready}.',
      '{rest}',
    ],
  },
  settling: {
    title: 'Nous vérifions votre paiement',
    text: 'Cette page se met à jour toute seule dès que le paiement est confirmé. Merci de ne pas payer une seconde fois.',
    next: [
      'Le prestataire de paiement nous communique le résultat, en général en une minute.',
      'Nous vous envoyons un reçu par e-mail.',
      'Si rien n’a été débité, vous pouvez payer de nouveau ici.',
    ],
  },
  linkEnded: {
    title: 'Ce lien ne fonctionne plus',
    text: 'Nous ne pouvons pas indiquer ici si votre paiement a abouti\u00a0; si c’est le cas, nous le confirmerons par e-mail. Merci de ne pas payer une seconde fois.',
    next: [
      'Rechargez la page pour recevoir un nouveau lien par e-mail.',
      'Le nouveau lien indique si votre paiement a abouti.',
    ],
  },
  half_paid: {
    title: 'Paiement reçu\u00a0: nous commençons bientôt',
    text: 'Votre commande est confirmée. La confirmation vous parvient par e-mail.',
    next: [
      'Nous commençons le travail, et vous en prévenons par e-mail.',
      'Vos documents seront prêts {ready}.',
      '{rest}',
    ],
  },
  in_progress: {
    title: 'Paiement reçu\u00a0: nous avons commencé',
    text: 'Nous travaillons à votre commande et vous écrirons dès que vos documents terminés seront prêts.',
    next: ['Vos documents seront prêts {ready}.', 'Nous vous écrivons dès qu’ils le sont.', '{rest}'],
  },
  ask: {
    title: 'Nous avons besoin de quelque chose de votre part',
    text: 'Votre commande se poursuit dès que nous l’avons.',
    next: ['Vous nous envoyez ce que nous avons demandé.', 'Vos documents seront prêts {ready}.', '{rest}'],
  },
  draft: {
    title: 'La version provisoire est prête à être relue',
    text: 'Votre commande se poursuit dès que vous l’avez approuvée.',
    next: [
      'Vous approuvez la version provisoire, ou demandez des modifications.',
      'Vos documents seront prêts {ready}.',
      '{rest}',
    ],
  },
  extra: {
    title: 'Votre devis pour une prestation complémentaire est prêt',
    text: 'Elle s’ajoute à votre commande, qui se poursuit dans tous les cas.',
    next: [
      'Vous acceptez et payez la prestation complémentaire, ou vous y renoncez.',
      'Nous l’ajoutons à votre commande.',
      'Nous vous envoyons un reçu par e-mail.',
    ],
  },
  extraAccepted: {
    title: 'Nous attendons votre paiement',
    text: 'Vous avez accepté la prestation complémentaire. Elle n’est pas encore payée.',
    next: [
      'Vous payez la prestation complémentaire.',
      'Nous l’ajoutons à votre commande.',
      'Nous vous envoyons un reçu par e-mail.',
    ],
  },
  extraTransfer: {
    title: 'Nous attendons votre virement bancaire',
    text: `Il règle la prestation complémentaire. ${WAIT_FOR_TRANSFER}`,
    next: [
      'Vous faites le virement avec la référence indiquée sur cette page.',
      'Nous vous prévenons par e-mail de son arrivée, et ajoutons la prestation complémentaire à votre commande.',
    ],
  },
  delivered: {
    title: 'Vos documents sont prêts',
    text: 'Veuillez payer maintenant la seconde moitié.',
    next: ['Vous payez la seconde moitié.', '{open}', 'Nous vous envoyons un reçu par e-mail.'],
  },
  deliveredTransfer: {
    title: 'Vos documents sont prêts',
    text: `Nous attendons votre virement bancaire. ${WAIT_FOR_TRANSFER}`,
    next: [
      'Vous faites le virement avec la référence indiquée sur cette page.',
      '{open}',
      'Nous vous envoyons un reçu par e-mail.',
    ],
  },
  deliveredExtra: {
    title: 'Vos documents sont prêts',
    text: 'Le prix est payé. Veuillez payer la prestation complémentaire ci-dessous.',
    next: ['Vous payez la prestation complémentaire.', '{open}', 'Nous vous envoyons un reçu par e-mail.'],
  },
  deliveredDisputed: {
    title: 'Vos documents sont prêts',
    text: 'Votre banque examine un paiement de cette commande. D’ici là, vous n’avez rien à payer.',
    next: ['Votre banque tranche et vous en informe.', 'Si vous avez une question, écrivez-nous ci-dessous.'],
  },
  deliveredOriginals: {
    title: 'Vos documents sont prêts',
    text: 'Il n’y a rien à payer pour le moment. Votre commande sera terminée lorsque votre original vous aura été renvoyé.',
    next: [
      'Nous renvoyons votre original et vous en informons par e-mail.',
      'Gardez une copie de vos documents terminés et de vos reçus.',
      'Si quelque chose ne va pas, écrivez-nous ci-dessous.',
    ],
  },
  completed: {
    title: 'Votre commande est terminée',
    text: 'Tout est livré et payé. Merci.',
    next: [
      'Gardez une copie de vos documents terminés et de vos reçus.',
      'Toute personne à qui vous remettez un document peut vérifier ici qu’il provient de nous.',
      'Si quelque chose ne va pas, écrivez-nous ci-dessous.',
    ],
  },
  expired: {
    title: 'Votre devis a expiré',
    text: 'Il ne peut plus être accepté, et vous ne devez rien. Si vous avez encore besoin de ce travail, nous vous enverrons un nouveau devis.',
    next: [
      'Vous nous demandez un nouveau devis.',
      'Nous vérifions le prix et la date, et répondons par e-mail.',
    ],
  },
  withdrawn: {
    title: 'Nous avons retiré ce devis',
    text: 'Il ne peut plus être accepté, et vous ne devez rien.',
    next: [
      'Si vous avez une question, écrivez-nous ci-dessous.',
      'Si nous pouvons établir un nouveau devis, nous vous l’enverrons par e-mail.',
    ],
  },
  cancelled: {
    title: 'Vous avez annulé cette commande',
    text: 'Nous n’y travaillons pas. {refund}',
    next: ['{papers}'],
  },
  refunded: {
    title: 'Nous ne pouvons pas exécuter cette commande',
    text: 'Nous le regrettons. {refund}',
    next: ['{papers}'],
  },
  ended: {
    title: 'Cette commande a pris fin',
    text: 'Nous n’y travaillons plus. {refund}',
    next: ['{papers}'],
  },
  endedUnpaid: {
    title: 'Cette commande est close',
    text: 'La seconde moitié n’a pas été payée. Vous pouvez encore la payer ici.',
    next: ['Vous payez la seconde moitié.', '{open}', 'Nous vous envoyons un reçu par e-mail.'],
  },
}

export const ORDER_REFUNDS: Translated<typeof English.ORDER_REFUNDS> = {
  due: 'Nous sommes en train de rembourser {amount}.',
  made: 'Nous avons remboursé {amount}.',
  none: 'Il n’y a rien à rembourser.',
  papers: {
    due: 'Nous vous envoyons ensuite un avoir par e-mail.',
    made: 'Les reçus et les avoirs restent sur cette page.',
  },
}

export const ORDER_REST: Translated<typeof English.ORDER_REST> = {
  due: 'Vous payez la seconde moitié, {amount}, à la livraison.',
  paid: 'Il ne reste rien à payer.',
}

export const ORDER_OPENING: Translated<typeof English.ORDER_OPENING> = {
  later: 'Vos documents terminés deviennent accessibles sur cette page.',
  now: 'Vos documents terminés sont déjà accessibles, plus bas sur cette page.',
}

export const ORDER_ACTIONS: Translated<typeof English.ORDER_ACTIONS> = {
  again: 'Vérifier de nouveau',
  message: 'Nous poser une question',
  requote: 'Demander un nouveau devis',
  reload: 'Recharger cette page',
  another: 'Demander un autre devis',
}

export const ORDER_STEPS: Translated<typeof English.ORDER_STEPS> = {
  label: 'Où en est votre commande',
  steps: ['Devis', 'Première moitié payée', 'En cours', 'Livrée', 'Terminée'],
}

export const OFFER_WORDS: Translated<typeof English.OFFER_WORDS> = {
  title: 'Votre devis',
  ordered: 'Ce que vous avez commandé',
  what: 'Désignation',
  amount: 'Montant',
  vat: 'TVA à {rate}',
  ofWhichVat: 'dont TVA à {rate}',
  noVat: 'Sans TVA',
  total: 'Total',
  halves: { first: 'Première moitié, avant le début du travail', second: 'Seconde moitié, à la livraison' },
  paid: 'Payé',
  openUntil: 'Fin de validité',
  note: 'Une note de notre part',
}

export const PAY_WORDS: Translated<typeof English.PAY_WORDS> = {
  method: 'Comment souhaitez-vous payer\u00a0?',
  methods: { card: 'Carte', transfer: 'Virement bancaire' },
  buttons: {
    first: {
      card: 'Accepter et payer la moitié\u00a0: {amount}',
      transfer: 'Accepter et payer la moitié par virement\u00a0: {amount}',
    },
    second: {
      card: 'Payer la seconde moitié\u00a0: {amount}',
      transfer: 'Payer la seconde moitié par virement\u00a0: {amount}',
    },
    whole: {
      card: 'Accepter et payer le tout\u00a0: {amount}',
      transfer: 'Accepter et payer le tout par virement\u00a0: {amount}',
    },
    extra: {
      card: 'Accepter et payer la prestation complémentaire\u00a0: {amount}',
      transfer: 'Accepter et payer la prestation complémentaire par virement\u00a0: {amount}',
    },
  },
  busy: 'Un instant…',
  accept: {
    first: {
      card: 'En appuyant sur ce bouton, vous commandez le travail ci-dessus et vous engagez à le payer, la moitié maintenant et la moitié à la livraison, conformément à nos {terms}.',
      transfer:
        'En appuyant sur ce bouton, vous commandez le travail ci-dessus et vous engagez à le payer, la moitié par virement bancaire avant que nous commencions et la moitié à la livraison, conformément à nos {terms}.',
    },
    whole: {
      card: 'En appuyant sur ce bouton, vous commandez le travail ci-dessus et vous engagez à le payer en totalité maintenant, conformément à nos {terms}.',
      transfer:
        'En appuyant sur ce bouton, vous commandez le travail ci-dessus et vous engagez à le payer en totalité par virement bancaire avant que nous commencions, conformément à nos {terms}.',
    },
    extra: {
      card: 'En appuyant sur ce bouton, vous commandez la prestation complémentaire ci-dessus et vous engagez à la payer maintenant, conformément à nos {terms}.',
      transfer:
        'En appuyant sur ce bouton, vous commandez la prestation complémentaire ci-dessus et vous engagez à la payer par virement bancaire, conformément à nos {terms}.',
    },
  },
  share: 'Combien souhaitez-vous payer maintenant\u00a0?',
  shares: { half: 'La moitié\u00a0: {amount}', whole: 'Le tout\u00a0: {amount}' },
  early: 'Préférez-vous payer la seconde moitié maintenant\u00a0? Elle n’est due qu’à la livraison.',
  terms: 'conditions de service (en anglais)',
  where: {
    card: 'Vous payez sur la page de notre prestataire de paiement. Nous ne voyons jamais votre carte.',
    transfer: 'Nos coordonnées bancaires s’affichent ici, et nous vous les envoyons par e-mail.',
  },
  express:
    'Je vous demande de commencer pendant mon délai de rétractation de 14\u00a0jours. Si je me rétracte, je paierai le travail déjà fait\u00a0; une fois qu’il sera entièrement exécuté, je ne pourrai plus me rétracter.',
  expressMissing: 'Cochez cette case. Sinon, nous ne pouvons pas commencer à temps',
  billing: {
    address: 'Rue, localité et code postal, et le pays si ce n’est pas le Royaume-Uni.',
    purchaseOrder:
      'Votre propre numéro pour cette commande, si vous en avez un. Nous l’imprimons sur votre facture.',
  },
  delivery: 'Nom, rue, localité et code postal, et le pays si ce n’est pas le Royaume-Uni.',
  invoiceTo: 'La facture est adressée à {address}.',
  none: 'Pour payer, répondez à notre e-mail.',
}

export const SETTLING_WORDS: Translated<typeof English.SETTLING_WORDS> = {
  slow: 'C’est plus long que d’habitude. Inutile d’attendre ici\u00a0: nous vous écrirons dès que le paiement sera confirmé.',
  unreachable:
    'Notre serveur ne répond pas. Rien n’est perdu\u00a0: cette page continue d’essayer et, si le paiement a abouti, nous le confirmerons par e-mail.',
}

export const CONVERSATION_WORDS: Translated<typeof English.CONVERSATION_WORDS> = {
  title: 'Questions et réponses',
  ask: 'Écrivez-nous au sujet de cette commande',
  authors: { customer: 'Vous', operator: 'Nous' },
  documents: 'Documents joints à ce message',
  drafts: {
    approved: 'Vous avez approuvé cette version provisoire',
    changes: 'Vous avez demandé des modifications',
  },
  label: 'Votre message',
  send: 'Envoyer le message',
  busy: 'Envoi…',
  sent: 'Votre message nous est parvenu. Nous répondrons ici et par e-mail.',
  empty: 'Écrivez d’abord un message',
  tooLong: 'Restez en dessous de {limit} caractères',
}

export const ORDER_NOTICES: Translated<typeof English.ORDER_NOTICES> = {
  superseded:
    'Nous avons modifié notre devis depuis que vous avez ouvert cette page. Voici le nouveau. Rien n’a été payé.',
  expired: 'Le devis a expiré avant d’être accepté. Rien n’a été payé.',
  'not-offered': 'Le devis a été retiré avant d’être accepté. Rien n’a été payé.',
  'already-paid':
    'Cette moitié a déjà été payée, peut-être dans une autre fenêtre. Rien de plus n’a été débité.',
  begun:
    'Nous avons commencé le travail\u00a0: la commande ne peut donc plus être annulée ici. Si vous avez une question, écrivez-nous ci-dessous.',
  'too-late':
    'L’heure pendant laquelle vous pouviez annuler ici est écoulée. Si vous avez une question, écrivez-nous ci-dessous. Vos droits légaux figurent dans nos conditions (en anglais).',
  posted:
    'Nous avons déjà posté vos documents terminés\u00a0: l’adresse ne peut donc plus être modifiée ici.',
  'already-answered': 'Vous avez déjà répondu, peut-être dans une autre fenêtre.',
  'no-more-rounds':
    'Vous avez utilisé toutes les séries de modifications comprises dans le prix. Écrivez-nous ci-dessous.',
  'first-unpaid':
    'La première moitié n’est pas encore payée\u00a0: la seconde ne peut donc pas l’être. Cette page indique maintenant ce qui est dû.',
  ended: 'Cette commande a pris fin entre-temps. Rien n’a été payé.',
  'not-paid': 'Il n’y a rien à annuler\u00a0: cette commande a changé depuis que vous avez ouvert la page.',
  left: 'Le paiement n’a pas abouti et rien n’a été débité. Vous pouvez réessayer ci-dessous.',
  refused:
    'Nous avons reçu un paiement qui ne correspond pas à cette commande et n’avons donc pas pu l’accepter. Nous vous contacterons et vous le rendrons. Vous pouvez payer de nouveau ci-dessous.',
  surplus:
    'Votre paiement est arrivé alors que cette moitié n’était plus due. Nous le rembourserons automatiquement.',
}

export const ORDER_FAILURES: Translated<typeof English.ORDER_FAILURES> = {
  pay: 'La page de paiement n’a pas pu être ouverte, et rien n’a été débité. Réessayez.',
  extra: 'La page de paiement n’a pas pu être ouverte, et rien n’a été débité. Réessayez.',
  cancel: 'Nous n’avons pas pu l’annuler pour le moment. Réessayez.',
  message: 'Votre message n’a pas pu être envoyé. Il est toujours ici\u00a0: réessayez.',
  approve: 'Nous n’avons pas pu l’enregistrer pour le moment. Réessayez.',
  address: 'L’adresse n’a pas pu être enregistrée. Elle est toujours ici\u00a0: réessayez.',
  offline:
    'Vous semblez être hors ligne. Rien n’a été envoyé\u00a0: réessayez une fois la connexion rétablie.',
  busy: 'Il y a eu trop de tentatives. Attendez quelques minutes, puis réessayez.',
  link: 'Rien n’a été envoyé\u00a0: votre lien ne fonctionne plus. Rechargez la page pour en recevoir un nouveau.',
  'billing-missing':
    'Il nous faut le nom et l’adresse pour la facture. Rien n’a été débité\u00a0: ajoutez-les ci-dessus.',
  'billing-too-long':
    'L’adresse pour la facture est trop longue. Rien n’a été débité\u00a0: raccourcissez-la.',
  'billing-invalid':
    'Le nom ou l’adresse pour la facture ne peut pas être utilisé. Rien n’a été débité\u00a0: vérifiez-les.',
  'address-missing':
    'Il nous faut l’adresse où envoyer vos documents terminés. Rien n’a été débité\u00a0: ajoutez-la ci-dessus.',
  'too-many-payments': 'Il y a eu trop de tentatives de paiement. Rien n’a été débité\u00a0: écrivez-nous.',
  'too-many-messages': 'Cette conversation a atteint sa limite. Écrivez-nous plutôt par e-mail.',
}
