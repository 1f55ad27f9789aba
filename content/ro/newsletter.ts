import { EMAIL as email } from '#content/business.ts'
import type * as English from '#content/newsletter.ts'
import type { Translated } from '#contract/language.ts'
import { EMAIL_WORDS } from './fields.ts'

export const CONSENT_WORDINGS: Translated<typeof English.CONSENT_WORDINGS> = [
  {
    version: '2026-11-21',
    text: 'Prin abonare sunteți de acord să vă trimitem newsletterul. Confirmați printr-un link pe care îl primiți prin e-mail și vă puteți dezabona din orice număr.',
  },
]

const NO_ADDRESS = 'Introduceți o adresă de e-mail validă'

export const NEWSLETTER_FIELD_WORDS: Translated<typeof English.NEWSLETTER_FIELD_WORDS> = {
  email: {
    ...EMAIL_WORDS,
    label: 'Adresa de e-mail',
    messages: { invalid: NO_ADDRESS, 'too-long': NO_ADDRESS },
  },
}

export const NEWSLETTER_LINK_FIELD_WORDS: Translated<typeof English.NEWSLETTER_LINK_FIELD_WORDS> = {
  link: { label: 'Linkul din e-mailul nostru', required: 'Lipiți linkul din e-mailul nostru' },
}

export const NEWSLETTER: Translated<typeof English.NEWSLETTER> = {
  form: {
    title: 'Newsletter',
    text: 'Un e-mail la două luni: ce țări și-au schimbat regulile și ce înseamnă aceasta pentru documentele dumneavoastră.',
    submit: 'Abonați-vă',
    submitting: 'Se trimite…',
    sent: {
      title: 'Încă un pas',
      text: 'Trimitem un link la {address}, cu excepția cazului în care adresa a primit astăzi mai multe e-mailuri de la noi. În acest caz, încercați din nou mâine.',
      hint: 'Deschideți linkul din e-mailul nostru și apăsați butonul. Până atunci nu primiți nimic. Poate dura un minut până ajunge; dacă nu îl vedeți, verificați dosarul de mesaje nedorite (spam).',
      again: 'Folosiți altă adresă',
      plain:
        'Trimitem un link la adresa pe care ați dat-o, cu excepția cazului în care a primit astăzi mai multe e-mailuri de la noi. În acest caz, încercați din nou mâine.',
    },
  },
  confirm: {
    title: 'Confirmați abonarea',
    text: 'Apăsați butonul pentru a primi newsletterul nostru: un e-mail la două luni. Vă puteți dezabona din orice număr.',
    submit: 'Da, doresc să mă abonez',
    busy: 'Se confirmă…',
    done: {
      title: 'Abonarea este confirmată',
      text: 'Vă mulțumim. Următorul număr va ajunge în căsuța dumneavoastră de e-mail.',
    },
  },
  unsubscribe: {
    title: 'Dezabonare de la newsletter',
    text: 'Apăsați butonul și nu vă mai trimitem newsletterul. Veți primi în continuare mesaje despre cererile și rezervările dumneavoastră.',
    submit: 'Dezabonați-vă',
    busy: 'Se dezabonează…',
    done: {
      title: 'V-ați dezabonat',
      text: 'Nu vă mai trimitem niciun număr. Dacă vă răzgândiți, vă puteți abona din nou pe această pagină oricând.',
    },
  },
  failures: {
    spent: 'Acest link a expirat sau nu mai este valabil. Introduceți adresa pentru a primi unul nou.',
    malformed: 'Acest link este incomplet. Deschideți-l din nou din e-mail.',
    confirm: 'Abonarea nu a putut fi confirmată. Încercați din nou.',
    unsubscribe: `Dezabonarea nu a reușit acum. Încercați din nou sau scrieți la ${email.general}.`,
  },
  back: 'Înapoi la rețele sociale și newsletter',
}

export const NEWSLETTER_SIGNED_UP: Translated<typeof English.NEWSLETTER_SIGNED_UP> = {
  title: 'Cererea de abonare a fost trimisă',
  description: 'Mai este un singur pas. Verificați-vă e-mailul pentru confirmare.',
}

export const NEWSLETTER_FAILURES: Translated<typeof English.NEWSLETTER_FAILURES> = {
  refused: 'Abonarea la newsletter nu a reușit. Încercați din nou.',
  other: 'Ceva nu a mers bine. Încercați din nou.',
}
