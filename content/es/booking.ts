import type * as English from '#content/booking.ts'
import { CONSULTATION } from '#contract/booking-calendar.ts'
import type { Translated } from '#contract/language.ts'
import { CONSULTATION as consultation, PROMISES as promises } from './facts.ts'
import { EMAIL_WORDS, PHONE_WORDS } from './fields.ts'

const DATE_MISSING = 'Elija el día de la cita'
const TIME_MISSING = 'Elija la hora de la cita'

export const BOOKING_FIELD_WORDS: Translated<typeof English.BOOKING_FIELD_WORDS> = {
  firstName: { label: 'Nombre', required: 'El nombre debe tener al menos 2 caracteres' },
  lastName: { label: 'Apellidos', required: 'Los apellidos deben tener al menos 2 caracteres' },
  email: { ...EMAIL_WORDS, required: 'Escriba una dirección de correo electrónico válida' },
  phone: { ...PHONE_WORDS, label: 'Número de teléfono', required: 'Escriba un número de teléfono válido' },
  date: {
    label: 'Día de la cita',
    required: DATE_MISSING,
    messages: { 'too-long': DATE_MISSING },
  },
  time: { label: 'Hora de la cita', required: TIME_MISSING },
  expressRequest: { label: 'Solicitud expresa' },
}

export const BOOKING_PAGE: Translated<typeof English.BOOKING_PAGE> = {
  title: 'Reserve su cita',
  lead: 'Reserve una cita personalizada para hablar de sus documentos con nuestro equipo de expertos.',
  reassurance: `Reembolso íntegro si cancela hasta ${consultation.cancelNotice} antes.`,
  banner: `Cita de ${consultation.minutes} minutos`,
  sections: { when: 'Cuándo', who: 'Quién' },
  datePrompt: 'Elija el día de la cita',
  submit: `Reservar y pagar ${consultation.price}`,
  submitting: 'Procesando…',
  notes: ['Pago seguro', `Puede cancelar hasta ${consultation.cancelNotice} antes`],
  terms: 'Al reservar acepta nuestras {terms}, que explican cómo puede cancelar.',
  termsLink: 'condiciones del servicio (en inglés)',
  noscript: {
    manage: 'Su cita',
    book: `Esta página necesita JavaScript, que aquí está desactivado o no está disponible. Las citas son ${consultation.days}, ${consultation.hours}. Para reservar o cancelar una, escriba a`,
    how: `Proponga dos o tres horas que le convengan. Le confirmaremos una en un plazo de ${promises.reply} y le enviaremos el enlace de pago.`,
  },
}

export const CALENDAR_WORDS: Translated<typeof English.CALENDAR_WORDS> = {
  previous: 'Mes anterior',
  next: 'Mes siguiente',
}

export const CLOCKS: Translated<typeof English.CLOCKS> = {
  gmt: '{time} GMT',
  uk: '{time} en el Reino Unido',
  there: '{time} en {city}',
  yours: '{time} en su reloj',
  onOtherDay: '{time}, el {date}',
  weekday: '{weekday} {time}',
  one: 'Las {gmt} son las {other}.',
  two: 'Las {gmt} son las {other} y las {another}.',
  moment: '{date} a las {time} GMT',
  others: '{moment} ({others})',
  separator: ', ',
}

export const CITIES: Translated<typeof English.CITIES> = {
  Calcutta: 'Calcuta',
  Katmandu: 'Katmandú',
  Kiev: 'Kiev',
  Rangoon: 'Rangún',
  Saigon: 'Ciudad Ho Chi Minh',
  Godthab: 'Nuuk',
}

export const SLOT_NOTES: Translated<typeof English.SLOT_NOTES> = {
  zone: 'Entre paréntesis, la hora en {city}.',
  ownZone: 'Entre paréntesis, la hora en su reloj.',
  loading: 'Comprobando qué horas están libres…',
  slow: 'Comprobar qué horas están libres está tardando más de lo habitual. Mientras tanto puede elegir una: la comprobamos antes de que pague.',
  failed:
    'No podemos comprobar en este momento qué horas están libres. Aun así puede elegir una: la comprobamos antes de que pague.',
  retry: 'Volver a comprobar',
  some: 'Las horas tachadas están ocupadas o ya han pasado.',
  none: 'No quedan horas en este día. Elija otra fecha, por favor.',
  taken: 'ocupada',
  begun: 'ya ha pasado',
  soon: 'empieza demasiado pronto',
}

