import type * as English from '#content/booking.ts'
import { CONSULTATION } from '#contract/booking-calendar.ts'
import type { Translated } from '#contract/language.ts'
import { CONSULTATION as consultation, PROMISES as promises } from './facts.ts'
import { EMAIL_WORDS, PHONE_WORDS } from './fields.ts'

const DATE_MISSING = 'Choisissez le jour du rendez-vous'
const TIME_MISSING = 'Choisissez l’heure du rendez-vous'

export const BOOKING_FIELD_WORDS: Translated<typeof English.BOOKING_FIELD_WORDS> = {
  firstName: { label: 'Prénom', required: 'Le prénom doit comporter au moins 2 caractères' },
  lastName: { label: 'Nom de famille', required: 'Le nom de famille doit comporter au moins 2 caractères' },
  email: { ...EMAIL_WORDS, required: 'Indiquez une adresse e-mail valable' },
  phone: {
    ...PHONE_WORDS,
    label: 'Numéro de téléphone',
    required: 'Indiquez un numéro de téléphone valable',
  },
  date: {
    label: 'Jour du rendez-vous',
    required: DATE_MISSING,
    messages: { 'too-long': DATE_MISSING },
  },
  time: { label: 'Heure du rendez-vous', required: TIME_MISSING },
  expressRequest: { label: 'Demande expresse' },
}

export const BOOKING_PAGE: Translated<typeof English.BOOKING_PAGE> = {
  title: 'Réservez votre rendez-vous',
  lead: 'Réservez un rendez-vous personnalisé pour parler de vos documents avec nos spécialistes.',
  reassurance: `Remboursement intégral si vous annulez au plus tard ${consultation.cancelNotice} avant.`,
  banner: `Rendez-vous de ${consultation.minutes} minutes`,
  sections: { when: 'Quand', who: 'Qui' },
  datePrompt: 'Choisissez le jour du rendez-vous',
  submit: `Réserver et payer ${consultation.price}`,
  submitting: 'Traitement…',
  notes: ['Paiement sécurisé', `Annulation possible jusqu’à ${consultation.cancelNotice} avant`],
  terms: 'En réservant, vous acceptez nos {terms}, qui indiquent comment annuler.',
  termsLink: 'conditions de service (en anglais)',
  noscript: {
    manage: 'Votre rendez-vous',
    book: `Cette page nécessite JavaScript, qui est ici désactivé ou indisponible. Les rendez-vous ont lieu ${consultation.days}, ${consultation.hours}. Pour en réserver ou en annuler un, écrivez à`,
    how: `Proposez deux ou trois horaires qui vous conviennent. Nous en confirmerons un sous ${promises.reply} et vous enverrons le lien de paiement.`,
  },
}

export const CALENDAR_WORDS: Translated<typeof English.CALENDAR_WORDS> = {
  previous: 'Mois précédent',
  next: 'Mois suivant',
}

export const CLOCKS: Translated<typeof English.CLOCKS> = {
  gmt: '{time} GMT',
  uk: '{time} au Royaume-Uni',
  there: '{time} à {city}',
  yours: '{time} à votre heure locale',
  onOtherDay: '{time}, le {date}',
  weekday: '{weekday} {time}',
  one: '{gmt}, soit {other}.',
  two: '{gmt}, soit {other} et {another}.',
  moment: '{date}, {time} GMT',
  others: '{moment} ({others})',
  separator: ', ',
}

export const CITIES: Translated<typeof English.CITIES> = {
  Calcutta: 'Calcutta',
  Katmandu: 'Katmandou',
  Kiev: 'Kyiv',
  Rangoon: 'Rangoun',
  Saigon: 'Hô Chi Minh-Ville',
  Godthab: 'Nuuk',
}

export const SLOT_NOTES: Translated<typeof English.SLOT_NOTES> = {
  zone: 'Entre parenthèses\u00a0: l’heure à {city}.',
  ownZone: 'Entre parenthèses\u00a0: votre heure locale.',
  loading: 'Recherche des horaires libres…',
  slow: 'La recherche des horaires libres est plus longue que d’habitude. Vous pouvez en choisir un en attendant\u00a0: nous le vérifions avant que vous ne payiez.',
  failed:
    'Nous ne pouvons pas vérifier les horaires libres pour le moment. Vous pouvez quand même en choisir un\u00a0: nous le vérifions avant que vous ne payiez.',
  retry: 'Vérifier de nouveau',
  some: 'Les horaires barrés sont pris ou déjà passés.',
  none: 'Il ne reste aucun horaire ce jour-là. Choisissez une autre date.',
  taken: 'pris',
  begun: 'déjà passé',
  soon: 'trop proche',
}

export const CLOSED_NOTES: Translated<typeof English.CLOSED_NOTES> = {
  holiday: 'Jour férié\u00a0: {days} {month}',
  away: 'Fermé\u00a0: {days} {month}',
  full: 'Complet\u00a0: {days} {month}',
}

