import { BUSINESS } from '#content/business.ts'
import type * as English from '#content/mail/account.ts'
import type { Translated } from '#contract/language.ts'

export const WELCOME_MAIL: Translated<typeof English.WELCOME_MAIL> = {
  subject: `Bun venit la ${BUSINESS.shortName}`,
  title: 'Contul dumneavoastră este deschis',
  preview: 'Ce puteți face cu el.',
  why: 'V-am trimis acest mesaj o singură dată, pentru că această adresă a fost confirmată pentru un cont.',
  open: `Contul dumneavoastră la ${BUSINESS.name} este deschis. El cuprinde cererile pe care le-ați trimis deja de la această adresă.`,
  what: 'Ce puteți face acolo',
  items: [
    'Creați o lucrare și trimiteți documentele odată cu ea. Vă răspundem cu o ofertă scrisă.',
    'Vă vedeți cererile și referințele lor la Lucrări în așteptare.',
    'În profil vă actualizați numele și numărul de telefon, vă descărcați datele sau ștergeți contul.',
  ],
  button: 'Deschideți contul',
}

export const ACCOUNT_EXISTS_MAIL: Translated<typeof English.ACCOUNT_EXISTS_MAIL> = {
  subject: `Aveți deja un cont la ${BUSINESS.shortName}`,
  title: 'Aveți deja un cont',
  preview: 'Intrați în cont sau alegeți o parolă nouă.',
  why: 'V-am trimis acest mesaj pentru că cineva a încercat să creeze un cont cu această adresă. Dacă nu ați fost dumneavoastră, îl puteți ignora: nimeni nu a intrat în contul dumneavoastră.',
  text: 'Cineva, probabil dumneavoastră, tocmai a încercat să deschidă un cont cu această adresă. Aveți deja unul: intrați în cont sau alegeți o parolă nouă, dacă nu v-o amintiți.',
  logIn: 'Intrați în cont',
  choose: 'Alegeți o parolă nouă',
}

export const ACCOUNT_NOTICES: Translated<typeof English.ACCOUNT_NOTICES> = {
  why: 'V-am trimis acest mesaj pentru că această adresă are sau a avut un cont la noi.',
  device: {
    title: 'O nouă intrare în contul dumneavoastră',
    text: 'Cineva tocmai a intrat în contul dumneavoastră cu parola, dintr-un browser sau dintr-o rețea pe care nu le mai văzusem. Dacă ați fost dumneavoastră, nu trebuie să faceți nimic. Dacă nu, alegeți acum o parolă nouă: astfel se închid toate celelalte sesiuni.',
  },
  password: {
    title: 'Parola dumneavoastră a fost schimbată',
    text: 'Parola contului dumneavoastră tocmai a fost schimbată, iar toate celelalte sesiuni au fost închise. Dacă ați fost dumneavoastră, nu trebuie să faceți nimic. Dacă nu, alegeți acum o parolă nouă și răspundeți la acest mesaj.',
  },
  deleted: {
    title: 'Contul dumneavoastră a fost șters',
    text: 'Contul dumneavoastră și tot ce ținea de el au fost șterse, la cererea cuiva care intrase în cont. Documentele pe care legea ne obligă să le păstrăm rămân până la sfârșitul perioadei de păstrare. Dacă nu ați fost dumneavoastră, răspundeți la acest mesaj.',
  },
}

export const AUTH_MAIL: Translated<typeof English.AUTH_MAIL> = {
  confirmation: {
    subject: 'Confirmați adresa de e-mail',
    title: 'Confirmați adresa de e-mail',
    text: 'Apăsați butonul și introduceți parola pe care ați ales-o la crearea contului. Astfel se deschide contul. Linkul funcționează o singură dată, timp de o oră.',
    button: 'Confirmați adresa',
    why: 'V-am trimis acest mesaj pentru că cineva a cerut un cont cu această adresă. Dacă nu ați fost dumneavoastră, îl puteți ignora: niciun cont nu se deschide dacă linkul nu este folosit.',
  },
  recovery: {
    subject: 'Alegeți o parolă nouă',
    title: 'Alegeți o parolă nouă',
    text: 'Apăsați butonul pentru a alege o parolă nouă pentru contul dumneavoastră. Linkul funcționează o singură dată, timp de o oră. Până îl folosiți, parola veche rămâne neschimbată.',
    button: 'Alegeți o parolă nouă',
    why: 'V-am trimis acest mesaj pentru că cineva a cerut o parolă nouă pentru această adresă. Dacă nu ați fost dumneavoastră, îl puteți ignora: nu s-a schimbat nimic.',
  },
}

export const AUTH_LINK: Translated<typeof English.AUTH_LINK> = 'Sau deschideți această adresă: {link}'

export const ARCHIVE_WORDS: Translated<typeof English.ARCHIVE_WORDS> = {
  leftOut: 'Aceste fișiere nu sunt în arhivă:',
  line: '{name}: {reason}',
}

export const ARCHIVE_REASONS: Translated<typeof English.ARCHIVE_REASONS> = {
  unreadable: 'Nu a putut fi citit așa cum era stocat.',
  refused: 'A fost refuzat la verificare și nu este păstrat.',
  unchecked: 'Nu a fost încă verificat.',
  missing: 'Încărcarea lui nu s-a încheiat.',
  notDelivered: 'Nu a fost încă livrat.',
  unpaid: 'Se deschide după plata celei de-a doua jumătăți a prețului.',
  ended: 'Comanda s-a încheiat fără el.',
}

export const RESET_LIMIT: Translated<typeof English.RESET_LIMIT> = {
  one: 'S-a cerut de prea multe ori o parolă nouă cu această adresă. Încercați din nou peste o oră.',
  few: 'S-a cerut de prea multe ori o parolă nouă cu această adresă. Încercați din nou peste {count} ore.',
  other:
    'S-a cerut de prea multe ori o parolă nouă cu această adresă. Încercați din nou peste {count} de ore.',
}
