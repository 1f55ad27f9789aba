import type * as English from '#content/booking.ts'
import { CONSULTATION } from '#contract/booking-calendar.ts'
import type { Translated } from '#contract/language.ts'
import { CONSULTATION as consultation, PROMISES as promises } from './facts.ts'
import { EMAIL_WORDS, PHONE_WORDS } from './fields.ts'

const DATE_MISSING = 'Alegeți data consultației'
const TIME_MISSING = 'Alegeți ora consultației'

export const BOOKING_FIELD_WORDS: Translated<typeof English.BOOKING_FIELD_WORDS> = {
  firstName: { label: 'Prenume', required: 'Prenumele trebuie să aibă cel puțin 2 caractere' },
  lastName: { label: 'Nume de familie', required: 'Numele de familie trebuie să aibă cel puțin 2 caractere' },
  email: { ...EMAIL_WORDS, label: 'Adresa de e-mail', required: 'Introduceți o adresă de e-mail validă' },
  phone: { ...PHONE_WORDS, label: 'Număr de telefon', required: 'Introduceți un număr de telefon valid' },
  date: {
    label: 'Data consultației',
    required: DATE_MISSING,
    messages: { 'too-long': DATE_MISSING },
  },
  time: { label: 'Ora consultației', required: TIME_MISSING },
  expressRequest: { label: 'Cerere expresă' },
}

const TOO_SOON = `Rezervați cu cel puțin ${consultation.notice} înainte`

export const BOOKING_PROBLEMS: Translated<typeof English.BOOKING_PROBLEMS> = {
  'not-a-day': DATE_MISSING,
  'not-a-slot': TIME_MISSING,
  past: 'Această zi a trecut. Alegeți altă dată',
  closed: `Consultațiile au loc ${consultation.onDays}. Alegeți altă dată`,
  holiday: 'Această zi este sărbătoare legală în Regatul Unit. Alegeți altă dată',
  away: 'În această zi suntem închiși. Alegeți altă dată',
  'too-soon': TOO_SOON,
  'too-far': `Alegeți o dată din următorii ${Math.round(CONSULTATION.daysAhead / 365)} ani`,
  begun: CONSULTATION.noticeHours > 0 ? TOO_SOON : 'Această oră a început deja. Alegeți una mai târzie',
}

export const BOOKING_PAGE: Translated<typeof English.BOOKING_PAGE> = {
  title: 'Rezervați o consultație',
  lead: 'Programați cu specialiștii noștri o consultație personalizată despre documentele dumneavoastră.',
  reassurance: `Rambursare integrală dacă anulați cu cel puțin ${consultation.cancelNotice} înainte.`,
  banner: `Consultație de ${consultation.minutes} de minute`,
  sections: { when: 'Când', who: 'Cine' },
  datePrompt: 'Alegeți data consultației',
  submit: `Rezervați și plătiți ${consultation.price}`,
  submitting: 'Se procesează…',
  notes: ['Plată securizată', `Se poate anula cu cel puțin ${consultation.cancelNotice} înainte`],
  terms: 'Prin rezervare acceptați {terms}, care arată cum puteți anula.',
  termsLink: 'termenii serviciului (în engleză)',
  noscript: {
    manage: 'Consultația dumneavoastră',
    book: `Această pagină are nevoie de JavaScript, care aici este dezactivat sau indisponibil. Consultațiile au loc ${consultation.days}, ${consultation.hours}. Pentru a rezerva sau a anula una, scrieți la`,
    how: `Propuneți două-trei ore care vă convin. Confirmăm una în cel mult ${promises.reply} și vă trimitem linkul de plată.`,
  },
}

export const CALENDAR_WORDS: Translated<typeof English.CALENDAR_WORDS> = {
  previous: 'Luna anterioară',
  next: 'Luna următoare',
}

export const CLOCKS: Translated<typeof English.CLOCKS> = {
  gmt: '{time} GMT',
  uk: '{time} în Regatul Unit',
  there: '{time} la {city}',
  yours: '{time} pe ceasul dumneavoastră',
  onOtherDay: '{time}, {date}',
  weekday: '{weekday} {time}',
  one: '{gmt} înseamnă {other}.',
  two: '{gmt} înseamnă {other} și {another}.',
  moment: '{date}, {time} GMT',
  others: '{moment} ({others})',
  separator: ', ',
}

export const CITIES: Translated<typeof English.CITIES> = {
  Calcutta: 'Kolkata',
  Katmandu: 'Kathmandu',
  Kiev: 'Kiev',
  Rangoon: 'Yangon',
  Saigon: 'Ho Chi Minh',
  Godthab: 'Nuuk',
}