export const CLOSED_DAY: Translated<typeof English.CLOSED_DAY> = {
  holiday: '{date}, jour férié',
  away: '{date}, fermé',
  full: '{date}, complet',
}

export const BOOKING_ALERT: Translated<typeof English.BOOKING_ALERT> =
  'Une erreur est survenue lors du traitement de votre réservation. Réessayez.'

const TOO_SOON = `Réservez au moins ${consultation.notice} à l’avance`

export const BOOKING_PROBLEMS: Translated<typeof English.BOOKING_PROBLEMS> = {
  'not-a-day': DATE_MISSING,
  'not-a-slot': TIME_MISSING,
  past: 'Ce jour est passé. Choisissez une autre date',
  closed: `Les rendez-vous ont lieu ${consultation.onDays}. Choisissez une autre date`,
  holiday: 'Ce jour est férié. Choisissez une autre date',
  away: 'Nous sommes fermés ce jour-là. Choisissez une autre date',
  'too-soon': TOO_SOON,
  'too-far': `Choisissez une date dans les ${Math.round(CONSULTATION.daysAhead / 365)} prochaines années`,
  begun:
    CONSULTATION.noticeHours > 0
      ? TOO_SOON
      : 'Cet horaire a déjà commencé. Choisissez-en un autre, plus tardif',
}

export const BOOKING_REFUSALS: Translated<typeof English.BOOKING_REFUSALS> = {
  express: `Cochez cette case, ou choisissez une date dans plus de ${CONSULTATION.withdrawalDays} jours`,
  taken: 'Cet horaire vient d’être pris. Choisissez-en un autre',
  holds: `Des horaires sont déjà retenus sans paiement par vous ou par quelqu’un de votre réseau. Payez l’un d’eux, ou réessayez dans ${CONSULTATION.holdMinutes} minutes`,
  cancelTooLate: `Un rendez-vous peut être annulé jusqu’à ${consultation.cancelNotice} avant son début\u00a0; ce délai est dépassé pour celui-ci. Écrivez-nous si vous ne pouvez pas venir.`,
  moveTooLate: `Un rendez-vous peut être déplacé jusqu’à ${consultation.cancelNotice} avant son début\u00a0; ce délai est dépassé pour celui-ci. Écrivez-nous si vous ne pouvez pas venir.`,
  moves: `Ce rendez-vous a été déplacé ${CONSULTATION.moves} fois. Écrivez-nous si vous avez besoin d’un autre horaire.`,
}

export const EXPRESS_REQUEST: Translated<typeof English.EXPRESS_REQUEST> = {
  label:
    'Je demande que le rendez-vous ait lieu ce jour-là, pendant mon délai de rétractation de 14\u00a0jours. Je comprends que je ne pourrai plus me rétracter une fois qu’il aura eu lieu.',
}

export const BOOKING_SUMMARY: Translated<typeof English.BOOKING_SUMMARY> = {
  title: 'Votre rendez-vous',
  lead: 'En visioconférence, avec l’un de nos spécialistes',
  unset: 'Choisissez un jour et une heure',
  noTime: 'Choisissez une heure',
  item: `Rendez-vous de ${consultation.minutes} minutes`,
  total: consultation.vat ? `À payer maintenant, ${consultation.vat}` : 'À payer maintenant',
  byVideo: 'en visioconférence',
  until: 'jusqu’à {time} GMT',
  span: 'De {from} à {to} GMT',
}

export const PAYMENT_NOTICES: Translated<typeof English.PAYMENT_NOTICES> = {
  cancelled: 'Le paiement n’a pas abouti et rien n’a été débité. Vous pouvez réessayer ci-dessous.',
  unfinished: 'Vous n’avez pas encore payé. Vous pouvez payer votre horaire jusqu’à {time}.',
  goOn: 'Continuer vers le paiement',
  giveUp: 'Libérer cet horaire',
}

const REFUNDED = {
  title: 'Votre paiement vous est remboursé',
  text: `Ce rendez-vous n’aura pas lieu. Nous remboursons ${consultation.price} sur la carte utilisée pour le paiement\u00a0; les banques peuvent mettre jusqu’à dix jours ouvrés à afficher le remboursement.`,
  again: 'Réserver un autre horaire',
}

