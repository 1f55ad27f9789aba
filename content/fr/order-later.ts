import type * as English from '#content/order-later.ts'
import type { Translated } from '#contract/language.ts'

export const ENDED_WORDS: Translated<typeof English.ENDED_WORDS> = {
  kept: 'Montant conservé',
  back: 'Votre remboursement',
  reason: 'Motif',
  earlier: 'Commandes précédentes de cette demande',
  order: 'Commande {number}\u00a0: {state}, {total}',
  states: {
    offered: 'devis envoyé',
    expired: 'devis expiré',
    withdrawn: 'devis retiré',
    accepted: 'devis accepté',
    half_paid: 'première moitié payée',
    in_progress: 'en cours',
    delivered: 'livrée',
    completed: 'terminée',
    cancelled: 'annulée',
    refunded: 'remboursée',
    ended: 'arrêtée',
  },
}

export const CANCEL_WORDS: Translated<typeof English.CANCEL_WORDS> = {
  until:
    'Vous pouvez annuler jusqu’à {time}, heure du Royaume-Uni, avec remboursement intégral, si nous n’avons pas commencé le travail.',
  left: { one: 'Il reste {count} minute', other: 'Il reste {count} minutes' },
  button: 'Annuler cette commande',
  title: 'Annuler cette commande\u00a0?',
  text: 'Nous ne commencerons pas, et nous rembourserons tout ce que vous avez payé.',
  confirm: 'Oui, l’annuler',
  busy: 'Annulation…',
  keep: 'La garder',
}

export const WORK_WORDS: Translated<typeof English.WORK_WORDS> = {
  moved: 'Date précédente',
  files: 'Avez-vous un autre document pour nous\u00a0? {link}',
  filesLink: 'Ajoutez-le ci-dessous',
}

export const NEEDED_WORDS: Translated<typeof English.NEEDED_WORDS> = {
  ask: 'Ce dont nous avons besoin',
  about: 'Le document que vous avez envoyé\u00a0: {name}',
  answer: 'Ou répondez par écrit',
  answerLabel: 'Votre réponse',
  answerSend: 'Envoyer la réponse',
  draft: 'Une version provisoire à relire',
  spelling: 'J’ai relu la version provisoire. Tous les noms, dates et nombres y sont écrits correctement.',
  spellingMissing: 'Relisez d’abord la version provisoire et cochez cette case',
  approve: 'Approuver la version provisoire',
  busy: 'Un instant…',
  changes: 'Demander des modifications',
  changesLabel: 'Que faut-il modifier\u00a0?',
  changesSend: 'Envoyer les modifications',
  rounds: {
    one: 'Le prix comprend encore {count} série de modifications.',
    other: 'Le prix comprend encore {count} séries de modifications.',
  },
  noRounds:
    'Vous avez utilisé toutes les séries de modifications comprises dans le prix. Si quelque chose ne va toujours pas, écrivez-nous ci-dessous.',
  thanks: 'Merci. Nous avons bien reçu votre réponse.',
  thanksReady:
    'Merci. Nous avons bien reçu votre réponse et reprenons le travail sur votre commande. Elle sera prête {ready}.',
}

export const DELIVERY_WORDS: Translated<typeof English.DELIVERY_WORDS> = {
  title: 'Ce que nous avons livré',
  handedOver: 'Livré le {date}',
  parcel: 'Envoyé par {carrier}, numéro de suivi {tracking}',
  tracking: 'Numéro de suivi {tracking}',
  copyTracking: 'Copier le numéro',
  digest: 'Empreinte numérique (SHA-256)',
  documents: 'Documents livrés',
  replaced: 'Remplacé le {date}\u00a0: utilisez le nouveau',
  takenBack: 'Retiré le {date}',
  locked: 'Accessible une fois la seconde moitié payée',
  verify:
    'Toute personne à qui vous remettez un document peut vérifier qu’il provient de nous\u00a0: {link}.',
  verifyLink: 'vérifier un document',
  howChecked: 'Comment d’autres personnes peuvent le vérifier',
}

export const ORIGINALS_WORDS: Translated<typeof English.ORIGINALS_WORDS> = {
  title: 'Vos originaux',
  arrived: 'Chez nous depuis le {date}',
  sentBack: 'Renvoyé le {date}',
  posting: 'Vous nous envoyez un original par la poste\u00a0?',
  enclose:
    'Imprimez cette feuille et placez-la sur le dessus, pour que nous sachions à qui il appartient. Nous vous disons quand il arrive et quand il repart.',
  cover: 'Télécharger la feuille d’accompagnement',
}

export const ADDRESS_WORDS: Translated<typeof English.ADDRESS_WORDS> = {
  title: 'Où nous envoyons vos documents terminés',
  change: 'Modifier l’adresse',
  save: 'Enregistrer l’adresse',
  busy: 'Enregistrement…',
}

export const EXTRA_WORDS: Translated<typeof English.EXTRA_WORDS> = {
  title: 'Une prestation complémentaire pour votre commande',
  lead: 'Vous ne devez rien à ce titre tant que vous ne l’avez pas acceptée.',
  table: { offered: 'La prestation complémentaire', paid: 'Prestation complémentaire, payée' },
}

export const REVIEW_WORDS: Translated<typeof English.REVIEW_WORDS> = {
  title: 'En parleriez-vous à d’autres\u00a0?',
  text: 'Une ligne ou deux sur {site} aident les personnes qui ont le même besoin. Nous ne pouvons pas modifier ce que vous y écrivez.',
  link: 'Écrire un avis',
  newTab: '(s’ouvre dans un nouvel onglet)',
}

export const TRANSFER_WORDS: Translated<typeof English.TRANSFER_WORDS> = {
  title: 'Virement bancaire',
  text: 'Utilisez exactement cette référence, afin que nous puissions identifier votre paiement.',
  amount: 'Montant',
  reference: 'Référence',
  name: 'Titulaire du compte',
  sortCode: 'Sort code (code de banque)',
  accountNumber: 'Numéro de compte',
  iban: 'IBAN',
  copy: {
    reference: 'Copier la référence',
    sortCode: 'Copier le sort code',
    accountNumber: 'Copier le numéro de compte',
    iban: 'Copier l’IBAN',
  },
  request: 'Télécharger la demande de paiement',
  card: 'Payer plutôt par carte\u00a0: {amount}',
}

export const PAYMENT_WORDS: Translated<typeof English.PAYMENT_WORDS> = {
  title: 'Paiements, reçus et factures',
  parts: {
    first: 'Première moitié',
    second: 'Seconde moitié',
    whole: 'Prix total',
    extra: 'Prestation complémentaire',
  },
  surplus: 'Non dû',
  refunded: 'Remboursement\u00a0: {amount}',
  methods: { card: 'par carte', transfer: 'par virement bancaire' },
  paid: { card: '{date}, par carte', transfer: '{date}, par virement bancaire' },
  states: {
    none: 'Payé',
    due: 'Remboursement en cours',
    made: 'Remboursé',
    failed: 'Remboursement en cours',
  },
  refund: {
    card: 'Les remboursements se font sur la carte utilisée pour le paiement\u00a0; les banques peuvent mettre jusqu’à dix jours ouvrés à les afficher.',
    transfer: 'Les virements bancaires sont remboursés sur le compte d’où ils provenaient.',
  },
}
