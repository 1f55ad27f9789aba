import type * as English from '#content/mail/order-work.ts'
import type { Translated } from '#contract/language.ts'

export const ORDER_WORK_MAIL: Translated<typeof English.ORDER_WORK_MAIL> = {
  begun: {
    subject: '{reference} Zaczęliśmy pracę nad zamówieniem',
    title: 'Zaczęliśmy pracę',
    preview: 'Gotowe {ready}.',
    text: 'Zaczęliśmy pracę nad zamówieniem i dostarczymy je {ready}. Nie można go już anulować na stronie zamówienia.',
    consumer:
      'Konsumentom nadal przysługuje prawo odstąpienia od umowy: potwierdzenie zamówienia mówi, jak z niego skorzystać.',
    next: 'Przy dostawie wyślemy e-mail. Jeśli coś się zmieni, prosimy od razu nas zawiadomić.',
  },
  rescheduled: {
    subject: '{reference} Nowy termin zamówienia',
    title: 'Nowy termin zamówienia',
    preview: 'Gotowe {ready}.',
    text: 'Termin zamówienia się zmienił. Miało być gotowe {before}, a będzie gotowe {ready}. Powód:',
    next: 'Jeśli nowy termin nie odpowiada, prosimy odpowiedzieć na tę wiadomość.',
  },
  beginUndone: {
    subject: '{reference} Jeszcze nie zaczęliśmy pracy',
    title: 'Jeszcze nie zaczęliśmy pracy',
    preview: 'Nasza ostatnia wiadomość została wysłana omyłkowo.',
    text: 'Napisaliśmy, że zaczęliśmy pracę nad zamówieniem. To była pomyłka i przepraszamy za zamieszanie.',
    cancel:
      'Do {end} można je nadal anulować na stronie zamówienia z pełnym zwrotem pieniędzy, jeśli jeszcze nie zaczęliśmy.',
    next: 'Gdy zaczniemy, wyślemy e-mail. Nie trzeba nic robić.',
  },
  documents: 'Dokumenty ({count})',
  message: {
    kinds: {
      plain: {
        subject: {
          order: '{reference} Wiadomość w sprawie zamówienia',
          request: '{reference} Wiadomość w sprawie zgłoszenia',
        },
        title: 'Wiadomość od nas',
        lead: {
          order: 'Nasza wiadomość w sprawie zamówienia:',
          request: 'Nasza wiadomość w sprawie zgłoszenia:',
        },
        button: 'Odpowiedz na stronie',
      },
      ask: {
        subject: {
          order: '{reference} Potrzebujemy czegoś od Państwa do zamówienia',
          request: '{reference} Potrzebujemy czegoś od Państwa do zgłoszenia',
        },
        title: 'Potrzebujemy czegoś od Państwa',
        lead: {
          order: 'Aby kontynuować realizację zamówienia, potrzebujemy od Państwa:',
          request: 'Aby kontynuować obsługę zgłoszenia, potrzebujemy od Państwa:',
        },
        button: 'Prześlij lub odpowiedz na stronie',
      },
      draft: {
        subject: {
          order: '{reference} Prosimy sprawdzić wersję roboczą do zamówienia',
          request: '{reference} Prosimy sprawdzić wersję roboczą do zgłoszenia',
        },
        title: 'Wersja robocza do sprawdzenia',
        lead: {
          order:
            'Zanim wystawimy poświadczenie dokładności, prosimy sprawdzić w wersji roboczej każde imię i nazwisko oraz każdą nazwę, datę i liczbę. Nasza wiadomość w sprawie zamówienia:',
          request:
            'Zanim wystawimy poświadczenie dokładności, prosimy sprawdzić w wersji roboczej każde imię i nazwisko oraz każdą nazwę, datę i liczbę. Nasza wiadomość w sprawie zgłoszenia:',
        },
        button: 'Sprawdź wersję roboczą',
      },
    },
    preview: 'Można odpowiedzieć na stronie lub e-mailem.',
    remark: 'Można je otworzyć na stronie.',
    about: 'Przesłany dokument',
    open: 'Otwórz dokumenty i odpowiedz',
    waits:
      'Po dokonaniu płatności termin dostawy przesuwa się o jeden dzień roboczy za każdy dzień roboczy oczekiwania.',
    approve: 'Na stronie można ją zatwierdzić lub poprosić o zmiany.',
    rounds: {
      one: 'Na stronie można ją zatwierdzić lub poprosić o zmiany; cena obejmuje {count} rundę zmian.',
      few: 'Na stronie można ją zatwierdzić lub poprosić o zmiany; cena obejmuje {count} rundy zmian.',
      many: 'Na stronie można ją zatwierdzić lub poprosić o zmiany; cena obejmuje {count} rund zmian.',
      other: 'Na stronie można ją zatwierdzić lub poprosić o zmiany; cena obejmuje {count} rundy zmian.',
    },
    moves: 'Termin dostawy przesuwa się o jeden dzień roboczy za każdy dzień roboczy oczekiwania.',
    quoteWaits: 'Wyślemy wycenę, gdy tylko to otrzymamy.',
    reminder: {
      subject: '{reference} Przypomnienie: czekamy na odpowiedź',
      title: 'Czekamy na Państwa odpowiedź',
      lead: 'Nie otrzymaliśmy jeszcze odpowiedzi. Gdy tylko nadejdzie, będziemy mogli kontynuować. Oto nasza wiadomość:',
    },
    reply: 'Można też odpowiedzieć na ten e-mail. Prosimy zachować numer referencyjny w temacie.',
  },
  delivered: {
    subject: '{reference} {title}',
    titles: {
      replaced: 'Zastąpiliśmy dokument',
      documents: 'Dokumenty są gotowe',
      parcel: 'Gotowe dokumenty są w drodze',
    },
    ready: {
      one: 'Dokument jest gotowy.',
      few: '{count} dokumenty są gotowe.',
      many: '{count} dokumentów jest gotowych.',
      other: '{count} dokumentu jest gotowe.',
    },
    open: {
      one: 'Można go teraz otworzyć na stronie.',
      few: 'Można je teraz otworzyć na stronie.',
      many: 'Można je teraz otworzyć na stronie.',
      other: 'Można je teraz otworzyć na stronie.',
    },
    closed: {
      one: 'Jest na stronie zamówienia.',
      few: 'Są na stronie zamówienia.',
      many: 'Są na stronie zamówienia.',
      other: 'Są na stronie zamówienia.',
    },
    sent: 'Wysłaliśmy gotowe dokumenty.',
    pay: 'Prosimy teraz zapłacić drugą połowę: {amount}.',
    disputed: 'Państwa bank sprawdza płatność za to zamówienie. Do czasu wyjaśnienia nie ma nic do zapłaty.',
    opens: 'Gotowe dokumenty będzie można otworzyć, gdy tylko druga połowa zostanie zapłacona.',
    replaced: {
      one: 'Od teraz prosimy używać nowego dokumentu zamiast: {names}. Kto sprawdzi stary plik, dowie się, że został on zastąpiony.',
      few: 'Od teraz prosimy używać nowych dokumentów zamiast: {names}. Kto sprawdzi stary plik, dowie się, że został on zastąpiony.',
      many: 'Od teraz prosimy używać nowych dokumentów zamiast: {names}. Kto sprawdzi stary plik, dowie się, że został on zastąpiony.',
      other:
        'Od teraz prosimy używać nowych dokumentów zamiast: {names}. Kto sprawdzi stary plik, dowie się, że został on zastąpiony.',
    },
    name: '„{name}”',
    originals: 'W przesyłce są także Państwa oryginały: {names}.',
    carrier: 'Przewoźnik',
    tracking: 'Numer przesyłki',
    seeAndPay: 'Zobacz zamówienie i zapłać drugą połowę',
    verify:
      'Każdy, komu przekażą Państwo jeden z tych plików, może sprawdzić, że pochodzi od nas i jest niezmieniony. Plik pozostaje na urządzeniu tej osoby. W tym celu przechowujemy cyfrowy odcisk pliku (SHA-256), nasz numer referencyjny i datę, nawet jeśli poproszą nas Państwo o usunięcie wszystkiego innego.',
    verifyLink: 'Sprawdź plik',
    check:
      'Prosimy sprawdzić otrzymane dokumenty. Jeśli popełniliśmy błąd, prosimy niezwłocznie dać nam znać, a poprawimy go bezpłatnie.',
  },
  takenBack: {
    subject: '{reference} Wycofaliśmy dokument',
    title: 'Wycofaliśmy dokument',
    preview: 'Dostarczyliśmy go omyłkowo.',
    text: 'Omyłkowo dostarczyliśmy dokument „{name}” i wycofaliśmy go, zanim został otwarty. Przepraszamy.',
    others: 'Wszystko inne, co dostarczyliśmy, nadal jest na stronie zamówienia.',
    again: 'Znów pracujemy nad zamówieniem i dostarczymy je {ready}.',
    next: 'Gdy tylko właściwy dokument będzie na stronie, wyślemy e-mail. Nie trzeba nic robić.',
  },
  parcelTakenBack: {
    subject: '{reference} Numer przesyłki nie był właściwy',
    title: 'Numer przesyłki nie był właściwy',
    preview: 'Wysłaliśmy go przez pomyłkę.',
    text: 'Przez pomyłkę podaliśmy Państwu numer przesyłki {name}: ta przesyłka nie jest dla Państwa. Przepraszamy.',
    next: 'Napiszemy, gdy tylko Państwa dokumenty będą w drodze. Nie trzeba nic robić.',
  },
  originals: {
    did: {
      'original arrived': {
        subject: '{reference} Oryginał dotarł do nas',
        title: 'Oryginał dotarł do nas',
        preview: 'Przechowujemy go do czasu odesłania.',
        text: 'Przesyłka od Państwa dotarła do nas. Przechowujemy oryginał do czasu odesłania i powiadomimy o tym e-mailem.',
      },
      'original moved': {
        subject: '{reference} Gdzie są teraz Państwa oryginały',
        title: 'Gdzie są teraz Państwa oryginały',
        preview: 'Są w innym miejscu, nadal pod naszą opieką.',
        text: 'Państwa oryginały są teraz w innym miejscu, nadal pod naszą opieką.',
      },
      'original sent back': {
        subject: '{reference} Państwa oryginały są w drodze powrotnej',
        title: 'Państwa oryginały są w drodze powrotnej',
        preview: 'Wysłaliśmy je od nas.',
        text: 'Państwa oryginały zostały od nas wysłane i są w drodze powrotnej.',
      },
      'original undone': {
        subject: '{reference} Sprostowanie w sprawie oryginałów',
        title: 'Sprostowanie w sprawie oryginałów',
        preview: 'Nasza ostatnia wiadomość o nich była pomyłką.',
        text: 'Nasza ostatnia wiadomość o oryginałach wymienionych poniżej była pomyłką. Przepraszamy. Na stronie zamówienia widać, co mamy u siebie.',
      },
    },
    original: 'Oryginał',
    place: 'Gdzie jest',
    wrong: 'Jeśli czegoś brakuje lub coś się nie zgadza, prosimy od razu odpowiedzieć na tę wiadomość.',
  },
  balanceDue: {
    subject: '{reference} Przypomnienie: {amount} do zapłaty za zamówienie',
    title: 'Druga połowa ceny jest do zapłaty',
    preview: '{amount}, kwota należna od dnia dostawy.',
    text: 'Dostarczyliśmy zamówienie i nie otrzymaliśmy jeszcze drugiej połowy ceny. Prosimy teraz zapłacić {amount}.',
    textOn:
      'Dostarczyliśmy zamówienie {day} i nie otrzymaliśmy jeszcze drugiej połowy ceny. Prosimy teraz zapłacić {amount}.',
    opens: 'Gotowe dokumenty będzie można otworzyć, gdy tylko druga połowa zostanie zapłacona.',
    pay: 'Zapłać drugą połowę',
    transfer: 'Przelew',
    wrong:
      'Jeśli zapłacili Państwo w ostatnich dniach lub jeśli coś jest nie tak z otrzymanymi dokumentami, prosimy dać nam znać, odpowiadając na ten e-mail.',
  },
  completed: {
    subject: '{reference} Zamówienie jest zrealizowane: otrzymaliśmy {amount}',
    title: 'Zamówienie jest zrealizowane',
    preview: 'Gotowe dokumenty można teraz otworzyć.',
    second: 'Dziękujemy. Otrzymaliśmy drugą połowę ceny i zamówienie jest zrealizowane.',
    payment: 'Dziękujemy. Otrzymaliśmy płatność w kwocie {amount} i zamówienie jest zrealizowane.',
    open: 'Wszystkie dokumenty można otworzyć na stronie zamówienia.',
    openButton: 'Otwórz gotowe dokumenty',
    check:
      'Prosimy sprawdzić otrzymane dokumenty. Jeśli popełniliśmy błąd, prosimy niezwłocznie dać nam znać, a poprawimy go bezpłatnie.',
  },
}