export const PAYMENT_OUTCOME: Translated<typeof English.PAYMENT_OUTCOME> = {
  asking: { title: 'Un instant', text: 'Nous vérifions votre paiement.' },
  confirmed: {
    booked: 'Réservation faite',
    title: 'Votre rendez-vous est réservé',
    mailed:
      'Une confirmation avec le lien de visioconférence et une invitation pour votre agenda est en route vers {email}.',
    mailedToYou:
      'Une confirmation avec le lien de visioconférence et une invitation pour votre agenda vous parvient par e-mail.',
    reference: 'Votre référence',
    copy: 'Copier la référence',
    referenceHint: 'Indiquez-la chaque fois que vous nous contactez.',
    calendar: 'Ajouter à l’agenda',
    nextTitle: 'Prochaines étapes',
    next: [
      'Vous recevez le lien de visioconférence par e-mail, et un rappel la veille.',
      'Ayez votre document sous la main pendant l’entretien.',
      `En cas d’empêchement, annulez avec le lien de l’e-mail\u00a0: jusqu’à ${consultation.cancelNotice} avant, le remboursement est intégral.`,
    ],
  },
  held: {
    title: 'Votre paiement est en cours de traitement',
    text: 'Cette page se met à jour toute seule et affiche votre réservation dès que le paiement est confirmé.',
    slow: 'C’est plus long que d’habitude. Inutile d’attendre ici\u00a0: nous vous écrirons dès que le paiement sera confirmé.',
    again: 'Vérifier de nouveau',
  },
  released: {
    title: 'Le paiement n’a pas abouti',
    text: 'L’horaire a été libéré et rien n’a été débité. Vos réponses sont conservées sur cet appareil.',
    again: 'Réessayer',
  },
  cancelled: REFUNDED,
  lost: REFUNDED,
  unknown: {
    title: 'Nous ne trouvons pas ce paiement',
    text: 'L’adresse de cette page est incomplète ou périmée. Si vous avez payé, la confirmation est dans vos e-mails\u00a0; sinon, écrivez à {email}.',
    again: 'Réserver un rendez-vous',
  },
  unreachable: {
    title: 'Nous ne voyons pas votre paiement pour le moment',
    text: 'Notre serveur ne répond pas. Rien n’est perdu\u00a0: cette page continue d’essayer et, si le paiement a abouti, nous le confirmerons par e-mail.',
    again: 'Réessayer maintenant',
  },
  another: 'Réserver un autre rendez-vous',
}

export const MANAGED_BOOKING: Translated<typeof English.MANAGED_BOOKING> = {
  asking: { title: 'Un instant', text: 'Nous recherchons votre réservation.' },
  title: 'Votre rendez-vous',
  greeting: 'Réservé au nom de {name}.',
  video: 'Visioconférence\u00a0: {link}',
  until: 'Vous pouvez annuler jusqu’au {time}, avec remboursement intégral.',
  held: 'Ce rendez-vous a commencé ou est terminé.',
  move: {
    until: 'Jusque-là, vous pouvez aussi le déplacer à un autre horaire.',
    button: 'Choisir un autre horaire',
    title: 'Choisissez un autre horaire',
    confirm: 'Déplacer le rendez-vous',
    busy: 'Déplacement…',
    keep: 'Garder cet horaire',
    failed: 'Nous n’avons pas pu le déplacer pour le moment. Réessayez.',
  },
  moved: {
    title: 'Votre rendez-vous a été déplacé',
    text: 'Il n’y a rien à payer. Nous confirmerons le nouvel horaire par e-mail, avec une invitation pour votre agenda.',
  },
  reference: 'Référence',
  papers: 'Reçus et factures',
  write: 'Vous pouvez nous écrire à {email}.',
  cancel: {
    button: 'Annuler ce rendez-vous',
    title: 'Annuler ce rendez-vous\u00a0?',
    text: `L’horaire sera libéré, et nous rembourserons ${consultation.price} sur la carte utilisée pour le paiement.`,
    confirm: 'Oui, l’annuler',
    busy: 'Annulation…',
    keep: 'Le garder',
    failed: 'Nous n’avons pas pu l’annuler pour le moment. Réessayez.',
  },
  cancelled: {
    title: 'Votre rendez-vous est annulé',
    text: `Nous remboursons ${consultation.price} sur la carte utilisée pour le paiement\u00a0; les banques peuvent mettre jusqu’à dix jours ouvrés à afficher le remboursement. Nous vous le confirmerons par e-mail.`,
  },
  unpaid: {
    title: 'Ce rendez-vous n’a pas été payé',
    text: 'L’horaire a été libéré et rien n’a été débité.',
  },
  another: 'Réserver un autre horaire',
  invalid: {
    title: 'Ce lien ne fonctionne pas',
    text: 'Il est incomplet. Ouvrez-le de nouveau depuis l’e-mail\u00a0; s’il ne fonctionne toujours pas, écrivez à {email}.',
  },
  expired: {
    title: 'Ce lien a expiré',
    text: 'Le rendez-vous date de plus d’un mois. Si vous avez une question à son sujet, écrivez à {email}.',
  },
  unreachable: {
    title: 'Nous ne pouvons pas consulter votre réservation pour le moment',
    text: 'Notre serveur ne répond pas. Votre réservation n’a pas changé.',
    again: 'Réessayer',
  },
}
