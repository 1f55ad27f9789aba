import type * as English from '#content/mail/quote.ts'
import type { Translated } from '#contract/language.ts'

const REFERENCE_AND_PROMISE =
  '{reference}. Nous vous enverrons un devis écrit. Vous ne devez rien tant que vous ne l’avez pas accepté.'

export const QUOTE_MAIL: Translated<typeof English.QUOTE_MAIL> = {
  typed: 'voir votre demande',
  due: 'Réponse au plus tard',
  neededBy: 'Date souhaitée',
  button: 'Voir votre demande',

  received: {
    subject: '{reference} Nous avons bien reçu votre demande de devis',
    title: 'Nous avons bien reçu votre demande',
    preview: REFERENCE_AND_PROMISE,
    why: 'Nous vous envoyons cet e-mail parce qu’un devis a été demandé depuis cette adresse le {moment}. Si ce n’était pas vous, répondez pour nous le signaler.',
    text: 'Nous avons bien reçu votre demande de devis et vous enverrons un devis écrit. Vous ne devez rien tant que vous ne l’avez pas accepté.',
    documents: 'Documents',
    none: 'aucun',
    count: { one: '{count} reçu', other: '{count} reçus' },
    missing: 'Le document {number} n’est pas arrivé. Envoyez-le de nouveau.',
    refused: 'Le document {number} a été refusé. La page de votre demande indique pourquoi.',
    locked:
      'L’ouverture du document {number} exige un mot de passe. Ajoutez une copie sans mot de passe sur la page de votre demande. Ne nous envoyez pas le mot de passe par e-mail.',
    next: 'Prochaines étapes',
    steps: [
      'Nous lisons vos documents et vérifions ce que l’autorité exige.',
      'Nous vous envoyons notre devis par e-mail, avec le prix et la date.',
      'Si vous acceptez, vous payez la moitié à la commande et nous commençons. Vous payez l’autre moitié à la livraison.',
    ],
    page: 'Le bouton ouvre la page de votre demande, où vous pouvez voir ce que vous avez envoyé et ajouter des documents. Son lien est privé\u00a0: ne le partagez pas. Vous pouvez aussi répondre à cet e-mail. Ne nous envoyez ni mots de passe ni numéros de carte.',
  },

  opened: {
    subject: '{reference} Nous avons ouvert une demande pour vous',
    title: 'Votre demande',
    preview: REFERENCE_AND_PROMISE,
    why: 'Nous vous envoyons cet e-mail parce que nous avons ouvert une demande pour la personne qui nous a donné cette adresse. Si ce n’était pas vous, répondez pour nous le signaler.',
    text: 'Merci de nous avoir contactés. Nous avons ouvert une demande pour vous et vous enverrons un devis écrit. Vous ne devez rien tant que vous ne l’avez pas accepté.',
    page: 'Le bouton ouvre la page de votre demande, avec ce que nous avons noté. Vérifiez-la et ajoutez-y vos documents. Son lien est privé\u00a0: ne le partagez pas. Si quelque chose est inexact, répondez à cet e-mail. Ne nous envoyez ni mots de passe ni numéros de carte.',
  },

  contact: {
    subject: '{reference} Nous avons modifié vos coordonnées',
    title: 'Nous avons modifié vos coordonnées',
    preview: 'Merci de les vérifier.',
    why: 'Vous recevez ce message parce que vos coordonnées ont été modifiées. Si vous ne l’avez pas demandé, répondez pour nous le dire.',
    text: 'Nous avons modifié les coordonnées de votre demande. Voici celles que nous avons maintenant.',
    ended: 'Les liens envoyés auparavant ne fonctionnent plus\u00a0: utilisez celui-ci.',
    wrong: 'Si quelque chose est inexact, répondez pour nous le dire.',
  },

  former: {
    subject: '{reference} Nos messages vont désormais à une autre adresse',
    title: 'Nos messages vont désormais à une autre adresse',
    preview: 'Nos messages vont désormais à une autre adresse.',
    why: 'Vous recevez ce message parce que nos messages concernant {reference} arrivaient à cette adresse.',
    text: 'Nos messages concernant {reference} vont désormais à une autre adresse e-mail. Les liens envoyés à celle-ci ne fonctionnent plus.',
    wrong: 'S’il s’agit d’une erreur, répondez pour nous le dire.',
  },

  link: {
    subject: '{reference} Votre lien vers votre demande de devis',
    title: 'Votre nouveau lien',
    preview: '{reference}. Voyez ce que vous avez envoyé, et ajoutez des documents.',
    why: 'Nous vous envoyons cet e-mail parce qu’un nouveau lien a été demandé sur notre site. Il n’a été envoyé qu’à l’adresse de la demande. Si ce n’était pas vous, vous pouvez l’ignorer.',
    whyEnded:
      'Nous vous envoyons cet e-mail parce qu’un nouveau lien a été demandé. Il n’a été envoyé qu’à l’adresse de la demande. Si ce n’était pas vous, vous pouvez l’ignorer.',
    text: 'Voici un nouveau lien vers votre demande de devis. Il montre ce que vous avez envoyé, et vous pouvez y ajouter des documents.',
    textEnded:
      'Voici un nouveau lien vers votre demande de devis. Il montre ce que vous avez envoyé, et vous pouvez y ajouter des documents. Les liens que nous vous avions envoyés ne fonctionnent plus.',
    sent: 'Date d’envoi',
    works: {
      one: 'Le lien fonctionne pendant {count} jour. Ne le partagez pas.',
      other: 'Le lien fonctionne pendant {count} jours. Ne le partagez pas.',
    },
  },
}
