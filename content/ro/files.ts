import type * as English from '#content/files.ts'
import type { Translated } from '#contract/language.ts'
import { FILE_LIMITS } from '#contract/limits.ts'

export const QUOTE_NOTICES: Translated<typeof English.QUOTE_NOTICES> = {
  success: {
    title: 'Cererea de ofertă a fost trimisă',
    description: 'Cererea dumneavoastră de ofertă a ajuns la noi. Vă răspundem în curând.',
  },
  failed: {
    title: 'Trimiterea nu a reușit',
    description: 'Cererea de ofertă nu a putut fi trimisă. Încercați din nou.',
  },
}

export const QUOTE_FAILURES: Translated<typeof English.QUOTE_FAILURES> = {
  save: 'Cererea de ofertă nu a putut fi salvată',
  upload: 'Nu s-a putut încărca {name}',
}

export const FILE_PROBLEMS: Translated<typeof English.FILE_PROBLEMS> = {
  empty: '{name} este gol',
  'too-large': '{name} depășește {megabytes}\u00a0MB',
  extension: '{name} nu este un fișier {types}',
  content: '{name} nu corespunde tipului de fișier: conținutul este de alt tip',
  virus: '{name} nu a fost acceptat: programul nostru antivirus a găsit în el ceva dăunător',
}

export const FILE_WORDS: Translated<typeof English.FILE_WORDS> = {
  unreadable: '{name} nu a putut fi citit. Alegeți-l din nou',
  repeated: '{name} nu a fost adăugat: este deja în listă',
  heic: '{name} este o fotografie HEIC: salvați-o ca JPG sau PNG și alegeți acel fișier',
  tooMany: `{name} nu a fost adăugat: o cerere poate avea cel mult ${FILE_LIMITS.maxFiles} fișiere`,
}

export const READ_PROBLEMS: Translated<typeof English.READ_PROBLEMS> = {
  changed: {
    row: 'S-a schimbat de când l-ați ales: {again}',
    message: '{name} s-a schimbat de când l-ați ales: {again}',
  },
  gone: {
    row: 'A fost mutat sau șters de când l-ați ales: {again}',
    message: '{name} a fost mutat sau șters de când l-ați ales: {again}',
  },
}

export const CHOOSE_AGAIN: Translated<typeof English.CHOOSE_AGAIN> = 'alegeți-l din nou'

export const PASSWORD_HELP: Translated<typeof English.PASSWORD_HELP> = {
  request:
    'Se deschide numai cu o parolă. Alegeți o copie fără parolă sau scrieți parola în câmpul Descrierea lucrării. Nu o trimiteți niciodată prin e-mail.',
  further:
    'Se deschide numai cu o parolă. Adăugați o copie fără parolă și nu trimiteți niciodată parola prin e-mail.',
  order:
    'Se deschide numai cu o parolă. Adăugați o copie fără parolă sau trimiteți-ne parola într-un mesaj pe această pagină. Nu o trimiteți niciodată prin e-mail.',
}

export const DOCUMENT_WORDS: Translated<typeof English.DOCUMENT_WORDS> = {
  choose: 'Alegeți fișiere',
  drop: 'sau trageți-le aici.',
  limits: '{drop}{types}, cel mult {size} fiecare. Numărul de fișiere: cel mult {most}.',
  size: '{megabytes}\u00a0MB',
  checking: 'Se verifică fișierele…',
  chosen: 'Documente alese',
  dismiss: 'Închideți',
  remove: 'Eliminați {name}',
  waiting: 'În așteptare, {size}',
  retrying: 'Conexiunea s-a întrerupt. Se încearcă din nou…',
  failed: 'Neîncărcat, {size}',
  uploaded: 'Încărcat, {size}',
  uploading: 'Se încarcă {name}',
  progress: '{part}, {percent}\u00a0%',
  megabytes: '{size}\u00a0MB',
  kilobytes: '{size}\u00a0KB',
  part: '{part} din {whole}',
  files: { one: '{count} fișier', few: '{count} fișiere', other: '{count} de fișiere' },
  uploads: {
    one: '{stored} din {count} fișier încărcat',
    few: '{stored} din {count} fișiere încărcate',
    other: '{stored} din {count} de fișiere încărcate',
  },
}

export const SEND_WORDS: Translated<typeof English.SEND_WORDS> = {
  cancel: 'Anulați',
  cancelled: 'Trimitere anulată. Nu s-a trimis nimic; răspunsurile și fișierele sunt încă aici.',
  uploading: 'Se încarcă documentele dumneavoastră',
  documents: 'Documente: {part}',
}
