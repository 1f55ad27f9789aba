import type * as English from '#content/mail/order-work.ts'
import type { Translated } from '#contract/language.ts'

export const ORDER_WORK_MAIL: Translated<typeof English.ORDER_WORK_MAIL> = {
  begun: {
    subject: '{reference} Am început lucrul la comanda dumneavoastră',
    title: 'Am început lucrul',
    preview: 'Livrare {ready}.',
    text: 'Am început lucrul la comanda dumneavoastră și o livrăm {ready}. Nu o mai puteți anula pe pagina dumneavoastră.',
    consumer:
      'Aveți în continuare dreptul de retragere din contract, în calitate de consumator: confirmarea comenzii arată cum.',
    next: 'Vă scriem când livrăm. Dacă se schimbă ceva, spuneți-ne imediat.',
  },
  rescheduled: {
    subject: '{reference} O nouă dată pentru comanda dumneavoastră',
    title: 'O nouă dată pentru comanda dumneavoastră',
    preview: 'Livrare {ready}.',
    text: 'Data comenzii dumneavoastră s-a schimbat. Trebuia livrată {before} și o vom livra {ready}. Motivul:',
    next: 'Dacă noua dată nu vă convine, răspundeți la acest mesaj și spuneți-ne.',
  },
  beginUndone: {
    subject: '{reference} Nu am început încă lucrul',
    title: 'Nu am început încă lucrul',
    preview: 'Ultimul nostru mesaj a fost trimis din greșeală.',
    text: 'V-am scris că am început lucrul la comanda dumneavoastră. A fost o greșeală și ne cerem scuze pentru confuzie.',
    cancel:
      'Puteți încă anula pe pagina dumneavoastră până {end} și primiți toată suma înapoi, dacă nu am început.',
    next: 'Vă scriem când începem. Nu trebuie să faceți nimic.',
  },
  documents: 'Documente ({count})',
  message: {
    kinds: {
      plain: {
        subject: {
          order: '{reference} Un mesaj despre comanda dumneavoastră',
          request: '{reference} Un mesaj despre cererea dumneavoastră',
        },
        title: 'Un mesaj de la noi',
        lead: {
          order: 'Mesajul nostru despre comanda dumneavoastră:',
          request: 'Mesajul nostru despre cererea dumneavoastră:',
        },
        button: 'Răspundeți pe pagina dumneavoastră',
      },
      ask: {
        subject: {
          order: '{reference} Avem nevoie de ceva pentru comanda dumneavoastră',
          request: '{reference} Avem nevoie de ceva pentru cererea dumneavoastră',
        },
        title: 'Avem nevoie de ceva de la dumneavoastră',
        lead: {
          order: 'Pentru a continua comanda avem nevoie de la dumneavoastră de următoarele:',
          request: 'Pentru a continua cu cererea avem nevoie de la dumneavoastră de următoarele:',
        },
        button: 'Trimiteți sau răspundeți pe pagina dumneavoastră',
      },
      draft: {
        subject: {
          order: '{reference} Verificați versiunea preliminară a comenzii',
          request: '{reference} Verificați versiunea preliminară a cererii',
        },
        title: 'O versiune preliminară de verificat',
        lead: {
          order:
            'Vă rugăm să verificați fiecare nume, dată și număr din versiunea preliminară înainte să o certificăm. Mesajul nostru despre comanda dumneavoastră:',
          request:
            'Vă rugăm să verificați fiecare nume, dată și număr din versiunea preliminară înainte să o certificăm. Mesajul nostru despre cererea dumneavoastră:',
        },
        button: 'Verificați versiunea preliminară',
      },
    },
    preview: 'Puteți răspunde pe pagina dumneavoastră sau prin e-mail.',
    remark: 'Le puteți deschide pe pagina dumneavoastră.',
    about: 'Documentul trimis de dumneavoastră',
    open: 'Deschideți documentele și răspundeți',
    waits:
      'După ce ați plătit, ziua livrării se amână cu o zi lucrătoare pentru fiecare zi lucrătoare în care așteptăm.',
    approve: 'Pe pagina dumneavoastră o puteți aproba sau puteți cere modificări.',
    rounds: {
      one: 'Pe pagina dumneavoastră o puteți aproba sau puteți cere modificări; prețul include {count} rundă de modificări.',
      few: 'Pe pagina dumneavoastră o puteți aproba sau puteți cere modificări; prețul include {count} runde de modificări.',
      other:
        'Pe pagina dumneavoastră o puteți aproba sau puteți cere modificări; prețul include {count} de runde de modificări.',
    },
    moves: 'Ziua livrării se amână cu o zi lucrătoare pentru fiecare zi lucrătoare în care așteptăm.',
    quoteWaits: 'Vă trimitem oferta imediat ce primim ceea ce lipsește.',
    reminder: {
      subject: '{reference} Memento: așteptăm răspunsul dumneavoastră',
      title: 'Așteptăm răspunsul dumneavoastră',
      lead: 'Încă nu am primit un răspuns de la dumneavoastră și putem continua imediat ce îl primim. Iată ce v-am scris:',
    },
    reply: 'Puteți și să răspundeți la acest e-mail. Păstrați referința în subiect.',
  },
  delivered: {
    subject: '{reference} {title}',
    titles: {
      replaced: 'Am înlocuit un document',
      documents: 'Documentele dumneavoastră sunt gata',
      parcel: 'Documentele finalizate sunt pe drum',
    },
    ready: {
      one: 'Documentul dumneavoastră este gata.',
      few: 'Cele {count} documente ale dumneavoastră sunt gata.',
      other: 'Cele {count} de documente ale dumneavoastră sunt gata.',
    },
    open: {
      one: 'Îl puteți deschide acum pe pagina dumneavoastră.',
      few: 'Le puteți deschide acum pe pagina dumneavoastră.',
      other: 'Le puteți deschide acum pe pagina dumneavoastră.',
    },
    closed: {
      one: 'Este pe pagina dumneavoastră.',
      few: 'Sunt pe pagina dumneavoastră.',
      other: 'Sunt pe pagina dumneavoastră.',
    },
    sent: 'Am expediat documentele finalizate.',
    pay: 'Vă rugăm să plătiți acum a doua jumătate: {amount}.',
    disputed:
      'Banca dumneavoastră verifică o plată pentru această comandă. Până la încheierea verificării nu aveți nimic de plătit.',
    opens: 'Puteți deschide documentele finalizate imediat ce este plătită a doua jumătate.',
    replaced: {
      one: 'De acum înainte folosiți documentul nou în loc de {names}. Oricine verifică fișierul vechi află că a fost înlocuit.',
      few: 'De acum înainte folosiți documentele noi în loc de {names}. Oricine verifică fișierul vechi află că a fost înlocuit.',
      other:
        'De acum înainte folosiți documentele noi în loc de {names}. Oricine verifică fișierul vechi află că a fost înlocuit.',
    },
    name: '„{name}”',
    originals: 'În colet se află și originalele dumneavoastră: {names}.',
    carrier: 'Transportator',
    tracking: 'Număr de urmărire',
    seeAndPay: 'Vedeți comanda și plătiți a doua jumătate',
    verify:
      'Oricine primește de la dumneavoastră unul dintre aceste fișiere poate verifica dacă este al nostru și nemodificat. Fișierul rămâne pe dispozitivul acelei persoane. Pentru aceasta păstrăm amprenta lui digitală (SHA-256), referința noastră și data, chiar dacă ne cereți să ștergem tot restul.',
    verifyLink: 'Verificați un fișier',
    check:
      'Vă rugăm să verificați ce primiți. Dacă am greșit ceva, spuneți-ne cât mai curând și corectăm gratuit.',
  },
  takenBack: {
    subject: '{reference} Am retras un document',
    title: 'Am retras un document',
    preview: 'L-am livrat din greșeală.',
    text: 'Am livrat „{name}” din greșeală și l-am retras înainte să fie deschis. Ne cerem scuze.',
    others: 'Tot ce am mai livrat este în continuare pe pagina dumneavoastră.',
    again: 'Lucrăm din nou la comanda dumneavoastră și o livrăm {ready}.',
    next: 'Vă scriem imediat ce documentul corect este pe pagina dumneavoastră. Nu trebuie să faceți nimic.',
  },
  parcelTakenBack: {
    subject: '{reference} Un număr de urmărire nu era al dumneavoastră',
    title: 'Un număr de urmărire nu era al dumneavoastră',
    preview: 'A fost trimis din greșeală.',
    text: 'V-am dat din greșeală numărul de urmărire {name}: acel colet nu este pentru dumneavoastră. Ne cerem scuze.',
    next: 'Vă scriem imediat ce documentele dumneavoastră sunt pe drum. Nu trebuie să faceți nimic.',
  },
  originals: {
    did: {
      'original arrived': {
        subject: '{reference} Originalul dumneavoastră a ajuns',
        title: 'Originalul dumneavoastră a ajuns',
        preview: 'Îl păstrăm până când vi-l trimitem înapoi.',
        text: 'Ce ne-ați trimis a ajuns. Păstrăm originalul până când vi-l trimitem înapoi și vă anunțăm atunci prin e-mail.',
      },
      'original moved': {
        subject: '{reference} Unde se află acum originalele dumneavoastră',
        title: 'Unde se află acum originalele dumneavoastră',
        preview: 'Sunt în alt loc, în continuare în grija noastră.',
        text: 'Originalele dumneavoastră se află acum în alt loc, în continuare în grija noastră.',
      },
      'original sent back': {
        subject: '{reference} Originalele dumneavoastră sunt pe drumul de întoarcere',
        title: 'Originalele dumneavoastră sunt pe drumul de întoarcere',
        preview: 'Au plecat de la noi.',
        text: 'Originalele dumneavoastră au plecat de la noi și sunt pe drumul de întoarcere.',
      },
      'original undone': {
        subject: '{reference} O corectare privind originalele dumneavoastră',
        title: 'O corectare privind originalele dumneavoastră',
        preview: 'Ultimul nostru mesaj despre ele a fost o greșeală.',
        text: 'Ultimul nostru mesaj despre originalele de mai jos a fost o greșeală. Ne cerem scuze. Pe pagina dumneavoastră scrie ce se află la noi.',
      },
    },
    original: 'Original',
    place: 'Unde se află',
    wrong: 'Dacă lipsește ceva sau ceva este greșit, răspundeți la acest e-mail și spuneți-ne imediat.',
  },
  balanceDue: {
    subject: '{reference} Memento: {amount} de plată pentru comanda dumneavoastră',
    title: 'A doua jumătate este de plată',
    preview: '{amount}, de plată de la livrare.',
    text: 'Am livrat comanda dumneavoastră și nu am primit încă a doua jumătate a prețului. Vă rugăm să plătiți acum {amount}.',
    textOn:
      'Am livrat comanda dumneavoastră {day} și nu am primit încă a doua jumătate a prețului. Vă rugăm să plătiți acum {amount}.',
    opens: 'Puteți deschide documentele finalizate imediat ce este plătită a doua jumătate.',
    pay: 'Plătiți a doua jumătate',
    transfer: 'Transferul dumneavoastră bancar',
    wrong:
      'Dacă ați plătit în ultimele zile sau dacă ceva nu este în regulă cu ce ați primit, răspundeți și spuneți-ne.',
  },
  completed: {
    subject: '{reference} Comanda dumneavoastră este finalizată: am primit {amount}',
    title: 'Comanda dumneavoastră este finalizată',
    preview: 'Acum puteți deschide documentele finalizate.',
    second: 'Vă mulțumim. Am primit a doua jumătate a prețului, iar comanda dumneavoastră este finalizată.',
    payment:
      'Vă mulțumim. Am primit plata dumneavoastră de {amount}, iar comanda dumneavoastră este finalizată.',
    open: 'Puteți deschide toate documentele pe pagina dumneavoastră.',
    openButton: 'Deschideți documentele finalizate',
    check:
      'Vă rugăm să verificați ce ați primit. Dacă am greșit ceva, spuneți-ne cât mai curând și corectăm gratuit.',
  },
}
