import type * as English from '#content/mail/right-to-cancel.ts'
import type { Translated } from '#contract/language.ts'
import { FACTS } from '../facts.ts'

const { consultation, promises } = FACTS

/** Worded after the French text of the model in the consumer rights directive, from which the UK's comes. */
export const RIGHT_TO_CANCEL: Translated<typeof English.RIGHT_TO_CANCEL> = {
  title: 'Votre droit de rétractation',
  begun: 'Vous nous avez demandé de commencer pendant votre délai de rétractation de {days} jours.',
  formTitle: 'Formulaire de rétractation',
  formHint: 'À renvoyer uniquement si vous souhaitez vous rétracter du contrat.',
  form: [
    'À l’attention de {trader}, {email}',
    'Je/Nous* vous notifie/notifions* par la présente ma/notre* rétractation du contrat portant sur la prestation de service suivante\u00a0: {service}',
    'Commandée le\u00a0: {day}',
    'Nom du (des) consommateur(s)\u00a0:',
    'Adresse du (des) consommateur(s)\u00a0:',
    'Signature du (des) consommateur(s), uniquement en cas de notification du présent formulaire sur papier\u00a0:',
    'Date\u00a0:',
    '*Rayez la mention inutile',
  ],
  complaint: `Pour une réclamation, écrivez-nous. Nous en accusons réception sous ${promises.complaintAcknowledged} et y répondons sous ${promises.complaintAnswered}.`,
  terms: 'Conditions de service (en anglais)',
  order: {
    right:
      'Si vous avez commandé en tant que consommateur, vous pouvez vous rétracter de ce contrat dans un délai de {days} jours, sans donner de motif\u00a0: jusqu’au {last} inclus.',
    service: 'commande {reference}, {service}',
    express:
      'Jusqu’au début du travail, tout vous est remboursé. Si vous vous rétractez ensuite, vous payez la partie du travail déjà faite\u00a0; une fois le service entièrement exécuté, le droit prend fin.',
    how: 'Pour vous rétracter, dites-le-nous en termes clairs avant la fin des {days} jours\u00a0: par e-mail à {email}, par courrier postal à {trader}, ou avec le lien ci-dessus dans l’heure qui suit votre paiement, si le travail n’a pas commencé. Vous pouvez utiliser le formulaire ci-dessous, mais ce n’est pas obligatoire.',
  },
  booking: {
    right:
      'Si vous avez réservé en tant que consommateur, vous pouvez vous rétracter de ce contrat dans un délai de {days} jours, sans donner de motif\u00a0: jusqu’au {last} inclus.',
    service: 'rendez-vous {reference}, {when}',
    express:
      'Jusqu’au début du rendez-vous, tout vous est remboursé. Si vous vous rétractez pendant qu’il a lieu, vous payez la partie qui a déjà eu lieu\u00a0; une fois qu’il a entièrement eu lieu, le droit prend fin.',
    how: `Pour vous rétracter, dites-le-nous en termes clairs avant la fin des {days} jours\u00a0: par e-mail à {email}, par courrier postal à {trader}, ou avec le lien ci-dessus jusqu’à ${consultation.cancelNotice} avant le rendez-vous. Vous pouvez utiliser le formulaire ci-dessous, mais ce n’est pas obligatoire.`,
  },
  refund: {
    card: 'Nous vous remboursons dans les 14\u00a0jours suivant la réception de votre message, sur la carte utilisée pour le paiement, et sans frais.',
    transfer:
      'Nous vous remboursons dans les 14\u00a0jours suivant la réception de votre message, sur le compte utilisé pour le paiement, et sans frais.',
  },
}
