import type * as English from '#content/verify.ts'
import type { Translated } from '#contract/language.ts'

export const VERIFY_PAGE: Translated<typeof English.VERIFY_PAGE> = {
  title: 'Vérifier un document',
  lead: 'Vérifiez si un fichier qu’on vous a remis est exactement tel que nous l’avons livré.',
  how: 'Pour les autorités, les universités, les employeurs, les banques et toute autre personne. C’est gratuit et sans compte, et le fichier reste sur votre appareil.',
  file: 'Le fichier à vérifier',
  choose: 'Choisir un fichier',
  hint: '{limit}\u00a0Mo au plus.',
  reading: 'Calcul de l’empreinte numérique…',
  asking: 'Recherche…',
  known: {
    title: 'Oui, nous avons livré ce fichier',
    text: 'Il n’a pas changé depuis que nous l’avons livré le {date}.',
    reference: 'Notre référence {reference}',
  },
  replaced: {
    title: 'Nous avons remplacé ce fichier le {on}',
    text: 'Nous l’avons livré le {date} et remplacé depuis. Demandez le nouveau à la personne qui vous l’a remis.',
  },
  takenBack: {
    title: 'Nous avons retiré ce fichier le {on}',
    text: 'Nous l’avons livré par erreur le {date} et retiré avant qu’il ne soit ouvert. Ne vous y fiez pas.',
  },
  unknown: {
    title: 'Nous n’avons aucune trace de ce fichier',
    text: 'Il peut quand même être authentique. L’absence de trace peut s’expliquer ainsi\u00a0:',
    reasons: [
      'il a été modifié, signé, converti ou enregistré de nouveau après notre livraison\u00a0;',
      'c’est une copie numérisée ou une photo d’un document imprimé\u00a0;',
      'son enregistrement a été supprimé, ou il est plus ancien que nos registres.',
    ],
  },
  ask: 'En cas de doute, posez-nous la question en indiquant la référence du document\u00a0: {email}.',
  digest: 'Empreinte numérique de ce fichier (SHA-256)',
  about: [
    {
      title: 'Ce que cela prouve',
      text: 'Si nous trouvons le fichier, il provient de nous et n’a pas été modifié depuis la date indiquée. Cela ne dit rien du document original, ni de la personne qui vous a remis le fichier.',
    },
    {
      title: 'S’il n’y a aucune trace',
      text: 'Demandez le fichier exactement tel que nous l’avons envoyé\u00a0: une copie numérisée, une photo ou un fichier enregistré de nouveau ne peuvent pas être retrouvés, sauf si un code figure au bas de la page\u00a0: saisissez-le plus haut. Vous pouvez aussi nous écrire en indiquant la référence du document\u00a0: {email}.',
    },
  ],
  technical: {
    title: 'Comment fonctionne la vérification',
    text: 'Votre navigateur calcule une empreinte numérique du fichier (SHA-256) et ne nous envoie qu’elle. Nous la comparons à celles des fichiers que nous avons livrés. L’empreinte ne révèle pas le contenu du fichier.',
  },
  tooLarge:
    'Ce fichier dépasse {limit}\u00a0Mo, plus que ce qu’un navigateur peut vérifier. Nous ne livrons pas de fichiers aussi volumineux.',
  unreadable: 'Ce fichier n’a pas pu être lu. Choisissez-le de nouveau.',
  insecure: 'Ce navigateur ne peut vérifier des fichiers que sur une page sécurisée (https).',
  failed: 'La recherche n’a pas pu aboutir pour le moment. Réessayez.',
  busy: 'Il y a eu trop de vérifications en peu de temps. Attendez quelques minutes, puis réessayez.',
  again: 'Réessayer',
  noscript:
    'Pour vérifier un document, cette page nécessite JavaScript, qui est ici désactivé ou indisponible. Pour savoir si un document provient de nous, écrivez à',
}
