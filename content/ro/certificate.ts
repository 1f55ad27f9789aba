import type * as English from '#content/certificate.ts'
import type { Translated } from '#contract/language.ts'

export const CERTIFICATE_WORDS: Translated<typeof English.CERTIFICATE_WORDS> = {
  title: 'Certificat de traducere',
  statement:
    'În calitate de traducător, sub numele indicat în acest certificat, certific că dețin competențele necesare în ambele limbi și că traducerea din acest document este o traducere completă și exactă a documentului sursă inclus în el.',
  sample: 'Textul acestui certificat este doar un exemplu.',
  reference: 'Referință',
  date: 'Data',
  document: 'Document',
  names: 'Nume',
  from: 'Limba sursă',
  into: 'Limba țintă',
  translation: 'Traducere',
  source: 'Document sursă',
  pages: {
    single: 'pagina {first}',
    range: 'paginile {first}–{last}',
  },
  translator: 'Traducător',
  membership: 'Calificare',
  contact: 'Date de contact',
  signature: 'Semnătură',
  check: {
    title: 'Cum verificați acest document',
    text: 'Scanați codul de pe o pagină sau deschideți adresa de lângă el și comparați pagina cu cea afișată acolo. Numai acel răspuns arată dacă acest certificat mai este valabil.',
    page: 'Verificați această pagină: {address}',
    whole: 'Toate paginile: {address}',
  },
  alt: {
    translation: 'Pagina {page} a traducerii',
    source: 'Pagina {page} a documentului sursă',
  },
  file: 'Traducere certificată {reference}',
}

export const CHECK_WORDS: Translated<typeof English.CHECK_WORDS> = {
  title: 'Verificați un document după cod',
  how: 'Introduceți codul tipărit în josul fiecărei pagini sau referința noastră.',
  code: 'Cod sau referință',
  check: 'Verificați',
  current: {
    title: 'Acest certificat este valabil',
    text: 'L-am eliberat pe {date}.',
  },
  replaced: {
    title: 'Am înlocuit acest certificat pe {on}',
    text: 'L-am eliberat pe {date} și l-am înlocuit între timp. Cereți certificatul nou de la persoana care vi l-a dat.',
  },
  withdrawn: {
    title: 'Am retras acest certificat pe {on}',
    text: 'L-am eliberat pe {date}. Vă rugăm să nu vă bazați pe el.',
  },
  unknown: {
    title: 'Nu avem niciun certificat cu acest cod',
    text: 'Comparați ce ați introdus cu pagina: codurile noastre nu conțin nici literele O, I sau L, nici vreo vocală. Dacă este la fel, nu vă bazați pe document înainte de a ne întreba: {email}.',
  },
  reference: 'Referința noastră',
  pages: 'Pagini',
  languages: 'Traducere',
  fromInto: 'Din {from} în {into}',
  compare:
    'Comparați această pagină cu a dumneavoastră: fiecare cuvânt, număr, ștampilă și semnătură trebuie să fie la fel. Dacă ceva diferă, întrebați-ne: {email}.',
  picture: 'Pagina {page} din {pages}, așa cum am eliberat-o noi',
  pageOf: 'Pagina {page} din {pages}',
  previous: 'Pagina anterioară',
  next: 'Pagina următoare',
  kept: 'Paginile acestui certificat nu mai sunt afișate. Dacă trebuie să le comparați, întrebați-ne: {email}.',
  byReference: 'Pentru a vedea paginile, introduceți codul tipărit pe ele.',
  busy: 'Au fost prea multe verificări într-un timp scurt. Așteptați câteva minute și încercați din nou.',
}

export const CERTIFIED_WORDS: Translated<typeof English.CERTIFIED_WORDS> = {
  mail: 'Fiecare pagină a traducerii certificate are un cod cu care oricine o poate verifica, chiar și pe hârtie: {address}',
  withdrawn: {
    subject: '{reference} Am retras o traducere certificată',
    title: 'Am retras o traducere certificată',
    preview: 'Vă rugăm să nu o mai folosiți.',
    text: 'Am retras „{name}”. Oricine verifică acest document află că a fost retras.',
    reason: 'Motiv',
    next: 'Vă rugăm să nu mai folosiți această traducere și să îi anunțați pe cei cărora le-ați dat-o. Dacă aveți întrebări, răspundeți la acest e-mail.',
  },
}
