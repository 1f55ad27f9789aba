import type * as English from '#content/files.ts'
import type { Translated } from '#contract/language.ts'
import { FILE_LIMITS } from '#contract/limits.ts'

export const QUOTE_NOTICES: Translated<typeof English.QUOTE_NOTICES> = {
  success: {
    title: 'Demande de devis envoyée',
    description: 'Votre demande de devis a bien été envoyée. Nous vous répondrons bientôt\u00a0!',
  },
  failed: {
    title: 'Échec de l’envoi',
    description: 'La demande de devis n’a pas pu être envoyée. Réessayez.',
  },
}

export const QUOTE_FAILURES: Translated<typeof English.QUOTE_FAILURES> = {
  save: 'La demande de devis n’a pas pu être enregistrée',
  upload: 'Le fichier {name} n’a pas pu être envoyé',
}

export const FILE_PROBLEMS: Translated<typeof English.FILE_PROBLEMS> = {
  empty: '{name} est vide',
  'too-large': '{name} dépasse {megabytes}\u00a0Mo',
  extension: '{name} n’est pas un fichier {types}',
  content: '{name} ne correspond pas à son type de fichier\u00a0: son contenu est d’un autre type',
  virus: '{name} n’a pas été accepté\u00a0: notre antivirus y a trouvé un élément dangereux',
}

export const FILE_WORDS: Translated<typeof English.FILE_WORDS> = {
  unreadable: '{name} n’a pas pu être lu. Choisissez-le de nouveau',
  repeated: '{name} n’a pas été ajouté\u00a0: il est déjà dans la liste',
  heic: '{name} est une photo HEIC\u00a0: enregistrez-la au format JPG ou PNG, puis choisissez ce fichier',
  tooMany: `{name} n’a pas été ajouté\u00a0: une demande peut comporter ${FILE_LIMITS.maxFiles} fichiers au plus`,
}

export const READ_PROBLEMS: Translated<typeof English.READ_PROBLEMS> = {
  changed: {
    row: 'Il a changé depuis que vous l’avez choisi\u00a0: {again}',
    message: '{name} a changé depuis que vous l’avez choisi\u00a0: {again}',
  },
  gone: {
    row: 'Il a été déplacé ou supprimé depuis que vous l’avez choisi\u00a0: {again}',
    message: '{name} a été déplacé ou supprimé depuis que vous l’avez choisi\u00a0: {again}',
  },
}

export const CHOOSE_AGAIN: Translated<typeof English.CHOOSE_AGAIN> = 'choisissez-le de nouveau'

export const PASSWORD_HELP: Translated<typeof English.PASSWORD_HELP> = {
  request:
    'Son ouverture exige un mot de passe. Choisissez une copie sans mot de passe, ou écrivez celui-ci sous «\u00a0Description du travail\u00a0». Ne l’envoyez jamais par e-mail.',
  further:
    'Son ouverture exige un mot de passe. Ajoutez une copie sans mot de passe, et n’envoyez jamais celui-ci par e-mail.',
  order:
    'Son ouverture exige un mot de passe. Ajoutez une copie sans mot de passe, ou envoyez-nous celui-ci dans un message sur cette page. Ne l’envoyez jamais par e-mail.',
}

export const DOCUMENT_WORDS: Translated<typeof English.DOCUMENT_WORDS> = {
  choose: 'Choisir des fichiers',
  drop: 'ou déposez-les ici.',
  limits: '{drop}{types}, {size} au plus par fichier. {most} fichiers au maximum.',
  size: '{megabytes}\u00a0Mo',
  checking: 'Vérification de vos fichiers…',
  chosen: 'Documents choisis',
  dismiss: 'Fermer',
  remove: 'Retirer {name}',
  waiting: 'En attente, {size}',
  retrying: 'La connexion a échoué. Nouvel essai…',
  failed: 'Non envoyé, {size}',
  uploaded: 'Envoyé, {size}',
  uploading: 'Envoi de {name}',
  progress: '{part}, {percent}\u00a0%',
  megabytes: '{size}\u00a0Mo',
  kilobytes: '{size}\u00a0Ko',
  part: '{part} sur {whole}',
  files: { one: '{count} fichier', other: '{count} fichiers' },
  uploads: {
    one: 'Fichier envoyé\u00a0: {stored} sur {count}',
    other: 'Fichiers envoyés\u00a0: {stored} sur {count}',
  },
}

export const SEND_WORDS: Translated<typeof English.SEND_WORDS> = {
  cancel: 'Annuler',
  cancelled: 'Envoi annulé. Rien n’est parti\u00a0; vos réponses et vos fichiers sont toujours ici.',
  uploading: 'Envoi de vos documents',
  documents: 'Documents\u00a0: {part}',
}
