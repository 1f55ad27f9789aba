import type * as English from '#content/mail/right-to-cancel.ts'
import type { Translated } from '#contract/language.ts'
import { FACTS } from '../facts.ts'

const { consultation, promises } = FACTS

/** The form has the words of the Polish model form of Directive 2011/83/EU, which the UK's is taken from. */
export const RIGHT_TO_CANCEL: Translated<typeof English.RIGHT_TO_CANCEL> = {
  title: 'Prawo odstąpienia od umowy',
  begun: 'Zażądali Państwo, abyśmy zaczęli przed upływem {days}-dniowego terminu na odstąpienie od umowy.',
  formTitle: 'Formularz odstąpienia od umowy',
  formHint: 'Formularz należy wysłać tylko w przypadku chęci odstąpienia od umowy.',
  form: [
    'Adresat: {trader}, {email}',
    'Ja/My* niniejszym informuję/informujemy* o moim/naszym* odstąpieniu od umowy o świadczenie następującej usługi: {service}',
    'Data zamówienia: {day}',
    'Imię i nazwisko konsumenta(-ów):',
    'Adres konsumenta(-ów):',
    'Podpis konsumenta(-ów), tylko jeżeli formularz jest przesyłany w wersji papierowej:',
    'Data:',
    '*Niepotrzebne skreślić',
  ],
  complaint: `W razie reklamacji prosimy do nas napisać. Potwierdzamy jej otrzymanie w ciągu ${promises.complaintAcknowledged}, a odpowiadamy w ciągu ${promises.complaintAnswered}.`,
  terms: 'Regulamin (po angielsku)',
  order: {
    right:
      'Konsument, który złożył zamówienie, może odstąpić od tej umowy bez podania przyczyny w ciągu {days} dni: do końca dnia {last}.',
    service: 'zamówienie {reference}, {service}',
    express:
      'Do rozpoczęcia pracy zwracamy całą kwotę. W razie późniejszego odstąpienia płaci się za część pracy, która została wykonana; po wykonaniu całej usługi prawo to wygasa.',
    how: 'Aby odstąpić od umowy, należy nas o tym jednoznacznie poinformować przed upływem {days} dni: e-mailem na adres {email}, pocztą na adres {trader} lub za pomocą powyższego linku w ciągu 1 godziny od zapłaty, jeśli praca się jeszcze nie zaczęła. Można skorzystać z poniższego formularza, ale nie jest to obowiązkowe.',
  },
  booking: {
    right:
      'Konsument, który dokonał rezerwacji, może odstąpić od tej umowy bez podania przyczyny w ciągu {days} dni: do końca dnia {last}.',
    service: 'konsultacja {reference}, {when}',
    express:
      'Do rozpoczęcia konsultacji zwracamy całą kwotę. W razie odstąpienia w jej trakcie płaci się za część, która się odbyła; gdy odbędzie się w całości, prawo to wygasa.',
    how: `Aby odstąpić od umowy, należy nas o tym jednoznacznie poinformować przed upływem {days} dni: e-mailem na adres {email}, pocztą na adres {trader} lub za pomocą powyższego linku do ${consultation.cancelNotice} przed konsultacją. Można skorzystać z poniższego formularza, ale nie jest to obowiązkowe.`,
  },
  refund: {
    card: 'Zwrotu dokonujemy w ciągu 14 dni od otrzymania informacji o odstąpieniu, na kartę, którą dokonano płatności, i nie pobieramy za to opłaty.',
    transfer:
      'Zwrotu dokonujemy w ciągu 14 dni od otrzymania informacji o odstąpieniu, na rachunek, z którego zapłacono, i nie pobieramy za to opłaty.',
  },
}
