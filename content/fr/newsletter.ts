import { EMAIL as email } from '#content/business.ts'
import type * as English from '#content/newsletter.ts'
import type { Translated } from '#contract/language.ts'
import { EMAIL_WORDS } from './fields.ts'

export const CONSENT_WORDINGS: Translated<typeof English.CONSENT_WORDINGS> = [
  {
    version: '2026-11-21',
    text: 'En vous abonnant, vous acceptez que nous vous envoyions la lettre d’information. Vous confirmez par un lien que nous vous envoyons par e-mail, et vous pouvez vous désabonner depuis chaque numéro.',
  },
]

const NO_ADDRESS = 'Indiquez une adresse e-mail valable'

export const NEWSLETTER_FIELD_WORDS: Translated<typeof English.NEWSLETTER_FIELD_WORDS> = {
  email: {
    ...EMAIL_WORDS,
    messages: { invalid: NO_ADDRESS, 'too-long': NO_ADDRESS },
  },
}

export const NEWSLETTER_LINK_FIELD_WORDS: Translated<typeof English.NEWSLETTER_LINK_FIELD_WORDS> = {
  link: { label: 'Le lien de notre e-mail', required: 'Collez le lien de notre e-mail' },
}

export const NEWSLETTER: Translated<typeof English.NEWSLETTER> = {
  form: {
    title: 'Lettre d’information',
    text: 'Un e-mail tous les deux mois\u00a0: quels pays ont changé leurs règles, et ce que cela signifie pour vos documents.',
    submit: 'S’abonner',
    submitting: 'Abonnement…',
    sent: {
      title: 'Encore une étape',
      text: 'Nous envoyons un lien à {address}, sauf si cette adresse a déjà reçu plusieurs de nos e-mails aujourd’hui. Dans ce cas, réessayez demain.',
      hint: 'Ouvrez le lien de notre e-mail et appuyez sur le bouton. Vous ne recevrez rien avant cela. L’e-mail peut mettre une minute à arriver\u00a0; si vous ne le voyez pas, regardez dans votre dossier de courrier indésirable.',
      again: 'Utiliser une autre adresse',
      plain:
        'Nous envoyons un lien à l’adresse indiquée, sauf si elle a déjà reçu plusieurs de nos e-mails aujourd’hui. Dans ce cas, réessayez demain.',
    },
  },
  confirm: {
    title: 'Confirmez votre abonnement',
    text: 'Appuyez sur le bouton pour recevoir notre lettre d’information\u00a0: un e-mail tous les deux mois. Vous pouvez vous désabonner depuis chaque numéro.',
    submit: 'Oui, je m’abonne',
    busy: 'Confirmation…',
    done: {
      title: 'Votre abonnement est confirmé',
      text: 'Merci. Le prochain numéro arrivera dans votre messagerie.',
    },
  },
  unsubscribe: {
    title: 'Se désabonner de la lettre d’information',
    text: 'Appuyez sur le bouton et nous ne vous enverrons plus de numéros. Vous recevrez toujours les messages concernant vos demandes et vos réservations.',
    submit: 'Me désabonner',
    busy: 'Désabonnement…',
    done: {
      title: 'Votre désabonnement est enregistré',
      text: 'Nous ne vous enverrons plus de numéros. Si vous changez d’avis, vous pouvez vous réabonner à tout moment sur cette page.',
    },
  },
  failures: {
    spent: 'Ce lien a expiré ou n’est plus valable. Indiquez votre adresse pour en recevoir un nouveau.',
    malformed: 'Ce lien est incomplet. Ouvrez-le de nouveau depuis l’e-mail.',
    confirm: 'Votre abonnement n’a pas pu être confirmé. Réessayez.',
    unsubscribe: `Votre désabonnement n’a pas pu être enregistré pour le moment. Réessayez, ou écrivez à ${email.general}.`,
  },
  back: 'Retour aux réseaux sociaux et à la lettre d’information',
}

export const NEWSLETTER_SIGNED_UP: Translated<typeof English.NEWSLETTER_SIGNED_UP> = {
  title: 'Inscription reçue\u00a0!',
  description: 'Vous y êtes presque. Consultez votre messagerie pour confirmer.',
}

export const NEWSLETTER_FAILURES: Translated<typeof English.NEWSLETTER_FAILURES> = {
  refused: 'L’abonnement à la lettre d’information a échoué. Réessayez.',
  other: 'Un problème est survenu. Réessayez.',
}