export const SLOT_NOTES: Translated<typeof English.SLOT_NOTES> = {
  zone: 'În paranteze: ora la {city}.',
  ownZone: 'În paranteze: ora pe ceasul dumneavoastră.',
  loading: 'Se verifică orele libere…',
  slow: 'Verificarea orelor libere durează mai mult decât de obicei. Între timp puteți alege una: o verificăm înainte să plătiți.',
  failed: 'Nu putem verifica acum orele libere. Puteți totuși alege una: o verificăm înainte să plătiți.',
  retry: 'Verificați din nou',
  some: 'Orele tăiate sunt ocupate sau au trecut.',
  none: 'Nu mai sunt ore libere în această zi. Alegeți altă dată.',
  taken: 'ocupată',
  begun: 'a trecut',
  soon: 'începe prea curând',
}

export const CLOSED_NOTES: Translated<typeof English.CLOSED_NOTES> = {
  holiday: 'Sărbătoare legală: {days} {month}',
  away: 'Închis: {days} {month}',
  full: 'Fără ore libere: {days} {month}',
}

export const CLOSED_DAY: Translated<typeof English.CLOSED_DAY> = {
  holiday: '{date}, sărbătoare legală',
  away: '{date}, închis',
  full: '{date}, fără ore libere',
}

export const BOOKING_ALERT: Translated<typeof English.BOOKING_ALERT> =
  'A apărut o eroare la procesarea rezervării. Încercați din nou.'

export const BOOKING_REFUSALS: Translated<typeof English.BOOKING_REFUSALS> = {
  express: `Bifați această casetă sau alegeți o dată la mai mult de ${CONSULTATION.withdrawalDays} zile de astăzi`,
  taken: 'Această oră tocmai a fost ocupată. Alegeți alta',
  holds: `Dumneavoastră sau cineva din rețeaua dumneavoastră aveți deja ore reținute și neplătite. Plătiți una dintre ele sau încercați din nou peste ${CONSULTATION.holdMinutes} de minute`,
  cancelTooLate: `Consultațiile pot fi anulate cu cel puțin ${consultation.cancelNotice} înainte să înceapă, iar aceasta începe mai curând. Scrieți-ne dacă nu puteți participa.`,
  moveTooLate: `Consultațiile pot fi mutate cu cel puțin ${consultation.cancelNotice} înainte să înceapă, iar aceasta începe mai curând. Scrieți-ne dacă nu puteți participa.`,
  moves: `Această consultație a fost mutată de ${CONSULTATION.moves} ori. Scrieți-ne dacă aveți nevoie de altă oră.`,
}

/** Required by law for a consultation within the cancellation period. */
export const EXPRESS_REQUEST: Translated<typeof English.EXPRESS_REQUEST> = {
  label:
    'Vă rog să țineți consultația în această zi, în perioada mea de retragere de 14 zile. Înțeleg că nu mă mai pot retrage din contract după ce consultația a avut loc.',
}

export const BOOKING_SUMMARY: Translated<typeof English.BOOKING_SUMMARY> = {
  title: 'Consultația dumneavoastră',
  lead: 'Prin apel video, cu unul dintre specialiștii noștri',
  unset: 'Alegeți o dată și o oră',
  noTime: 'Alegeți o oră',
  item: `Consultație de ${consultation.minutes} de minute`,
  total: consultation.vat ? `De plată acum, ${consultation.vat}` : 'De plată acum',
  byVideo: 'prin apel video',
  until: 'până la {time} GMT',
  span: '{from}–{to} GMT',
}

export const PAYMENT_NOTICES: Translated<typeof English.PAYMENT_NOTICES> = {
  cancelled: 'Plata nu a fost finalizată și nu s-a debitat nicio sumă. Puteți încerca din nou mai jos.',
  unfinished: 'Nu ați plătit încă. Puteți plăti ora aleasă până la {time}.',
  goOn: 'Continuați la plată',
  giveUp: 'Renunțați la această oră',
}

const REFUNDED = {
  title: 'Plata dumneavoastră se rambursează',
  text: `Această consultație nu va avea loc. Vă rambursăm ${consultation.price} pe cardul cu care ați plătit; poate dura până la zece zile lucrătoare până când banca afișează suma.`,
  again: 'Rezervați altă oră',
}

