import type * as English from '#content/mail/quote.ts'
import type { Translated } from '#contract/language.ts'

const REFERENCE_AND_PROMISE =
  '{reference}. Wyślemy pisemną wycenę. Do czasu jej zaakceptowania nie mają Państwo żadnych zobowiązań.'

export const QUOTE_MAIL: Translated<typeof English.QUOTE_MAIL> = {
  typed: 'patrz zgłoszenie',
  due: 'Odpowiemy do',
  neededBy: 'Potrzebne do',
  button: 'Zobacz zgłoszenie',

  received: {
    subject: '{reference} Otrzymaliśmy prośbę o wycenę',
    title: 'Otrzymaliśmy zgłoszenie',
    preview: REFERENCE_AND_PROMISE,
    why: 'Wysłaliśmy tę wiadomość, ponieważ dnia {moment}, z tego adresu poproszono o wycenę. Jeśli to nie Państwo, prosimy dać nam znać, odpowiadając na ten e-mail.',
    text: 'Otrzymaliśmy prośbę o wycenę i wyślemy pisemną wycenę. Do czasu jej zaakceptowania nie mają Państwo żadnych zobowiązań.',
    documents: 'Dokumenty',
    none: 'brak',
    count: {
      one: 'otrzymano {count}',
      few: 'otrzymano {count}',
      many: 'otrzymano {count}',
      other: 'otrzymano {count}',
    },
    missing: 'Dokument {number} nie dotarł. Prosimy przesłać go ponownie.',
    refused: 'Dokument {number} został odrzucony. Strona zgłoszenia podaje powód.',
    locked:
      'Do otwarcia dokumentu {number} potrzebne jest hasło. Prosimy dodać na stronie zgłoszenia kopię bez hasła. Prosimy nie przesyłać hasła e-mailem.',
    next: 'Co dalej',
    steps: [
      'Czytamy dokumenty i sprawdzamy, czego wymaga urząd.',
      'Wysyłamy e-mailem wycenę z ceną i terminem.',
      'Po jej zaakceptowaniu płacą Państwo połowę z góry i zaczynamy. Drugą połowę płacą Państwo przy dostawie.',
    ],
    page: 'Przycisk otwiera stronę zgłoszenia, na której można zobaczyć, co zostało wysłane, i dodać dokumenty. Link jest prywatny: prosimy go nie udostępniać. Można też odpowiedzieć na ten e-mail. Prosimy nie przesyłać nam haseł ani numerów kart.',
  },

  opened: {
    subject: '{reference} Utworzyliśmy dla Państwa zgłoszenie',
    title: 'Państwa zgłoszenie',
    preview: REFERENCE_AND_PROMISE,
    why: 'Wysłaliśmy tę wiadomość, ponieważ utworzyliśmy zgłoszenie dla osoby, która podała nam ten adres. Jeśli to nie Państwo, prosimy dać nam znać, odpowiadając na ten e-mail.',
    text: 'Dziękujemy za kontakt. Utworzyliśmy dla Państwa zgłoszenie i wyślemy pisemną wycenę. Do czasu jej zaakceptowania nie mają Państwo żadnych zobowiązań.',
    page: 'Przycisk otwiera stronę zgłoszenia z tym, co zanotowaliśmy. Prosimy to sprawdzić i dodać tam dokumenty. Link jest prywatny: prosimy go nie udostępniać. Jeśli coś się nie zgadza, prosimy odpowiedzieć na ten e-mail. Prosimy nie przesyłać nam haseł ani numerów kart.',
  },

  contact: {
    subject: '{reference} Zmieniliśmy dane kontaktowe',
    title: 'Zmieniliśmy dane kontaktowe',
    preview: 'Prosimy je sprawdzić.',
    why: 'Wysłaliśmy tę wiadomość, ponieważ zmieniono dane kontaktowe. Jeśli nie było takiej prośby, prosimy odpowiedzieć i dać nam znać.',
    text: 'Zmieniliśmy dane kontaktowe do zapytania. Oto dane, które mamy teraz.',
    ended: 'Wysłane wcześniej linki już nie działają: prosimy używać tego.',
    wrong: 'Jeśli coś się nie zgadza, prosimy odpowiedzieć i dać nam znać.',
  },

  former: {
    subject: '{reference} Nasze wiadomości trafiają teraz pod inny adres',
    title: 'Nasze wiadomości trafiają teraz pod inny adres',
    preview: 'Nasze wiadomości trafiają teraz pod inny adres.',
    why: 'Wysłaliśmy tę wiadomość, ponieważ wiadomości w sprawie {reference} przychodziły pod ten adres.',
    text: 'Wiadomości w sprawie {reference} trafiają teraz pod inny adres e-mail. Linki wysłane pod ten adres już nie działają.',
    wrong: 'Jeśli to pomyłka, prosimy odpowiedzieć i dać nam znać.',
  },

  link: {
    subject: '{reference} Link do prośby o wycenę',
    title: 'Nowy link',
    preview: '{reference}. Tu można zobaczyć, co zostało wysłane, i dodać dokumenty.',
    why: 'Wysłaliśmy tę wiadomość, ponieważ na naszej stronie poproszono o nowy link. Trafił tylko na adres podany w zgłoszeniu. Jeśli to nie Państwo, można ją zignorować.',
    whyEnded:
      'Wysłaliśmy tę wiadomość, ponieważ poproszono o nowy link. Trafił tylko na adres podany w zgłoszeniu. Jeśli to nie Państwo, można ją zignorować.',
    text: 'Oto nowy link do prośby o wycenę. Pokazuje, co zostało wysłane; można tam też dodać dokumenty.',
    textEnded:
      'Oto nowy link do prośby o wycenę. Pokazuje, co zostało wysłane; można tam też dodać dokumenty. Wysłane wcześniej linki już nie działają.',
    sent: 'Wysłano',
    works: {
      one: 'Link działa przez {count} dzień. Prosimy go nie udostępniać.',
      few: 'Link działa przez {count} dni. Prosimy go nie udostępniać.',
      many: 'Link działa przez {count} dni. Prosimy go nie udostępniać.',
      other: 'Link działa przez {count} dnia. Prosimy go nie udostępniać.',
    },
  },
}
