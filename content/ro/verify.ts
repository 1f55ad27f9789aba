import type * as English from '#content/verify.ts'
import type { Translated } from '#contract/language.ts'

export const VERIFY_PAGE: Translated<typeof English.VERIFY_PAGE> = {
  title: 'Verificați un document',
  lead: 'Verificați dacă un fișier primit este exact cum l-am livrat noi.',
  how: 'Pentru autorități, universități, angajatori, bănci și oricine altcineva. Este gratuit și fără cont, iar fișierul rămâne pe dispozitivul dumneavoastră.',
  file: 'Fișierul de verificat',
  choose: 'Alegeți un fișier',
  hint: 'Cel mult {limit}\u00a0MB.',
  reading: 'Se calculează amprenta digitală…',
  asking: 'Se caută…',
  known: {
    title: 'Da, noi am livrat acest fișier',
    text: 'Nu a fost modificat de când l-am livrat, pe {date}.',
    reference: 'Referința noastră {reference}',
  },
  replaced: {
    title: 'Am înlocuit acest fișier pe {on}',
    text: 'L-am livrat pe {date} și l-am înlocuit între timp. Cereți fișierul nou de la persoana care vi l-a dat.',
  },
  takenBack: {
    title: 'Am retras acest fișier pe {on}',
    text: 'L-am livrat din greșeală pe {date} și l-am retras înainte să fie deschis. Vă rugăm să nu vă bazați pe el.',
  },
  unknown: {
    title: 'Nu avem acest fișier în evidență',
    text: 'Poate fi totuși autentic. Este posibil să nu fie în evidență pentru că',
    reasons: [
      'a fost modificat, semnat, convertit sau salvat din nou după ce l-am livrat;',
      'este o copie scanată sau o fotografie a unui document tipărit;',
      'înregistrarea lui a fost ștearsă sau este mai vechi decât evidențele noastre.',
    ],
  },
  ask: 'Dacă aveți îndoieli, întrebați-ne și menționați referința de pe document: {email}.',
  digest: 'Amprenta digitală a acestui fișier (SHA-256)',
  about: [
    {
      title: 'Ce dovedește',
      text: 'Dacă găsim fișierul, este al nostru și nu a fost modificat de la data afișată. Nu spune nimic despre documentul original sau despre cine v-a dat fișierul.',
    },
    {
      title: 'Dacă nu este în evidență',
      text: 'Cereți fișierul exact cum l-am trimis: o copie scanată, o fotografie sau o copie salvată din nou nu poate fi găsită, decât dacă în josul paginii se află un cod: introduceți-l mai sus. Ne puteți și scrie, cu referința de pe document: {email}.',
    },
  ],
  technical: {
    title: 'Cum funcționează verificarea',
    text: 'Browserul dumneavoastră calculează o amprentă digitală a fișierului (SHA-256) și ne-o trimite numai pe aceasta. O comparăm cu amprentele fișierelor livrate de noi. Amprenta nu dezvăluie ce conține fișierul.',
  },
  tooLarge:
    'Acest fișier depășește {limit}\u00a0MB, mai mult decât poate verifica un browser. Noi nu livrăm fișiere atât de mari.',
  unreadable: 'Acest fișier nu a putut fi citit. Alegeți-l din nou.',
  insecure: 'Acest browser poate verifica fișiere numai pe o pagină securizată (https).',
  failed: 'Căutarea nu a reușit. Încercați din nou.',
  busy: 'Au fost prea multe verificări într-un timp scurt. Așteptați câteva minute și încercați din nou.',
  again: 'Încercați din nou',
  noscript:
    'Pentru a verifica un document, această pagină are nevoie de JavaScript, care aici este dezactivat sau indisponibil. Pentru a întreba dacă un document este al nostru, scrieți la',
}
