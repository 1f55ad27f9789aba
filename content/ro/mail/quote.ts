import type * as English from '#content/mail/quote.ts'
import type { Translated } from '#contract/language.ts'

const REFERENCE_AND_PROMISE =
  '{reference}. Vă trimitem o ofertă scrisă. Nu datorați nimic până nu o acceptați.'

export const QUOTE_MAIL: Translated<typeof English.QUOTE_MAIL> = {
  typed: 'vedeți cererea',
  due: 'Termen de răspuns',
  neededBy: 'Data la care vă trebuie',
  button: 'Vedeți cererea',

  received: {
    subject: '{reference} Am primit cererea dumneavoastră de ofertă',
    title: 'Am primit cererea dumneavoastră',
    preview: REFERENCE_AND_PROMISE,
    why: 'V-am trimis acest mesaj pentru că de la această adresă s-a cerut o ofertă ({moment}). Dacă nu ați fost dumneavoastră, răspundeți și spuneți-ne.',
    text: 'Am primit cererea dumneavoastră de ofertă și vă trimitem o ofertă scrisă. Nu datorați nimic până nu o acceptați.',
    documents: 'Documente',
    none: 'niciunul',
    count: { one: '{count} primit', few: '{count} primite', other: '{count} primite' },
    missing: 'Documentul {number} nu a ajuns. Trimiteți-l din nou.',
    refused: 'Documentul {number} a fost refuzat. Motivul este pe pagina cererii.',
    locked:
      'Documentul {number} se deschide numai cu o parolă. Adăugați o copie fără parolă pe pagina cererii. Nu ne trimiteți parola prin e-mail.',
    next: 'Ce urmează',
    steps: [
      'Citim documentele și verificăm ce cere autoritatea.',
      'Vă trimitem oferta prin e-mail, cu prețul și data.',
      'Dacă o acceptați, plătiți jumătate în avans și începem. Cealaltă jumătate o plătiți la livrare.',
    ],
    page: 'Butonul deschide pagina cererii, unde puteți vedea ce ați trimis și puteți adăuga documente. Linkul este privat: vă rugăm să nu îl dați altcuiva. Puteți și să răspundeți la acest e-mail. Vă rugăm să nu ne trimiteți parole sau numere de card.',
  },

  opened: {
    subject: '{reference} Am deschis o cerere pentru dumneavoastră',
    title: 'Cererea dumneavoastră',
    preview: REFERENCE_AND_PROMISE,
    why: 'V-am trimis acest mesaj pentru că am deschis o cerere pentru persoana care ne-a dat această adresă. Dacă nu ați fost dumneavoastră, răspundeți și spuneți-ne.',
    text: 'Vă mulțumim că ne-ați contactat. Am deschis o cerere pentru dumneavoastră și vă trimitem o ofertă scrisă. Nu datorați nimic până nu o acceptați.',
    page: 'Butonul deschide pagina cererii, cu ce am notat. Verificați-o și adăugați acolo documentele. Linkul este privat: vă rugăm să nu îl dați altcuiva. Dacă ceva este greșit, răspundeți la acest e-mail. Vă rugăm să nu ne trimiteți parole sau numere de card.',
  },

  contact: {
    subject: '{reference} V-am modificat datele',
    title: 'V-am modificat datele',
    preview: 'Vă rugăm să le verificați.',
    why: 'Primiți acest mesaj pentru că datele dumneavoastră au fost modificate. Dacă nu ați cerut acest lucru, răspundeți și spuneți-ne.',
    text: 'Am modificat datele de contact ale cererii dumneavoastră. Acestea sunt cele pe care le avem acum.',
    ended: 'Linkurile trimise anterior nu mai funcționează: folosiți-l pe acesta.',
    wrong: 'Dacă ceva nu este corect, răspundeți și spuneți-ne.',
  },

  former: {
    subject: '{reference} Mesajele noastre ajung acum la altă adresă',
    title: 'Mesajele noastre ajung acum la altă adresă',
    preview: 'Mesajele noastre ajung acum la altă adresă.',
    why: 'Primiți acest mesaj pentru că mesajele despre {reference} ajungeau la această adresă.',
    text: 'Mesajele despre {reference} ajung acum la altă adresă de e-mail. Linkurile trimise la aceasta nu mai funcționează.',
    wrong: 'Dacă este o greșeală, răspundeți și spuneți-ne.',
  },

  link: {
    subject: '{reference} Linkul către cererea dumneavoastră de ofertă',
    title: 'Linkul dumneavoastră nou',
    preview: '{reference}. Vedeți ce ați trimis și adăugați documente.',
    why: 'V-am trimis acest mesaj pentru că pe site-ul nostru s-a cerut un link nou. A fost trimis numai la adresa din cerere. Dacă nu ați fost dumneavoastră, îl puteți ignora.',
    whyEnded:
      'V-am trimis acest mesaj pentru că s-a cerut un link nou. A fost trimis numai la adresa din cerere. Dacă nu ați fost dumneavoastră, îl puteți ignora.',
    text: 'Acesta este un link nou către cererea dumneavoastră de ofertă. Arată ce ați trimis și puteți adăuga acolo documente.',
    textEnded:
      'Acesta este un link nou către cererea dumneavoastră de ofertă. Arată ce ați trimis și puteți adăuga acolo documente. Linkurile trimise anterior nu mai funcționează.',
    sent: 'Trimisă',
    works: {
      one: 'Linkul funcționează {count} zi. Vă rugăm să nu îl dați altcuiva.',
      few: 'Linkul funcționează {count} zile. Vă rugăm să nu îl dați altcuiva.',
      other: 'Linkul funcționează {count} de zile. Vă rugăm să nu îl dați altcuiva.',
    },
  },
}
