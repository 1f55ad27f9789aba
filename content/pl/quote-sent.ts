import { EMAIL as email } from '#content/business.ts'
import type * as English from '#content/quote-sent.ts'
import type { Translated } from '#contract/language.ts'

export const QUOTE_SENT: Translated<typeof English.QUOTE_SENT> = {
  title: 'Otrzymaliśmy zgłoszenie',
  copy: {
    sent: 'Wysyłamy kopię na adres {address}.',
    withheld:
      'Na adres {address} wysłaliśmy dziś już kilka e-maili, więc o tym zgłoszeniu nie wysyłamy wiadomości. Mimo to do nas dotarło.',
    unknown: 'Kopię wyślemy na adres {address}, chyba że wysłaliśmy tam dziś już kilka e-maili.',
  },
  quote: 'Otrzymają Państwo e-mailem pisemną wycenę z ceną i terminem. Usługa: {service}.',
  reply: 'Planowany termin naszej odpowiedzi: {moment}.',
  another: 'Wyślij kolejne zgłoszenie',
  reference: 'Numer referencyjny',
  referenceHint: 'Prosimy podawać go w wiadomościach i przez telefon.',
  plain: `Wyślemy kopię e-mailem, chyba że na ten adres wysłaliśmy dziś już kilka wiadomości. Aby dodać dokumenty, prosimy odpowiedzieć na ten e-mail lub napisać na adres ${email.general}, podając numer referencyjny.`,
  add: {
    title: 'Nie ma jeszcze dokumentów? Można dodać je teraz',
    text: 'Gdy je zobaczymy, wycenimy szybciej i dokładniej.',
    write: `Prosimy odpowiedzieć na nasz e-mail i je załączyć lub napisać na adres ${email.general}, podając numer referencyjny.`,
    added: 'Przesłane dokumenty',
  },
  page: {
    text: 'Na stronie zgłoszenia można zobaczyć, co zostało wysłane, i dodać dokumenty. Link jest prywatny i działa przez jeden dzień.',
    link: 'Otwórz zgłoszenie',
  },
}

export const URGENCY_WORDS: Translated<typeof English.URGENCY_WORDS> = {
  '0-12 hours': 'w ciągu 12 godzin',
  '12-24 hours': 'w ciągu 24 godzin',
  '24-48 hours': 'w ciągu 48 godzin',
  '>48 hours': 'później niż za 48 godzin',
}

export const SERVICE_PHRASES: Translated<typeof English.SERVICE_PHRASES> = {
  'Corporate Document Translation & Certification': 'tłumaczenie certyfikowane dokumentów firmowych',
  'Apostille & Notarisation Services': 'apostille i poświadczenie notarialne',
  'Global Document Procurement': 'uzyskanie dokumentów z całego świata',
  'Private Document Translation & Certification': 'tłumaczenie certyfikowane dokumentów osobistych',
}

export const URGENCY_NOTES: Translated<typeof English.URGENCY_NOTES> = {
  lodged: 'W przypadku apostille pilność oznacza, jak szybko składamy dokumenty.',
  applied: 'W przypadku dokumentu z urzędu pilność oznacza, jak szybko składamy wniosek.',
  usual: 'Gotowe dokumenty to zwykle {time}. Wcześniej nie możemy ich obiecać.',
  closed: 'Wcześniej nikogo w biurze nie ma. Pracujemy od: {moment}.',
  late: 'Nikogo wtedy w biurze nie ma, dlatego odpowiemy później.',
  send: 'Zgłoszenie można mimo to wysłać.',
}
