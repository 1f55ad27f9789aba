import type * as English from '#content/guest-request.ts'
import type { Translated } from '#contract/language.ts'

export const GUEST_PAGE: Translated<typeof English.GUEST_PAGE> = {
  title: 'Votre demande',
  opening: 'Ouverture de votre demande…',
  documents: {
    title: 'Les documents que vous avez envoyés',
    none: 'Aucun document n’a encore été envoyé.',
    replaced: 'Remplacé par un autre',
    states: {
      unchecked: 'Reçu, en cours de vérification',
      accepted: 'Reçu',
      refused:
        'Supprimé\u00a0: son contenu ne correspond pas à son type de fichier, ou un virus y a été trouvé',
      missing: 'Non parvenu\u00a0: envoyez-le de nouveau',
    },
    line: '{state}, {size}, {date}',
  },
  add: {
    title: 'Ajouter des documents',
    hint: 'Nous en sommes informés aussitôt et les ajoutons à votre demande.',
    full: 'Cette demande a atteint son nombre maximal de fichiers. Si vous en avez d’autres, répondez à notre e-mail.',
    submit: 'Envoyer les documents',
    submitting: 'Envoi…',
    none: 'Choisissez d’abord un fichier',
  },
  sentOn: 'Envoyée le {moment}.',
  openedOn: 'Nous l’avons ouverte pour vous le {moment}.',
  answers: 'Ce que vous avez envoyé',
  noted: 'Ce que nous avons noté',
  neededBy: '{urgency}, au plus tard le {moment}',
  preparing: {
    title: 'Nous préparons votre devis',
    late: 'Nous vous prions d’excuser notre retard. Nous avions prévu de vous répondre au plus tard le {moment}.',
    add: 'Ajouter des documents',
    write: 'Nous écrire',
  },
  asked: {
    title: 'Nous avons besoin de quelque chose de votre part',
    text: 'Nous vous enverrons notre devis dès que nous l’aurons reçu.',
    about: 'Le document que vous avez envoyé\u00a0: {name}',
    words: 'Pour répondre par écrit, répondez à notre e-mail.',
    next: [
      'Vous nous envoyez ce que nous avons demandé.',
      'Nous vous envoyons notre devis par e-mail, avec le prix et la date.',
    ],
  },
  answered: {
    title: 'Nous avons répondu à votre demande',
    text: 'Consultez vos e-mails, y compris le dossier de courrier indésirable. Si vous avez besoin d’autre chose, écrivez-nous.',
    next: [
      'Vous lisez notre réponse.',
      'Si vous avez besoin d’autre chose, écrivez-nous en indiquant votre référence.',
    ],
  },
  unknown: {
    title: 'Nous ne pouvons pas afficher votre devis pour le moment',
    text: 'Nous n’avons pas pu vérifier s’il existe un devis pour cette demande. Rien n’est perdu.',
  },
  order: {
    opening: 'Ouverture de votre commande…',
    notLoaded: 'Une partie de cette page n’a pas pu être chargée. Rien n’est perdu.',
  },
  private:
    'Cette page est privée et vous est réservée. Ne partagez pas son lien. Il fonctionne jusqu’au {moment}.',
  renew: {
    question: 'Quelqu’un d’autre pourrait-il avoir le lien\u00a0?',
    button: 'M’envoyer un nouveau lien et annuler celui-ci',
    busy: 'Envoi…',
    failed: 'Nous n’avons pas pu envoyer de nouveau lien pour le moment. Réessayez.',
  },
  another: 'Demander un autre devis',
  noscript:
    'Cette page nécessite JavaScript, qui est ici désactivé ou indisponible. Pour une question sur votre demande ou pour ajouter des documents, répondez à notre e-mail, ou écrivez à',
}

export const GUEST_NOTICES: Translated<typeof English.GUEST_NOTICES> = {
  added: { title: 'Documents ajoutés', description: 'Ils sont maintenant joints à votre demande.' },
  failed: { title: 'Documents non ajoutés' },
}

export const GUEST_FAILURES: Translated<typeof English.GUEST_FAILURES> = {
  tooMany: 'Une demande peut comporter 10 fichiers au plus.',
  link: 'Rien n’a été ajouté\u00a0: votre lien ne fonctionne plus. Rechargez la page pour en recevoir un nouveau.',
  other: 'Vos documents n’ont pas pu être ajoutés. Réessayez.',
}

export const PAYMENT_RETURN: Translated<typeof English.PAYMENT_RETURN> = {
  success: {
    title: 'Merci de votre paiement',
    text: 'Nous vous écrirons dès qu’il sera confirmé, en général en quelques minutes. Pour voir votre commande, ouvrez le lien de notre e-mail\u00a0: ce navigateur ne sait pas quelle commande vous avez payée.',
  },
  cancelled: {
    title: 'Vous avez quitté la page de paiement',
    text: 'Pour poursuivre votre commande ou payer autrement, ouvrez le lien de notre e-mail\u00a0: ce navigateur ne sait pas de quelle commande il s’agissait.',
  },
}

export const WRITE_TO_US: Translated<typeof English.WRITE_TO_US> =
  'Vous pouvez toujours écrire à {email}\u00a0; indiquez votre référence.'

export const GUEST_LINK: Translated<typeof English.GUEST_LINK> = {
  invalid: {
    title: 'Ce lien ne fonctionne pas',
    text: 'Il en manque peut-être une partie. Ouvrez-le de nouveau depuis notre e-mail, ou copiez le lien complet.',
  },
  gone: {
    title: 'Cette demande n’est plus ici',
    text: 'Nous conservons les demandes pendant une durée limitée, et nous les supprimons si on nous le demande.',
  },
  expired: {
    title: 'Ce lien a expiré',
    text: 'Les liens privés fonctionnent pendant une durée limitée. Nous pouvons en envoyer un nouveau à l’adresse e-mail de la demande.',
    button: 'M’envoyer un nouveau lien',
    busy: 'Envoi…',
  },
  replaced: {
    title: 'Ce lien a été remplacé',
    text: 'Nous avons envoyé un lien plus récent à l’adresse e-mail de la demande. Ouvrez celui-là, ou demandez-le de nouveau.',
  },
  renewed: {
    title: 'Consultez votre messagerie',
    text: 'Nous envoyons un nouveau lien à l’adresse e-mail de la demande. Si cette adresse a déjà reçu plusieurs de nos e-mails aujourd’hui, rechargez cette page demain pour l’obtenir. Les liens précédents ne fonctionnent plus.',
  },
  resent: {
    title: 'Consultez votre messagerie',
    text: 'Si nous avons encore la demande, nous envoyons un nouveau lien à son adresse e-mail, sauf si celle-ci a déjà reçu plusieurs de nos e-mails aujourd’hui. Cela peut prendre quelques minutes.',
  },
  unavailable: {
    title: 'Votre demande n’a pas pu être ouverte',
    text: 'Elle est en sécurité chez nous, mais cette page n’a pas pu la charger.',
    button: 'Réessayer',
  },
}
