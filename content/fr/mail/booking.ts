import { BUSINESS } from '#content/business.ts'
import type * as English from '#content/mail/booking.ts'
import { CONSULTATION } from '#contract/booking-calendar.ts'
import type { Translated } from '#contract/language.ts'

export const BOOKING_TIMES_WORDS: Translated<typeof English.BOOKING_TIMES_WORDS> = {
  yours: '{time} à votre heure locale ({zone})',
  own: '{date}, {time} à votre heure locale ({gmt} GMT)',
  ownOnOtherDay: '{date}, {time} à votre heure locale ({gmtDate}, {gmt} GMT)',
}

export const BOOKING_MAIL: Translated<typeof English.BOOKING_MAIL> = {
  why: 'Nous vous envoyons cet e-mail parce qu’un rendez-vous a été réservé avec cette adresse. Si ce n’était pas vous, répondez pour nous le signaler.',
  date: 'Date',
  time: 'Heure',
  video: 'Visioconférence',
  see: 'Voir votre réservation',
  withVat: '{amount}, {vat}',
  confirmed: {
    subject: '{reference} Votre rendez-vous du {when}',
    title: 'Votre rendez-vous est réservé',
    preview: '{when}. Le lien de visioconférence est dans cet e-mail.',
    thanks: 'Merci de votre paiement. Nous nous réjouissons de cet entretien.',
    length: 'Durée',
    minutes: `${CONSULTATION.minutes} minutes`,
    paid: 'Montant payé',
    manage: 'Voir, déplacer ou annuler votre réservation',
    invitation:
      'L’invitation jointe ajoute le rendez-vous à votre agenda, dans votre propre fuseau horaire. Ayez votre document sous la main pendant l’entretien.',
    deadline:
      'Vous pouvez annuler jusqu’au {when}, avec remboursement intégral, ou choisir un autre horaire d’ici là.',
  },
  moved: {
    subject: '{reference} Votre rendez-vous est désormais fixé au {when}',
    title: 'Votre rendez-vous a été déplacé',
    preview: 'Nouvelle date\u00a0: {when}. Le lien de visioconférence est dans cet e-mail.',
    byCustomer: 'Votre rendez-vous a été déplacé à l’horaire que vous avez choisi. Il n’y a rien à payer.',
    byUs: 'Nous avons déplacé votre rendez-vous à un autre horaire. Il n’y a rien à payer. Si le nouvel horaire ne vous convient pas, répondez pour nous le dire. Nous en trouverons un autre ou vous rembourserons intégralement.',
    previously: 'Date précédente',
    invitation: 'L’invitation jointe déplace le rendez-vous dans votre agenda.',
    deadline: 'Vous pouvez l’annuler jusqu’au {when}, avec remboursement intégral.',
  },
  reminder: {
    subject: '{reference} Rappel\u00a0: votre rendez-vous du {when}',
    title: 'Votre rendez-vous approche',
    preview: '{when}. Le lien de visioconférence est dans cet e-mail.',
    text: 'Nous vous rappelons votre rendez-vous avec nous.',
    prepare: 'Ayez votre document sous la main pendant l’entretien. En cas d’empêchement, écrivez-nous.',
  },
  cancelled: {
    subject: '{reference} Votre rendez-vous a été annulé',
    title: 'Votre rendez-vous a été annulé',
    preview: 'Nous vous remboursons {amount}.',
    whole:
      'Votre rendez-vous a été annulé. Nous remboursons la totalité, {amount}, sur la carte utilisée pour le paiement. Les banques peuvent mettre jusqu’à dix jours ouvrés à afficher le remboursement.',
    rest: 'Votre rendez-vous a été annulé. Nous remboursons le reste de votre paiement, {amount}, sur la carte utilisée pour le paiement. Les banques peuvent mettre jusqu’à dix jours ouvrés à afficher le remboursement.',
    again: 'Réserver un autre horaire',
  },
  lost: {
    subject: '{reference} Votre paiement est arrivé trop tard pour cet horaire\u00a0; nous le remboursons',
    title: 'L’horaire n’était plus libre',
    preview: 'Nous vous remboursons {amount}.',
    text: 'Nous le regrettons. Quand votre paiement nous est parvenu, cet horaire n’était plus libre. Nous vous remboursons la totalité, {amount}. Vous n’avez rien à faire.',
    again: 'Choisir un autre horaire',
  },
}

export const APPOINTMENT: Translated<typeof English.APPOINTMENT> = {
  summary: `Rendez-vous avec ${BUSINESS.shortName}`,
  description: 'Rendez-vous {reference}, {when}\nVisioconférence\u00a0: {link}',
  descriptionUk: 'Rendez-vous {reference}, {when} ({uk} au Royaume-Uni)\nVisioconférence\u00a0: {link}',
  manage: 'Voir, déplacer ou annuler la réservation\u00a0: {link}',
  cancelled: 'Le rendez-vous {reference} a été annulé',
}

export const CONSULTATION_PAYMENT: Translated<typeof English.CONSULTATION_PAYMENT> = {
  name: `Rendez-vous en visioconférence de ${CONSULTATION.minutes} minutes`,
}
