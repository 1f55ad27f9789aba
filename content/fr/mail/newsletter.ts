import { BUSINESS } from '#content/business.ts'
import type * as English from '#content/mail/newsletter.ts'
import type { Translated } from '#contract/language.ts'

export const NEWSLETTER_MAIL: Translated<typeof English.NEWSLETTER_MAIL> = {
  unsubscribe: 'Se désabonner',

  confirm: {
    subject: 'Confirmez votre abonnement à la lettre d’information',
    title: 'Encore une étape',
    preview: 'Tant que vous ne confirmez pas, nous ne vous enverrons rien.',
    why: 'Nous vous envoyons cet e-mail parce que quelqu’un a indiqué cette adresse sur notre site. Si ce n’était pas vous, vous pouvez l’ignorer\u00a0: nous ne vous écrirons plus.',
    text: `Vous avez demandé la lettre d’information de ${BUSINESS.name}. Ouvrez la page et appuyez sur le bouton pour confirmer. D’ici là, nous ne vous enverrons rien.`,
    button: 'Confirmer l’abonnement',
    works: {
      one: 'Le lien fonctionne pendant {count} jour.',
      other: 'Le lien fonctionne pendant {count} jours.',
    },
  },

  already: {
    subject: 'Vous recevez déjà notre lettre d’information',
    title: 'Vous recevez déjà notre lettre d’information',
    preview: 'Vous n’avez rien à faire.',
    why: 'Nous vous envoyons cet e-mail parce que quelqu’un a indiqué cette adresse sur notre site. Si ce n’était pas vous, vous pouvez l’ignorer\u00a0: votre abonnement reste inchangé.',
    text: `Cette adresse reçoit déjà la lettre d’information de ${BUSINESS.name}. Vous n’avez rien à faire. Vous recevrez le prochain numéro.`,
  },

  issue: {
    preview: `De la part de ${BUSINESS.name}`,
    why: 'Nous vous envoyons cet e-mail parce que vous avez demandé notre lettre d’information et confirmé l’abonnement.',
  },
}
