import type * as English from '#content/files.ts'
import type { Translated } from '#contract/language.ts'
import { FILE_LIMITS } from '#contract/limits.ts'

export const QUOTE_NOTICES: Translated<typeof English.QUOTE_NOTICES> = {
  success: {
    title: 'Zgłoszenie wysłane',
    description: 'Prośba o wycenę została wysłana. Wkrótce odpowiemy!',
  },
  failed: {
    title: 'Wysyłanie nie powiodło się',
    description: 'Nie udało się wysłać prośby o wycenę. Prosimy spróbować ponownie.',
  },
}

export const QUOTE_FAILURES: Translated<typeof English.QUOTE_FAILURES> = {
  save: 'Nie udało się zapisać prośby o wycenę',
  upload: 'Nie udało się przesłać pliku {name}',
}

export const FILE_PROBLEMS: Translated<typeof English.FILE_PROBLEMS> = {
  empty: 'Plik {name} jest pusty',
  'too-large': 'Plik {name} jest większy niż {megabytes}\u00a0MB',
  extension: 'Plik {name} nie jest typu {types}',
  content: 'Plik {name} nie odpowiada swojemu typowi: jego zawartość jest innego typu',
  virus: 'Plik {name} nie został przyjęty: nasz program antywirusowy znalazł w nim coś szkodliwego',
}

export const FILE_WORDS: Translated<typeof English.FILE_WORDS> = {
  unreadable: 'Nie udało się odczytać pliku {name}. Prosimy wybrać go ponownie',
  repeated: 'Plik {name} nie został dodany: jest już na liście',
  heic: 'Plik {name} to zdjęcie HEIC: prosimy zapisać je jako JPG lub PNG i wybrać ten plik',
  tooMany: `Plik {name} nie został dodany: największa liczba plików w zgłoszeniu to ${FILE_LIMITS.maxFiles}`,
}

export const READ_PROBLEMS: Translated<typeof English.READ_PROBLEMS> = {
  changed: {
    row: 'Plik zmienił się od czasu wyboru: {again}',
    message: 'Plik {name} zmienił się od czasu wyboru: {again}',
  },
  gone: {
    row: 'Od czasu wyboru plik przeniesiono lub usunięto: {again}',
    message: 'Od czasu wyboru plik {name} przeniesiono lub usunięto: {again}',
  },
}

export const CHOOSE_AGAIN: Translated<typeof English.CHOOSE_AGAIN> = 'wybierz go ponownie'

export const PASSWORD_HELP: Translated<typeof English.PASSWORD_HELP> = {
  request:
    'Do otwarcia potrzebne jest hasło. Prosimy wybrać kopię bez hasła lub wpisać hasło w polu „Opis sprawy”. Prosimy nigdy nie wysyłać go e-mailem.',
  further:
    'Do otwarcia potrzebne jest hasło. Prosimy dodać kopię bez hasła i nigdy nie wysyłać hasła e-mailem.',
  order:
    'Do otwarcia potrzebne jest hasło. Prosimy dodać kopię bez hasła lub podać nam hasło w wiadomości na tej stronie. Prosimy nigdy nie wysyłać go e-mailem.',
}

export const DOCUMENT_WORDS: Translated<typeof English.DOCUMENT_WORDS> = {
  choose: 'Wybierz pliki',
  drop: 'lub upuść je tutaj.',
  limits: '{drop}{types}, do {size} każdy. Liczba plików: najwyżej {most}.',
  size: '{megabytes}\u00a0MB',
  checking: 'Sprawdzanie plików…',
  chosen: 'Wybrane dokumenty',
  dismiss: 'Zamknij',
  remove: 'Usuń plik {name}',
  waiting: 'Oczekuje, {size}',
  retrying: 'Połączenie zostało przerwane. Próbujemy ponownie…',
  failed: 'Nie przesłano, {size}',
  uploaded: 'Przesłano, {size}',
  uploading: 'Przesyłanie pliku {name}',
  progress: '{part}, {percent}%',
  megabytes: '{size}\u00a0MB',
  kilobytes: '{size}\u00a0KB',
  part: '{part} z {whole}',
  files: { one: '{count} plik', few: '{count} pliki', many: '{count} plików', other: '{count} pliku' },
  uploads: {
    one: 'Przesłano {stored} z {count} pliku',
    few: 'Przesłano {stored} z {count} plików',
    many: 'Przesłano {stored} z {count} plików',
    other: 'Przesłano {stored} z {count} pliku',
  },
}

export const SEND_WORDS: Translated<typeof English.SEND_WORDS> = {
  cancel: 'Anuluj',
  cancelled: 'Anulowano. Nic nie zostało wysłane; odpowiedzi i pliki nadal tu są.',
  uploading: 'Przesyłanie dokumentów',
  documents: 'Dokumenty: {part}',
}
