import type * as English from '#content/ui.ts'
import type { Translated } from '#contract/language.ts'
import { BUSINESS } from '../business.ts'

export const FIELD_WORDS: Translated<typeof English.FIELD_WORDS> = {
  optional: '(opcjonalnie)',
  error: 'Błąd:',
  showPassword: 'Pokaż: {field}',
  hidePassword: 'Ukryj: {field}',
  show: 'Pokaż',
  hide: 'Ukryj',
  moreThan: 'Ponad',
  website: 'Strona internetowa',
}

export const TITLE_PREFIXES: Translated<typeof English.TITLE_PREFIXES> = { error: 'Błąd', sent: 'Wysłano' }

export const SUMMARY_TITLE: Translated<typeof English.SUMMARY_TITLE> = 'Wystąpił problem'

export const COPY_WORDS: Translated<typeof English.COPY_WORDS> = {
  copied: 'Skopiowano',
  failed: 'Nie skopiowano',
  reference: 'Kopiuj numer referencyjny',
}

export const MICROTEXT: Translated<typeof English.MICROTEXT> =
  `Tłumaczenie certyfikowane + poświadczenie notarialne + legalizacja + apostille + ${BUSINESS.name} + `

export const DRAFT_WORDS: Translated<typeof English.DRAFT_WORDS> = {
  answers: 'Odpowiedzi są zachowane na tym urządzeniu.',
  files: 'Pliki są zachowane na tym urządzeniu. Zostaną tu przez 24 godziny.',
  'answers-and-files':
    'Odpowiedzi i pliki są zachowane na tym urządzeniu. Pliki zostaną tu przez 24 godziny.',
  ask: 'Na tym urządzeniu są zaczęte odpowiedzi (dzień: {day}). Kontynuować?',
  continue: 'Kontynuuj',
  notMe: 'To nie moje, usuń je',
  cleared: 'Odpowiedzi zostały usunięte z tego urządzenia.',
  'files-cleared': 'Pliki zostały usunięte z tego urządzenia.',
  clear: 'Wyczyść',
  undo: 'Cofnij',
}

export const HALVES: Translated<typeof English.HALVES> = { first: 'z góry', second: 'przy dostawie' }

export const PAGES_LATER: Translated<typeof English.PAGES_LATER> = {
  title: 'Te strony nie są jeszcze gotowe',
  text: 'Są przygotowywane i pojawią się tutaj za kilka minut. Prosimy wtedy wczytać stronę ponownie albo przeczytać ją po angielsku.',
}