export const PAYMENT_OUTCOME: Translated<typeof English.PAYMENT_OUTCOME> = {
  asking: { title: 'Un moment', text: 'Verificăm plata dumneavoastră.' },
  confirmed: {
    booked: 'Rezervat',
    title: 'Consultația dumneavoastră este rezervată',
    mailed: 'Trimitem la {email} o confirmare cu linkul video și o invitație pentru calendar.',
    mailedToYou: 'Vă trimitem prin e-mail o confirmare cu linkul video și o invitație pentru calendar.',
    reference: 'Referința dumneavoastră',
    copy: 'Copiați referința',
    referenceHint: 'Menționați-o de fiecare dată când ne contactați.',
    calendar: 'Salvați în calendar',
    nextTitle: 'Ce urmează',
    next: [
      'Primiți linkul video prin e-mail și un memento cu o zi înainte.',
      'Țineți documentul la îndemână când discutăm.',
      `Dacă nu puteți participa, anulați cu linkul din e-mail. Primiți toată suma înapoi dacă anulați cu cel puțin ${consultation.cancelNotice} înainte.`,
    ],
  },
  held: {
    title: 'Plata dumneavoastră se procesează',
    text: 'Această pagină se actualizează automat și arată rezervarea imediat ce plata este confirmată.',
    slow: 'Durează mai mult decât de obicei. Nu trebuie să așteptați aici: vă scriem imediat ce plata este confirmată.',
    again: 'Verificați din nou acum',
  },
  released: {
    title: 'Plata nu a fost finalizată',
    text: 'Ora a fost eliberată și nu s-a debitat nicio sumă. Răspunsurile dumneavoastră se păstrează pe acest dispozitiv.',
    again: 'Încercați din nou',
  },
  cancelled: REFUNDED,
  lost: REFUNDED,
  unknown: {
    title: 'Nu găsim această plată',
    text: 'Adresa acestei pagini este incompletă sau veche. Dacă ați plătit, confirmarea se află în e-mailul dumneavoastră; altfel, scrieți la {email}.',
    again: 'Rezervați o consultație',
  },
  unreachable: {
    title: 'Nu putem vedea plata dumneavoastră în acest moment',
    text: 'Serverul nostru nu răspunde. Nu s-a pierdut nimic: această pagină încearcă în continuare, iar dacă plata a reușit, o confirmăm prin e-mail.',
    again: 'Încercați din nou acum',
  },
  another: 'Rezervați o altă consultație',
}

export const MANAGED_BOOKING: Translated<typeof English.MANAGED_BOOKING> = {
  asking: { title: 'Un moment', text: 'Căutăm rezervarea dumneavoastră.' },
  title: 'Consultația dumneavoastră',
  greeting: 'Rezervată pentru {name}.',
  video: 'Apel video: {link}',
  until: 'Puteți anula, cu rambursare integrală, până {time}.',
  held: 'Această consultație a început sau s-a încheiat.',
  move: {
    until: 'Până atunci o puteți și muta la altă oră.',
    button: 'Mutați la altă oră',
    title: 'Alegeți altă oră',
    confirm: 'Mutați consultația',
    busy: 'Se mută…',
    keep: 'Păstrați această oră',
    failed: 'Nu am putut muta consultația acum. Încercați din nou.',
  },
  moved: {
    title: 'Consultația dumneavoastră a fost mutată',
    text: 'Nu aveți nimic de plată. Confirmăm noua oră prin e-mail, cu o invitație pentru calendar.',
  },
  reference: 'Referință',
  papers: 'Chitanțe și facturi',
  write: 'Ne puteți scrie la {email}.',
  cancel: {
    button: 'Anulați această consultație',
    title: 'Anulați această consultație?',
    text: `Ora va fi eliberată și vă rambursăm ${consultation.price} pe cardul cu care ați plătit.`,
    confirm: 'Da, anulați consultația',
    busy: 'Se anulează…',
    keep: 'Păstrați consultația',
    failed: 'Nu am putut anula consultația acum. Încercați din nou.',
  },
  cancelled: {
    title: 'Consultația dumneavoastră este anulată',
    text: `Vă rambursăm ${consultation.price} pe cardul cu care ați plătit; poate dura până la zece zile lucrătoare până când banca afișează suma. Confirmăm prin e-mail.`,
  },
  unpaid: {
    title: 'Această consultație nu a fost plătită',
    text: 'Ora a fost eliberată și nu s-a debitat nicio sumă.',
  },
  another: 'Rezervați altă oră',
  invalid: {
    title: 'Acest link nu funcționează',
    text: 'Este incomplet. Deschideți-l din nou din e-mail; dacă tot nu funcționează, scrieți la {email}.',
  },
  expired: {
    title: 'Acest link a expirat',
    text: 'Consultația a avut loc acum mai bine de o lună. Dacă aveți o întrebare despre ea, scrieți la {email}.',
  },
  unreachable: {
    title: 'Nu putem căuta rezervarea dumneavoastră în acest moment',
    text: 'Serverul nostru nu răspunde. Rezervarea dumneavoastră nu s-a schimbat.',
    again: 'Încercați din nou',
  },
}
