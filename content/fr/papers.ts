import type * as English from '#content/papers.ts'
import type { Translated } from '#contract/language.ts'

export const PAPER_KINDS: Translated<typeof English.PAPER_KINDS> = {
  receipt: 'Reçu',
  invoice: 'Facture',
  'credit note': 'Avoir',
}

export const DOWNLOAD_WORDS: Translated<typeof English.DOWNLOAD_WORDS> = {
  download: 'Télécharger',
  downloadFile: 'Télécharger {name}',
  busy: 'Téléchargement…',
  failed: 'Le fichier n’a pas pu être téléchargé. Réessayez.',
}

export const PAPER_WORDS: Translated<typeof English.PAPER_WORDS> = {
  titles: {
    receipt: 'Reçu',
    invoice: 'Facture avec TVA',
    'credit note': 'Avoir',
    'payment request': 'Demande de paiement',
  },
  addressed: {
    receipt: 'Payeur',
    invoice: 'Destinataire de la facture',
    'credit note': 'Bénéficiaire de l’avoir',
    'payment request': 'Destinataire',
  },
  headings: {
    receipt: 'Paiement',
    invoice: 'Cette facture',
    'credit note': 'Cet avoir',
    'payment request': 'À payer',
  },
  apart: 'Pro forma. Ceci n’est pas une facture avec TVA.',
  mark: 'Emblème de {name}',
  vatRegistration: 'Numéro de TVA {number}',
  number: 'Numéro',
  date: 'Date',
  taxPoint: 'Date d’exigibilité de la TVA',
  due: 'Date limite de paiement',
  consultation: 'Rendez-vous',
  order: 'Commande',
  credits: 'Facture concernée',
  replaces: 'Remplace',
  purchaseOrder: 'Votre numéro de bon de commande',
  vatNumber: 'Votre numéro de TVA',
  parts: {
    first: 'Première moitié de la commande',
    second: 'Seconde moitié de la commande',
    whole: 'Commande entière',
    extra: 'Prestation complémentaire',
  },
  partial: {
    first: 'Partie de la première moitié de la commande',
    second: 'Partie de la seconde moitié de la commande',
    whole: 'Partie de la commande entière',
    extra: 'Partie de la prestation complémentaire',
  },
  surplus: 'Un paiement qui n’était pas dû, conservé jusqu’à sa restitution',
  partOfPrice: 'Partie du prix\u00a0: {what}',
  treatments: {
    standard: 'TVA à {rate}',
    zero: 'taux zéro, TVA à 0\u00a0%',
    exempt: 'exonération de TVA',
    outside: 'hors du champ d’application de la TVA britannique',
    disbursement: 'débours, au prix coûtant',
  },
  total: {
    credited: 'Crédité',
    request: 'Montant à payer',
    refunded: {
      card: 'Remboursement sur la carte utilisée pour le paiement',
      transfer: 'Remboursement par virement bancaire',
    },
    paid: { card: 'Paiement par carte le {day}', transfer: 'Paiement par virement bancaire le {day}' },
  },
  columns: { what: 'Désignation', amount: 'Montant', net: 'Hors TVA', vat: 'TVA', total: 'Total' },
  halves: { first: 'Seconde moitié, à payer à la livraison', second: 'Première moitié, déjà payée' },
  vat: 'TVA',
  whole: { taxed: 'Commande entière, TVA comprise', untaxed: 'Commande entière' },
  price: { taxed: 'Prix, TVA comprise', untaxed: 'Prix' },
  next: {
    corrected: 'Ce document corrige ce que disait un document antérieur. Rien n’est payé ni remboursé.',
    request: 'Vous recevrez le reçu ou la facture avec TVA dès que votre paiement sera arrivé.',
    refunded: {
      card: 'L’argent est en route vers la carte utilisée pour le paiement. Les banques peuvent mettre jusqu’à dix jours ouvrés à afficher le remboursement.',
      transfer:
        'Nous envoyons l’argent par virement bancaire. Il peut mettre jusqu’à dix jours ouvrés à arriver.',
    },
    consultation: 'Le lien de visioconférence et la page de votre réservation sont dans nos e-mails.',
    surplus: 'Nous gardons cet argent pour vous jusqu’à sa restitution.',
    first:
      'Nous ferons le travail et vous écrirons quand il sera prêt. La seconde moitié sera alors à payer.',
    full: 'Le prix du devis est entièrement payé.',
  },
  noVat: 'Sans TVA.',
  waived: 'Il manquait {amount}\u00a0; nous y renonçons.',
  reason: 'Motif',
  bank: {
    title: 'Compte bancaire',
    name: 'Titulaire du compte',
    sortCode: 'Sort code (code de banque)',
    accountNumber: 'Numéro de compte',
    iban: 'IBAN',
    reference: 'Référence du paiement',
  },
  statement: {
    title: 'Relevé de compte',
    period: 'Période',
    moved: 'Paiements et remboursements',
    open: 'Restant dû au dernier jour',
  },
  orderTitle: 'La commande',
  consultationTitle: 'Le rendez-vous',
  cover: {
    title: 'Feuille d’accompagnement',
    to: 'À envoyer à',
    from: 'Expéditeur',
    enclose:
      'Placez cette feuille sur les originaux. Envoyez-les avec suivi et gardez le numéro jusqu’à ce que nous vous confirmions leur arrivée.',
  },
  page: 'Page {page} sur {pages}',
}
