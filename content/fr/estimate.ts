import type * as English from '#content/estimate.ts'
import type { Translated } from '#contract/language.ts'

export const ESTIMATE: Translated<typeof English.ESTIMATE> = {
  counting: 'Comptage des pages et des mots…',
  missing: 'Choisissez un service et un délai, et nous vous donnerons un prix indicatif.',
  binding: 'Seul le devis écrit fait foi.',
  samples: 'Exemples de prix.',
  range: 'Prix indicatif\u00a0: {price}',
  about: 'environ {price}',
  between: 'de {from} à {to}',
  of: 'Pour {counted}\u00a0: {service}.',
  counted: 'Nous avons compté {counted}.',
  pages: { one: '{count} page', other: '{count} pages' },
  unreadable: '{pages} sans texte que nous puissions lire',
  words: { one: '{pages}, environ {count} mot', other: '{pages}, environ {count} mots' },
  wordsOnSome: {
    one: '{pages}, environ {count} mot sur {read} d’entre elles',
    other: '{pages}, environ {count} mots sur {read} d’entre elles',
  },
  andUncounted: {
    one: '{counted}, et {count} fichier que nous n’avons pas pu compter',
    other: '{counted}, et {count} fichiers que nous n’avons pas pu compter',
  },
  uncountedPrice: 'Le devis écrit comprendra aussi ce que nous n’avons pas pu compter.',
  times: '{units} × {price}',
  units: {
    page: { one: '{count} page de 250 mots', other: '{count} pages de 250 mots' },
    word: { one: '{count} mot', other: '{count} mots' },
    document: { one: '{count} document', other: '{count} documents' },
  },
  layout: 'Avec des tampons, des tableaux ou une langue rare, jusqu’à',
  pair: 'Si aucune des langues n’est l’anglais, jusqu’à',
  extras: 'Les prestations complémentaires ne sont pas comprises.',
  private:
    'Le comptage se fait sur votre appareil. Rien n’est envoyé tant que vous n’appuyez pas sur le bouton ci-dessous.',
  uncounted: {
    locked:
      'Il exige un mot de passe. Nous n’avons pas pu le compter\u00a0; vous pouvez quand même l’envoyer.',
    damaged: 'Il semble endommagé. Nous n’avons pas pu le compter\u00a0; vous pouvez quand même l’envoyer.',
    unknown: 'Nous n’avons pas pu le compter\u00a0; vous pouvez quand même l’envoyer.',
  },
}
