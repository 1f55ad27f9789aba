import { BUSINESS } from '#content/business.ts'
import type * as English from '#content/mail/booking.ts'
import { CONSULTATION } from '#contract/booking-calendar.ts'
import type { Translated } from '#contract/language.ts'

export const BOOKING_TIMES_WORDS: Translated<typeof English.BOOKING_TIMES_WORDS> = {
  yours: '{time} Państwa czasu ({zone})',
  own: '{date}, {time} Państwa czasu ({gmt} GMT)',
  ownOnOtherDay: '{date}, {time} Państwa czasu ({gmtDate}, {gmt} GMT)',
}

export const BOOKING_MAIL: Translated<typeof English.BOOKING_MAIL> = {
  why: 'Wysłaliśmy tę wiadomość, ponieważ z tym adresem zarezerwowano konsultację. Jeśli to nie Państwo, prosimy dać nam znać, odpowiadając na ten e-mail.',
  date: 'Data',
  time: 'Godzina',
  video: 'Rozmowa wideo',
  see: 'Zobacz rezerwację',
  withVat: '{amount}, {vat}',
  confirmed: {
    subject: '{reference} Konsultacja: {when}',
    title: 'Konsultacja jest zarezerwowana',
    preview: '{when}. Link do rozmowy wideo jest w środku.',
    thanks: 'Dziękujemy za płatność. Czekamy na rozmowę z Państwem.',
    length: 'Czas trwania',
    minutes: `${CONSULTATION.minutes} min`,
    paid: 'Zapłacono',
    manage: 'Zobacz, przełóż lub odwołaj rezerwację',
    invitation:
      'Załączone zaproszenie dodaje termin do kalendarza w Państwa strefie czasowej. Podczas rozmowy prosimy mieć dokument pod ręką.',
    deadline:
      'Odwołanie z pełnym zwrotem pieniędzy jest możliwe do: {when}. Do tego czasu można też wybrać inny termin.',
  },
  moved: {
    subject: '{reference} Nowy termin konsultacji: {when}',
    title: 'Konsultacja została przełożona',
    preview: 'Nowy termin: {when}. Link do rozmowy wideo jest w środku.',
    byCustomer: 'Konsultacja została przełożona na wybrany przez Państwa termin. Nie trzeba nic dopłacać.',
    byUs: 'Przełożyliśmy konsultację na inny termin. Nie trzeba nic dopłacać. Jeśli nowy termin Państwu nie odpowiada, prosimy dać nam znać, odpowiadając na ten e-mail. Znajdziemy inny lub zwrócimy całą kwotę.',
    previously: 'Poprzednio',
    invitation: 'Załączone zaproszenie przesuwa termin w kalendarzu.',
    deadline: 'Odwołanie z pełnym zwrotem pieniędzy jest możliwe do: {when}.',
  },
  reminder: {
    subject: '{reference} Przypomnienie o konsultacji: {when}',
    title: 'Zbliża się termin konsultacji',
    preview: '{when}. Link do rozmowy wideo jest w środku.',
    text: 'Przypominamy o konsultacji z nami.',
    prepare:
      'Podczas rozmowy prosimy mieć dokument pod ręką. Jeśli nie mogą Państwo wziąć udziału, prosimy do nas napisać.',
  },
  cancelled: {
    subject: '{reference} Konsultacja została odwołana',
    title: 'Konsultacja została odwołana',
    preview: 'Zwracamy {amount}.',
    whole:
      'Konsultacja została odwołana. Zwracamy całą kwotę, {amount}, na kartę, którą dokonano płatności. Zaksięgowanie przez bank może potrwać do dziesięciu dni roboczych.',
    rest: 'Konsultacja została odwołana. Zwracamy pozostałą część płatności, {amount}, na kartę, którą dokonano płatności. Zaksięgowanie przez bank może potrwać do dziesięciu dni roboczych.',
    again: 'Zarezerwuj inny termin',
  },
  lost: {
    subject: '{reference} Płatność za ten termin dotarła zbyt późno; zwracamy ją',
    title: 'Termin nie był już wolny',
    preview: 'Zwracamy {amount}.',
    text: 'Przepraszamy. Gdy płatność do nas dotarła, ten termin nie był już wolny. Zwracamy całą kwotę, {amount}. Nie trzeba nic robić.',
    again: 'Wybierz inny termin',
  },
}

export const APPOINTMENT: Translated<typeof English.APPOINTMENT> = {
  summary: `Konsultacja: ${BUSINESS.shortName}`,
  description: 'Konsultacja {reference}, {when}\nRozmowa wideo: {link}',
  descriptionUk: 'Konsultacja {reference}, {when} ({uk} w Wielkiej Brytanii)\nRozmowa wideo: {link}',
  manage: 'Zobacz, przełóż lub odwołaj rezerwację: {link}',
  cancelled: 'Konsultacja {reference} została odwołana',
}

export const CONSULTATION_PAYMENT: Translated<typeof English.CONSULTATION_PAYMENT> = {
  name: `${CONSULTATION.minutes}-minutowa konsultacja`,
}