export const CLOSED_NOTES: Translated<typeof English.CLOSED_NOTES> = {
  holiday: 'Festivo: {days} de {month}',
  away: 'Cerrado: {days} de {month}',
  full: 'Sin horas libres: {days} de {month}',
}

export const CLOSED_DAY: Translated<typeof English.CLOSED_DAY> = {
  holiday: '{date}, día festivo',
  away: '{date}, cerrado',
  full: '{date}, sin horas libres',
}

export const BOOKING_ALERT: Translated<typeof English.BOOKING_ALERT> =
  'Se ha producido un error al procesar su reserva. Inténtelo de nuevo.'

const TOO_SOON = `Reserve con una antelación mínima de ${consultation.notice}`

export const BOOKING_PROBLEMS: Translated<typeof English.BOOKING_PROBLEMS> = {
  'not-a-day': DATE_MISSING,
  'not-a-slot': TIME_MISSING,
  past: 'Este día ya ha pasado. Elija otra fecha',
  closed: `Las citas son ${consultation.onDays}. Elija otra fecha`,
  holiday: 'Este día es festivo. Elija otra fecha',
  away: 'Este día cerramos. Elija otra fecha',
  'too-soon': TOO_SOON,
  'too-far': `Elija una fecha dentro de los próximos ${Math.round(CONSULTATION.daysAhead / 365)} años`,
  begun: CONSULTATION.noticeHours > 0 ? TOO_SOON : 'Esta hora ya ha empezado. Elija una posterior',
}

export const BOOKING_REFUSALS: Translated<typeof English.BOOKING_REFUSALS> = {
  express: `Marque esta casilla o elija una fecha para la que falten más de ${CONSULTATION.withdrawalDays} días`,
  taken: 'Esta hora se acaba de ocupar. Elija otra',
  holds: `Usted, u otra persona de su red, ya tiene horas reservadas sin pagar. Pague una de ellas o inténtelo de nuevo dentro de ${CONSULTATION.holdMinutes} minutos`,
  cancelTooLate: `Las citas se pueden cancelar hasta ${consultation.cancelNotice} antes de que empiecen, y para esta falta menos. Escríbanos si no puede acudir.`,
  moveTooLate: `Las citas se pueden cambiar de hora hasta ${consultation.cancelNotice} antes de que empiecen, y para esta falta menos. Escríbanos si no puede acudir.`,
  moves: `Esta cita ya ha cambiado de hora ${CONSULTATION.moves} veces. Escríbanos si necesita otra hora.`,
}

export const EXPRESS_REQUEST: Translated<typeof English.EXPRESS_REQUEST> = {
  label:
    'Solicito que la cita se celebre ese día, dentro de mi plazo de desistimiento de 14 días. Entiendo que, una vez celebrada, ya no podré desistir.',
}

export const BOOKING_SUMMARY: Translated<typeof English.BOOKING_SUMMARY> = {
  title: 'Su cita',
  lead: 'Por videollamada, con una persona de nuestro equipo de expertos',
  unset: 'Elija un día y una hora',
  noTime: 'Elija una hora',
  item: `Cita de ${consultation.minutes} minutos`,
  total: consultation.vat ? `A pagar ahora, ${consultation.vat}` : 'A pagar ahora',
  byVideo: 'por videollamada',
  until: 'hasta las {time} GMT',
  span: 'De {from} a {to} GMT',
}

export const PAYMENT_NOTICES: Translated<typeof English.PAYMENT_NOTICES> = {
  cancelled: 'El pago no se completó y no se le ha cobrado nada. Puede volver a intentarlo más abajo.',
  unfinished: 'Todavía no ha pagado. Puede pagar su hora hasta las {time}.',
  goOn: 'Continuar con el pago',
  giveUp: 'Dejar libre esta hora',
}

const REFUNDED = {
  title: 'Le estamos reembolsando el pago',
  text: `Esta cita no se celebrará. Le reembolsamos ${consultation.price} en la tarjeta con la que pagó; los bancos pueden tardar hasta diez días hábiles en reflejarlo.`,
  again: 'Reservar otra hora',
}

