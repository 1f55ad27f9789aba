import { EMAIL as email } from '#content/business.ts'
import type * as English from '#content/plain-forms.ts'
import type { Translated } from '#contract/language.ts'

export const PLAIN_PROBLEMS: Translated<typeof English.PLAIN_PROBLEMS> = {
  title: 'Il y a un problème',
  kept: 'Rien n’a encore été envoyé. Vos réponses figurent ci-dessous.',
  back: 'Rien n’a encore été envoyé. Revenez en arrière dans votre navigateur\u00a0: vos réponses sont toujours dans le formulaire.',
  write: `Vous pouvez aussi nous écrire à ${email.general}.`,
  typed: 'Ce que vous avez écrit',
  program:
    'Votre navigateur a rempli un champ masqué qui doit rester vide. Nous l’avons vidé\u00a0: envoyez de nouveau le formulaire.',
  busy: 'De nombreuses demandes arrivent en ce moment. Attendez quelques minutes, puis envoyez de nouveau le formulaire.',
}

export const PLAIN_FILES: Translated<typeof English.PLAIN_FILES> =
  'L’ajout de fichiers nécessite JavaScript, qui est ici désactivé ou indisponible. Envoyez la demande sans eux, puis répondez à notre e-mail en y joignant vos documents.'

export const PLAIN_LINK: Translated<typeof English.PLAIN_LINK> = {
  hint: 'Copiez le lien complet depuis notre e-mail, ou depuis la barre d’adresse, et collez-le ici.',
}

export const PLAIN_REFERENCE: Translated<typeof English.PLAIN_REFERENCE> = {
  unknown: 'figure dans nos e-mails à ce sujet',
  sentence: '{label} {reference}.',
}
