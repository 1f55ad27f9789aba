import type * as English from '#content/guest-request.ts'
import type { Translated } from '#contract/language.ts'

export const GUEST_PAGE: Translated<typeof English.GUEST_PAGE> = {
  title: 'Cererea dumneavoastră',
  opening: 'Se deschide cererea…',
  documents: {
    title: 'Documentele trimise de dumneavoastră',
    none: 'Încă nu a fost trimis niciun document.',
    replaced: 'Înlocuit cu altul',
    states: {
      unchecked: 'Primit, în curs de verificare',
      accepted: 'Primit',
      refused: 'Eliminat: conținutul nu corespunde tipului de fișier sau s-a găsit un virus în el',
      missing: 'Nu a ajuns: trimiteți-l din nou',
    },
    line: '{state}, {size}, {date}',
  },
  add: {
    title: 'Adăugați documente',
    hint: 'Suntem anunțați imediat și le adăugăm la cererea dumneavoastră.',
    full: 'Această cerere are deja toate fișierele pe care le poate primi. Dacă mai aveți, răspundeți la e-mailul nostru.',
    submit: 'Trimiteți documentele',
    submitting: 'Se trimite…',
    none: 'Alegeți mai întâi un fișier',
  },
  sentOn: 'Trimisă {moment}.',
  openedOn: 'Am deschis-o pentru dumneavoastră {moment}.',
  answers: 'Ce ați trimis',
  noted: 'Ce am notat',
  neededBy: '{urgency}, necesar până {moment}',
  preparing: {
    title: 'Pregătim oferta dumneavoastră',
    late: 'Ne cerem scuze pentru întârziere. Ne propusesem să răspundem până {moment}.',
    add: 'Adăugați documente',
    write: 'Scrieți-ne',
  },
  asked: {
    title: 'Avem nevoie de ceva de la dumneavoastră',
    text: 'Vă trimitem oferta imediat ce primim ceea ce lipsește.',
    about: 'Documentul trimis de dumneavoastră: {name}',
    words: 'Pentru a răspunde în scris, răspundeți la e-mailul nostru.',
    next: ['Ne trimiteți ce v-am cerut.', 'Vă trimitem oferta prin e-mail, cu prețul și data.'],
  },
  answered: {
    title: 'Am răspuns la cererea dumneavoastră',
    text: 'Verificați-vă e-mailul și dosarul de mesaje nedorite (spam). Dacă mai aveți nevoie de ceva, scrieți-ne.',
    next: ['Citiți răspunsul nostru.', 'Dacă mai aveți nevoie de ceva, ne scrieți și menționați referința.'],
  },
  unknown: {
    title: 'Nu putem afișa oferta în acest moment',
    text: 'Nu am putut verifica dacă există o ofertă pentru această cerere. Nu s-a pierdut nimic.',
  },
  order: {
    opening: 'Se deschide comanda…',
    notLoaded: 'O parte a acestei pagini nu a putut fi încărcată. Nu s-a pierdut nimic.',
  },
  private:
    'Această pagină este numai pentru dumneavoastră. Vă rugăm să nu dați linkul altcuiva. Funcționează până {moment}.',
  renew: {
    question: 'Este posibil ca linkul să fi ajuns la altcineva?',
    button: 'Cereți un link nou, care îl anulează pe acesta',
    busy: 'Se trimite…',
    failed: 'Nu am putut trimite acum un link nou. Încercați din nou.',
  },
  another: 'Cereți altă ofertă',
  noscript:
    'Această pagină are nevoie de JavaScript, care aici este dezactivat sau indisponibil. Pentru a întreba despre cererea dumneavoastră sau pentru a adăuga documente, răspundeți la e-mailul nostru sau scrieți la',
}

export const GUEST_NOTICES: Translated<typeof English.GUEST_NOTICES> = {
  added: { title: 'Documente adăugate', description: 'Acum fac parte din cererea dumneavoastră.' },
  failed: { title: 'Documentele nu au fost adăugate' },
}

export const GUEST_FAILURES: Translated<typeof English.GUEST_FAILURES> = {
  tooMany: 'O cerere poate avea cel mult 10 fișiere.',
  link: 'Nu s-a adăugat nimic: linkul dumneavoastră nu mai funcționează. Reîncărcați pagina pentru a primi unul nou.',
  other: 'Documentele nu au putut fi adăugate. Încercați din nou.',
}

export const PAYMENT_RETURN: Translated<typeof English.PAYMENT_RETURN> = {
  success: {
    title: 'Vă mulțumim pentru plată',
    text: 'Vă scriem imediat ce este confirmată, de obicei în câteva minute. Pentru a vedea comanda, deschideți linkul din e-mailul nostru: acest browser nu știe ce comandă ați plătit.',
  },
  cancelled: {
    title: 'Ați părăsit pagina de plată',
    text: 'Pentru a continua cu comanda sau a plăti altfel, deschideți linkul din e-mailul nostru: acest browser nu știe despre ce comandă este vorba.',
  },
}

export const WRITE_TO_US: Translated<typeof English.WRITE_TO_US> =
  'Ne puteți scrie oricând la {email}; menționați referința.'

export const GUEST_LINK: Translated<typeof English.GUEST_LINK> = {
  invalid: {
    title: 'Acest link nu funcționează',
    text: 'Este posibil să lipsească o parte din el. Deschideți-l din nou din e-mailul nostru sau copiați întregul link.',
  },
  gone: {
    title: 'Această cerere nu mai este aici',
    text: 'Păstrăm cererile un timp limitat și le ștergem la solicitare.',
  },
  expired: {
    title: 'Acest link a expirat',
    text: 'Linkurile private funcționează un timp limitat. Putem trimite unul nou la adresa de e-mail din cerere.',
    button: 'Cereți un link nou',
    busy: 'Se trimite…',
  },
  replaced: {
    title: 'Acest link a fost înlocuit',
    text: 'Am trimis un link mai nou la adresa de e-mail din cerere. Deschideți-l pe acela sau cereți-l din nou.',
  },
  renewed: {
    title: 'Verificați-vă e-mailul',
    text: 'Trimitem un link nou la adresa de e-mail din cerere. Dacă adresa a primit astăzi mai multe e-mailuri de la noi, reîncărcați mâine această pagină pentru a-l primi. Linkurile anterioare nu mai funcționează.',
  },
  resent: {
    title: 'Verificați-vă e-mailul',
    text: 'Dacă mai avem cererea, trimitem un link nou la adresa ei de e-mail, cu excepția cazului în care aceasta a primit astăzi mai multe e-mailuri de la noi. Poate dura câteva minute.',
  },
  unavailable: {
    title: 'Cererea dumneavoastră nu a putut fi deschisă',
    text: 'Este în siguranță la noi, dar această pagină nu a putut-o încărca.',
    button: 'Încercați din nou',
  },
}
