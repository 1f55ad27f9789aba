import type * as English from '#content/verify.ts'
import type { Translated } from '#contract/language.ts'

export const VERIFY_PAGE: Translated<typeof English.VERIFY_PAGE> = {
  title: 'Weryfikacja dokumentu',
  lead: 'Tu można sprawdzić, czy otrzymany plik jest dokładnie taki, jaki dostarczyliśmy.',
  how: 'Dla urzędów, uczelni, pracodawców, banków i wszystkich innych. Sprawdzenie jest bezpłatne, nie wymaga konta, a plik pozostaje na Państwa urządzeniu.',
  file: 'Plik do sprawdzenia',
  choose: 'Wybierz plik',
  hint: 'Do {limit}\u00a0MB.',
  reading: 'Obliczanie cyfrowego odcisku…',
  asking: 'Wyszukiwanie…',
  known: {
    title: 'Tak, dostarczyliśmy ten plik',
    text: 'Nie zmienił się od czasu, gdy go dostarczyliśmy: {date}.',
    reference: 'Nasz numer referencyjny {reference}',
  },
  replaced: {
    title: 'Zastąpiliśmy ten plik {on}',
    text: 'Dostarczyliśmy go {date}, a później zastąpiliśmy innym. Należy poprosić osobę, która go przekazała, o nowy plik.',
  },
  takenBack: {
    title: 'Wycofaliśmy ten plik {on}',
    text: 'Dostarczyliśmy go omyłkowo {date} i wycofaliśmy, zanim został otwarty. Prosimy na nim nie polegać.',
  },
  unknown: {
    title: 'Nie mamy zapisu o tym pliku',
    text: 'Mimo to może być autentyczny. Zapisu może nie być, ponieważ',
    reasons: [
      'plik został po dostarczeniu zmieniony, podpisany, przekonwertowany lub ponownie zapisany;',
      'jest to skan lub zdjęcie wydrukowanego dokumentu;',
      'zapis został usunięty lub plik jest starszy niż nasze zapisy.',
    ],
  },
  ask: 'W razie wątpliwości prosimy zapytać nas, podając numer referencyjny z dokumentu: {email}.',
  digest: 'Cyfrowy odcisk tego pliku (SHA-256)',
  about: [
    {
      title: 'Czego to dowodzi',
      text: 'Jeśli znajdziemy plik, to pochodzi on od nas i nie został zmieniony od podanej daty. Nic to nie mówi o oryginalnym dokumencie ani o osobie, która plik przekazała.',
    },
    {
      title: 'Jeśli nie ma zapisu',
      text: 'Należy poprosić o plik dokładnie w takiej postaci, w jakiej go wysłaliśmy: skanu, zdjęcia ani kopii zapisanej ponownie nie da się odnaleźć, chyba że u dołu strony jest kod: należy wpisać go powyżej. Można też napisać do nas, podając numer referencyjny z dokumentu: {email}.',
    },
  ],
  technical: {
    title: 'Jak działa sprawdzanie',
    text: 'Przeglądarka oblicza cyfrowy odcisk (skrót) pliku (SHA-256) i wysyła nam tylko jego. Porównujemy go z odciskami plików, które dostarczyliśmy. Odcisk nie zdradza, co jest w pliku.',
  },
  tooLarge:
    'Ten plik jest większy niż {limit}\u00a0MB, a to więcej, niż przeglądarka może sprawdzić. Tak dużych plików nie dostarczamy.',
  unreadable: 'Nie udało się odczytać tego pliku. Prosimy wybrać go ponownie.',
  insecure: 'Ta przeglądarka może sprawdzać pliki tylko na bezpiecznej stronie (https).',
  failed: 'W tej chwili nie udało się tego sprawdzić. Prosimy spróbować ponownie.',
  busy: 'W krótkim czasie było zbyt wiele sprawdzeń. Prosimy odczekać kilka minut i spróbować ponownie.',
  again: 'Spróbuj ponownie',
  noscript:
    'Do sprawdzenia dokumentu ta strona wymaga JavaScriptu, który jest tu wyłączony lub niedostępny. Aby zapytać, czy dokument pochodzi od nas, prosimy napisać na adres',
}
