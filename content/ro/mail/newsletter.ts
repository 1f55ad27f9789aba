import { BUSINESS } from '#content/business.ts'
import type * as English from '#content/mail/newsletter.ts'
import type { Translated } from '#contract/language.ts'

export const NEWSLETTER_MAIL: Translated<typeof English.NEWSLETTER_MAIL> = {
  unsubscribe: 'Dezabonare',

  confirm: {
    subject: 'Confirmați abonarea la newsletter',
    title: 'Încă un pas',
    preview: 'Până nu confirmați, nu vă trimitem nimic.',
    why: 'V-am trimis acest mesaj pentru că cineva a introdus această adresă pe site-ul nostru. Dacă nu ați fost dumneavoastră, îl puteți ignora: nu vă mai scriem.',
    text: `Ați cerut newsletterul ${BUSINESS.name}. Deschideți pagina și apăsați butonul pentru a confirma. Până atunci nu vă trimitem nimic.`,
    button: 'Confirmați abonarea',
    works: {
      one: 'Linkul funcționează {count} zi.',
      few: 'Linkul funcționează {count} zile.',
      other: 'Linkul funcționează {count} de zile.',
    },
  },

  already: {
    subject: 'Sunteți deja pe lista newsletterului nostru',
    title: 'Adresa dumneavoastră este deja abonată',
    preview: 'Nu trebuie să faceți nimic.',
    why: 'V-am trimis acest mesaj pentru că cineva a introdus această adresă pe site-ul nostru. Dacă nu ați fost dumneavoastră, îl puteți ignora: abonarea rămâne neschimbată.',
    text: `Această adresă primește deja newsletterul ${BUSINESS.name}. Nu trebuie să faceți nimic. Veți primi numărul următor.`,
  },

  issue: {
    preview: `De la ${BUSINESS.name}`,
    why: 'V-am trimis acest mesaj pentru că v-ați abonat la newsletterul nostru și ați confirmat abonarea.',
  },
}
