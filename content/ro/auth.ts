import type * as English from '#content/auth.ts'
import type { Translated } from '#contract/language.ts'

export const AUTH_PAGE: Translated<typeof English.AUTH_PAGE> = {
  logIn: {
    title: 'Intrați în cont',
    lead: 'Urmăriți-vă cererile, începeți una nouă și păstrați-vă datele într-un singur loc.',
    submit: 'Intrați în cont',
    busy: 'Se verifică datele…',
    forgot: 'Ați uitat parola?',
    other: 'Nu aveți încă un cont?',
    switch: 'Creați un cont',
  },
  signUp: {
    title: 'Creați un cont',
    lead: 'Durează un minut și este gratuit. Cererile trimise de la aceeași adresă de e-mail se adaugă la cont.',
    submit: 'Creați contul',
    busy: 'Se creează contul…',
    other: 'Aveți deja un cont?',
    switch: 'Intrați în cont',
    terms: 'Prin crearea unui cont acceptați {terms}. Ce facem cu datele dumneavoastră scrie în {privacy}.',
    termsLink: 'termenii serviciului (în engleză)',
    privacyLink: 'politica de confidențialitate (în engleză)',
    phone: 'Cu prefixul țării.',
  },
  forgotPassword: {
    title: 'Resetați parola',
    lead: 'Introduceți adresa de e-mail a contului. Vă trimitem un link cu care alegeți o parolă nouă.',
    submit: 'Trimiteți linkul',
    busy: 'Se trimite…',
    back: 'Înapoi la intrarea în cont',
  },
  setNewPassword: {
    title: 'Alegeți o parolă nouă',
    lead: 'Pentru {email}. Toate celelalte sesiuni se închid; de acum intrați în cont cu parola nouă.',
    submit: 'Actualizați parola',
    busy: 'Se actualizează…',
    back: 'Înapoi la intrarea în cont',
  },
  checkEmail: {
    title: 'Deschideți e-mailul',
    leads: {
      'sign-up':
        'Am scris la {email}. Deschideți linkul din mesaj și introduceți acolo parola; apoi contul este gata.',
      'one-step':
        'Mai este un pas până când contul este gata. Tocmai am scris la {email}: deschideți linkul din mesaj și alegeți o parolă.',
      password:
        'Dacă există un cont pentru {email}, un mesaj cu un link pentru alegerea unei parole noi este pe drum.',
    },
    resend: 'Trimiteți din nou e-mailul',
    resending: 'Se trimite…',
    resent: 'Trimis din nou. Poate dura un minut până ajunge.',
    hint: 'Linkul funcționează o singură dată, timp de o oră. Dacă nu ajunge nimic, verificați dosarul de spam. O adresă primește doar câteva astfel de e-mailuri pe zi; după aceea, încercați din nou mâine.',
    back: 'Înapoi la intrarea în cont',
  },
  confirm: {
    title: 'Confirmați adresa de e-mail',
    lead: 'Introduceți parola pe care ați ales-o la crearea contului.',
    submit: 'Confirmați adresa de e-mail',
    busy: 'Se confirmă…',
    wrong:
      'Aceasta nu este parola pe care ați ales-o la crearea contului. Încercați din nou sau alegeți o parolă nouă.',
    other: 'Nu v-o amintiți?',
    switch: 'Alegeți o parolă nouă',
  },
  recover: {
    title: 'Alegeți o parolă nouă',
    lead: 'Ați cerut o parolă nouă. Apăsați butonul pentru a alege una în ecranul următor.',
    submit: 'Alegeți o parolă nouă',
    busy: 'Se verifică linkul…',
  },
  confirmed: {
    title: 'Adresa de e-mail a fost confirmată',
    lead: '{email} poate fi folosită de acum înainte. Sunteți încă în contul {own}.',
    stay: 'Mergeți la contul dumneavoastră',
    switch: 'Treceți la celălalt cont',
    switching: 'Se trece la celălalt cont…',
  },
  benefits: {
    title: 'La ce folosește un cont',
    items: [
      'Vedeți fiecare cerere cu referința, fișierele și termenul ei.',
      'Trimiteți o lucrare nouă fără să vă introduceți din nou datele.',
      'Descărcați sau ștergeți oricând tot ce păstrăm despre dumneavoastră.',
    ],
    quote: 'Pentru a comanda nu aveți nevoie de un cont: {link}.',
    quoteLink: 'cereți o ofertă fără cont',
  },
  own: {
    note: 'Sunteți în contul {email}. Acest lucru nu se schimbă, chiar dacă linkul aparține altui cont.',
    leave: 'Mergeți la contul dumneavoastră',
  },
  noscript:
    'Intrarea în cont are nevoie de JavaScript, care aici este dezactivat sau indisponibil. Ne puteți scrie la',
}

export const REDIRECT_PAGES: Translated<typeof English.REDIRECT_PAGES> = {
  register: {
    title: 'Creați un cont',
    text: 'Se deschide pagina de creare a contului…',
    link: 'Continuați la crearea contului',
  },
  resetPassword: {
    title: 'Resetați parola',
    text: 'Se deschide pagina de resetare a parolei…',
    link: 'Continuați la resetarea parolei',
  },
}
