import type * as English from '#content/certificate.ts'
import type { Translated } from '#contract/language.ts'

export const CERTIFICATE_WORDS: Translated<typeof English.CERTIFICATE_WORDS> = {
  title: 'Certificat de traduction',
  statement:
    'Signataire de cette traduction sous le nom indiqué dans le présent certificat, je certifie que je possède les compétences requises dans les deux langues et que la traduction contenue dans ce document est une traduction complète et exacte du document source qui y figure.',
  sample: 'Le texte de ce certificat est un spécimen.',
  reference: 'Référence',
  date: 'Date',
  document: 'Document',
  names: 'Noms',
  from: 'Langue source',
  into: 'Langue cible',
  translation: 'Traduction',
  source: 'Document source',
  pages: {
    single: 'page {first}',
    range: 'pages {first} à {last}',
  },
  translator: 'Traducteur ou traductrice',
  membership: 'Qualification',
  contact: 'Coordonnées',
  signature: 'Signature',
  check: {
    title: 'Comment vérifier ce document',
    text: 'Scannez le code d’une page ou ouvrez l’adresse indiquée à côté, puis comparez la page avec celle qui s’affiche. Seule cette réponse indique si ce certificat est toujours valide.',
    page: 'Vérifier cette page\u00a0: {address}',
    whole: 'Toutes les pages\u00a0: {address}',
  },
  alt: {
    translation: 'Page {page} de la traduction',
    source: 'Page {page} du document source',
  },
  file: 'Traduction certifiée {reference}',
}

export const CHECK_WORDS: Translated<typeof English.CHECK_WORDS> = {
  title: 'Vérifier un document par son code',
  how: 'Saisissez le code imprimé au bas de chaque page, ou notre référence.',
  code: 'Code ou référence',
  check: 'Vérifier',
  current: {
    title: 'Ce certificat est valide',
    text: 'Nous l’avons délivré le {date}.',
  },
  replaced: {
    title: 'Nous avons remplacé ce certificat le {on}',
    text: 'Nous l’avons délivré le {date} et remplacé depuis. Demandez le nouveau à la personne qui vous l’a remis.',
  },
  withdrawn: {
    title: 'Nous avons retiré ce certificat le {on}',
    text: 'Nous l’avons délivré le {date}. Ne vous y fiez pas.',
  },
  unknown: {
    title: 'Nous n’avons aucun certificat portant ce code',
    text: 'Comparez ce que vous avez saisi avec la page\u00a0: nos codes ne comportent ni O, ni I, ni L, ni aucune voyelle. Si tout est identique, ne vous fiez pas au document avant de nous avoir posé la question\u00a0: {email}.',
  },
  reference: 'Notre référence',
  pages: 'Pages',
  languages: 'Traduction',
  fromInto: '{from} → {into}',
  compare:
    'Comparez cette page avec la vôtre\u00a0: chaque mot, chaque nombre, chaque tampon et chaque signature doivent être identiques. Si quelque chose diffère, posez-nous la question\u00a0: {email}.',
  picture: 'Page {page} sur {pages}, telle que nous l’avons délivrée',
  pageOf: 'Page {page} sur {pages}',
  previous: 'Page précédente',
  next: 'Page suivante',
  kept: 'Les pages de ce certificat ne sont plus affichées. Si vous devez les comparer, posez-nous la question\u00a0: {email}.',
  byReference: 'Pour voir les pages, saisissez le code qui y est imprimé.',
  busy: 'Il y a eu trop de vérifications en peu de temps. Attendez quelques minutes, puis réessayez.',
}

export const CERTIFIED_WORDS: Translated<typeof English.CERTIFIED_WORDS> = {
  mail: 'Chaque page de la traduction certifiée porte un code qui permet à toute personne de la vérifier, même sur papier\u00a0: {address}',
  withdrawn: {
    subject: '{reference} Nous avons retiré une traduction certifiée',
    title: 'Nous avons retiré une traduction certifiée',
    preview: 'Ne l’utilisez plus.',
    text: 'Nous avons retiré «\u00a0{name}\u00a0». Toute personne qui vérifie ce document apprendra qu’il a été retiré.',
    reason: 'Motif',
    next: 'N’utilisez plus cette traduction et prévenez les personnes à qui vous l’avez remise. Si vous avez des questions, répondez à cet e-mail.',
  },
}
