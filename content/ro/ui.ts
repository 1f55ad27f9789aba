import { BUSINESS } from '#content/business.ts'
import type * as English from '#content/ui.ts'
import type { Translated } from '#contract/language.ts'

export const FIELD_WORDS: Translated<typeof English.FIELD_WORDS> = {
  optional: '(opțional)',
  error: 'Eroare:',
  showPassword: 'Afișați: {field}',
  hidePassword: 'Ascundeți: {field}',
  show: 'Afișați',
  hide: 'Ascundeți',
  moreThan: 'Mai mult de',
  website: 'Site web',
}

export const TITLE_PREFIXES: Translated<typeof English.TITLE_PREFIXES> = { error: 'Eroare', sent: 'Trimis' }

export const SUMMARY_TITLE: Translated<typeof English.SUMMARY_TITLE> = 'Există o problemă'

export const COPY_WORDS: Translated<typeof English.COPY_WORDS> = {
  copied: 'Copiat',
  failed: 'Nu s-a copiat',
  reference: 'Copiați referința',
}

export const MICROTEXT: Translated<typeof English.MICROTEXT> =
  `Traducere certificată + legalizare notarială + supralegalizare + apostilă + ${BUSINESS.name} + `

export const DRAFT_WORDS: Translated<typeof English.DRAFT_WORDS> = {
  answers: 'Am păstrat răspunsurile dumneavoastră pe acest dispozitiv.',
  files: 'Am păstrat fișierele dumneavoastră pe acest dispozitiv. Rămân 24 de ore.',
  'answers-and-files':
    'Am păstrat răspunsurile și fișierele dumneavoastră pe acest dispozitiv. Fișierele rămân 24 de ore.',
  ask: 'Continuați cu răspunsurile începute {day}?',
  continue: 'Continuați',
  notMe: 'Nu sunt ale mele, ștergeți-le',
  cleared: 'Răspunsurile au fost șterse de pe acest dispozitiv.',
  'files-cleared': 'Fișierele au fost șterse de pe acest dispozitiv.',
  clear: 'Ștergeți',
  undo: 'Anulați ștergerea',
}

export const HALVES: Translated<typeof English.HALVES> = { first: 'în avans', second: 'la livrare' }

export const PAGES_LATER: Translated<typeof English.PAGES_LATER> = {
  title: 'Aceste pagini nu sunt încă gata',
  text: 'Sunt în pregătire și vor fi aici în câteva minute. Vă rugăm să reîncărcați atunci pagina sau să o citiți în engleză.',
}
