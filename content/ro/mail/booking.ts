import { BUSINESS } from '#content/business.ts'
import type * as English from '#content/mail/booking.ts'
import { CONSULTATION } from '#contract/booking-calendar.ts'
import type { Translated } from '#contract/language.ts'

export const BOOKING_TIMES_WORDS: Translated<typeof English.BOOKING_TIMES_WORDS> = {
  yours: '{time} pe ceasul dumneavoastră ({zone})',
  own: '{date}, {time}, ora dumneavoastră ({gmt} GMT)',
  ownOnOtherDay: '{date}, {time}, ora dumneavoastră ({gmtDate}, {gmt} GMT)',
}

export const BOOKING_MAIL: Translated<typeof English.BOOKING_MAIL> = {
  why: 'V-am trimis acest mesaj pentru că s-a rezervat o consultație cu această adresă. Dacă nu ați fost dumneavoastră, răspundeți și spuneți-ne.',
  date: 'Data',
  time: 'Ora',
  video: 'Apel video',
  see: 'Vedeți rezervarea',
  withVat: '{amount}, {vat}',
  confirmed: {
    subject: '{reference} Consultația dumneavoastră: {when}',
    title: 'Consultația dumneavoastră este rezervată',
    preview: '{when}. Linkul video este în mesaj.',
    thanks: 'Vă mulțumim pentru plată. Ne va face plăcere să discutăm cu dumneavoastră.',
    length: 'Durată',
    minutes: `${CONSULTATION.minutes} de minute`,
    paid: 'Plătit',
    manage: 'Vedeți, mutați sau anulați rezervarea',
    invitation:
      'Invitația atașată adaugă întâlnirea în calendarul dumneavoastră, în fusul dumneavoastră orar. Țineți documentul la îndemână când discutăm.',
    deadline: 'Puteți anula, cu rambursare integrală, până {when}; până atunci puteți alege și altă oră.',
  },
  moved: {
    subject: '{reference} Noua oră a consultației: {when}',
    title: 'Consultația dumneavoastră a fost mutată',
    preview: 'Acum {when}. Linkul video este în mesaj.',
    byCustomer: 'Consultația a fost mutată la ora pe care ați ales-o. Nu aveți nimic de plată.',
    byUs: 'Am mutat consultația dumneavoastră la altă oră. Nu aveți nimic de plată. Dacă noua oră nu vă convine, răspundeți și spuneți-ne. Găsim altă oră sau vă rambursăm toată suma.',
    previously: 'Ora anterioară',
    invitation: 'Invitația atașată mută întâlnirea în calendarul dumneavoastră.',
    deadline: 'O puteți anula, cu rambursare integrală, până {when}.',
  },
  reminder: {
    subject: '{reference} Memento: consultația dumneavoastră, {when}',
    title: 'Consultația dumneavoastră se apropie',
    preview: '{when}. Linkul video este în mesaj.',
    text: 'Vă reamintim de consultația dumneavoastră cu noi.',
    prepare: 'Țineți documentul la îndemână când discutăm. Dacă nu puteți participa, scrieți-ne.',
  },
  cancelled: {
    subject: '{reference} Consultația dumneavoastră a fost anulată',
    title: 'Consultația dumneavoastră a fost anulată',
    preview: 'Vă rambursăm {amount}.',
    whole:
      'Consultația dumneavoastră a fost anulată. Vă rambursăm întreaga sumă, {amount}, pe cardul cu care ați plătit. Poate dura până la zece zile lucrătoare până când banca o afișează.',
    rest: 'Consultația dumneavoastră a fost anulată. Vă rambursăm restul plății, {amount}, pe cardul cu care ați plătit. Poate dura până la zece zile lucrătoare până când banca afișează suma.',
    again: 'Rezervați altă oră',
  },
  lost: {
    subject: '{reference} Plata a sosit prea târziu pentru această oră; o rambursăm',
    title: 'Ora nu mai era liberă',
    preview: 'Vă rambursăm {amount}.',
    text: 'Ne pare rău. Când plata dumneavoastră a ajuns la noi, această oră nu mai era liberă. Vă rambursăm întreaga sumă, {amount}. Nu trebuie să faceți nimic.',
    again: 'Alegeți altă oră',
  },
}

export const APPOINTMENT: Translated<typeof English.APPOINTMENT> = {
  summary: `Consultație cu ${BUSINESS.shortName}`,
  description: 'Consultația {reference}, {when}\nApel video: {link}',
  descriptionUk: 'Consultația {reference}, {when} ({uk} în Regatul Unit)\nApel video: {link}',
  manage: 'Vedeți, mutați sau anulați rezervarea: {link}',
  cancelled: 'Consultația {reference} a fost anulată',
}

export const CONSULTATION_PAYMENT: Translated<typeof English.CONSULTATION_PAYMENT> = {
  name: `Consultație de ${CONSULTATION.minutes} de minute`,
}