export const PAYMENT_OUTCOME: Translated<typeof English.PAYMENT_OUTCOME> = {
  asking: { title: 'Un momento', text: 'Estamos comprobando su pago.' },
  confirmed: {
    booked: 'Reserva hecha',
    title: 'Su cita está reservada',
    mailed:
      'Una confirmación con el enlace de la videollamada y una invitación para su calendario va de camino a {email}.',
    mailedToYou:
      'Una confirmación con el enlace de la videollamada y una invitación para su calendario va de camino a su correo electrónico.',
    reference: 'Su referencia',
    copy: 'Copiar la referencia',
    referenceHint: 'Indíquela siempre que se ponga en contacto con nosotros.',
    calendar: 'Guardar en el calendario',
    nextTitle: 'Qué pasa ahora',
    next: [
      'Recibirá el enlace de la videollamada por correo electrónico, y un recordatorio el día antes.',
      'Tenga a mano su documento cuando hablemos.',
      `Si no puede acudir, cancele con el enlace del correo electrónico: hasta ${consultation.cancelNotice} antes le reembolsamos todo el importe.`,
    ],
  },
  held: {
    title: 'Su pago se está procesando',
    text: 'Esta página se actualiza sola y muestra su reserva en cuanto se confirma el pago.',
    slow: 'Está tardando más de lo habitual. No hace falta que espere aquí: le escribiremos en cuanto se confirme el pago.',
    again: 'Volver a comprobar',
  },
  released: {
    title: 'El pago no se completó',
    text: 'La hora ha quedado libre y no se le ha cobrado nada. Sus respuestas se conservan en este dispositivo.',
    again: 'Intentarlo de nuevo',
  },
  cancelled: REFUNDED,
  lost: REFUNDED,
  unknown: {
    title: 'No encontramos este pago',
    text: 'La dirección de esta página está incompleta o ya no es válida. Si ha pagado, la confirmación está en su correo electrónico; si no, escriba a {email}.',
    again: 'Reservar una cita',
  },
  unreachable: {
    title: 'No podemos ver su pago en este momento',
    text: 'Nuestro servidor no responde. No se ha perdido nada: esta página sigue intentándolo y, si el pago se ha realizado, se lo confirmaremos por correo electrónico.',
    again: 'Intentarlo de nuevo',
  },
  another: 'Reservar otra cita',
}

export const MANAGED_BOOKING: Translated<typeof English.MANAGED_BOOKING> = {
  asking: { title: 'Un momento', text: 'Estamos buscando su reserva.' },
  title: 'Su cita',
  greeting: 'Reservada a nombre de {name}.',
  video: 'Videollamada: {link}',
  until: 'Puede cancelar hasta el {time} y recuperar todo el importe.',
  held: 'Esta cita ha empezado o ya ha terminado.',
  move: {
    until: 'Hasta entonces también puede cambiarla a otra hora.',
    button: 'Cambiar de hora',
    title: 'Elija otra hora',
    confirm: 'Cambiar la cita',
    busy: 'Cambiando…',
    keep: 'Mantener esta hora',
    failed: 'No hemos podido cambiarla en este momento. Inténtelo de nuevo.',
  },
  moved: {
    title: 'Su cita ha cambiado de hora',
    text: 'No hay nada que pagar. Le confirmaremos la nueva hora por correo electrónico, con una invitación para su calendario.',
  },
  reference: 'Referencia',
  papers: 'Recibos y facturas',
  write: 'Puede escribirnos a {email}.',
  cancel: {
    button: 'Cancelar esta cita',
    title: '¿Cancelar esta cita?',
    text: `La hora quedará libre y le reembolsaremos ${consultation.price} en la tarjeta con la que pagó.`,
    confirm: 'Sí, cancelarla',
    busy: 'Cancelando…',
    keep: 'No cancelar',
    failed: 'No hemos podido cancelarla en este momento. Inténtelo de nuevo.',
  },
  cancelled: {
    title: 'Su cita está cancelada',
    text: `Le reembolsamos ${consultation.price} en la tarjeta con la que pagó; los bancos pueden tardar hasta diez días hábiles en reflejarlo. Se lo confirmaremos por correo electrónico.`,
  },
  unpaid: {
    title: 'Esta cita no se pagó',
    text: 'La hora ha quedado libre y no se le ha cobrado nada.',
  },
  another: 'Reservar otra hora',
  invalid: {
    title: 'Este enlace no funciona',
    text: 'Está incompleto. Vuelva a abrirlo desde el correo electrónico; si sigue sin funcionar, escriba a {email}.',
  },
  expired: {
    title: 'Este enlace ha caducado',
    text: 'La cita fue hace más de un mes. Si tiene alguna pregunta sobre ella, escriba a {email}.',
  },
  unreachable: {
    title: 'No podemos consultar su reserva en este momento',
    text: 'Nuestro servidor no responde. Su reserva no ha cambiado.',
    again: 'Intentarlo de nuevo',
  },
}
