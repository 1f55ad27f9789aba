import { BUSINESS } from '#content/business.ts'
import type * as English from '#content/mail/booking.ts'
import { CONSULTATION } from '#contract/booking-calendar.ts'
import type { Translated } from '#contract/language.ts'

export const BOOKING_TIMES_WORDS: Translated<typeof English.BOOKING_TIMES_WORDS> = {
  yours: '{time} en su reloj ({zone})',
  own: '{date} a las {time} de su hora local ({gmt} GMT)',
  ownOnOtherDay: '{date} a las {time} de su hora local ({gmtDate} a las {gmt} GMT)',
}

export const BOOKING_MAIL: Translated<typeof English.BOOKING_MAIL> = {
  why: 'Le enviamos este correo porque se reservó una cita con esta dirección. Si no fue usted, responda y díganoslo.',
  date: 'Fecha',
  time: 'Hora',
  video: 'Videollamada',
  see: 'Ver su reserva',
  withVat: '{amount}, {vat}',
  confirmed: {
    subject: '{reference} Su cita del {when}',
    title: 'Su cita está reservada',
    preview: 'Es el {when}. Dentro encontrará el enlace de la videollamada.',
    thanks: 'Gracias por su pago. Será un placer hablar con usted.',
    length: 'Duración',
    minutes: `${CONSULTATION.minutes} minutos`,
    paid: 'Pagado',
    manage: 'Ver, cambiar o cancelar su reserva',
    invitation:
      'La invitación adjunta añade la cita a su calendario, en su propia zona horaria. Tenga a mano su documento cuando hablemos.',
    deadline:
      'Puede cancelar hasta el {when} y recuperar todo el importe, o elegir otra hora hasta entonces.',
  },
  moved: {
    subject: '{reference} Su cita pasa al {when}',
    title: 'Su cita ha cambiado de hora',
    preview: 'Ahora es el {when}. Dentro encontrará el enlace de la videollamada.',
    byCustomer: 'Su cita ha pasado a la hora que eligió. No hay nada que pagar.',
    byUs: 'Hemos cambiado su cita a otra hora. No hay nada que pagar. Si la nueva hora no le conviene, responda y díganoslo. Buscaremos otra o le reembolsaremos el importe íntegro.',
    previously: 'Hora anterior',
    invitation: 'La invitación adjunta cambia la cita en su calendario.',
    deadline: 'Hasta el {when} puede cancelarla y recuperar todo el importe.',
  },
  reminder: {
    subject: '{reference} Recordatorio: su cita del {when}',
    title: 'Su cita se acerca',
    preview: 'Es el {when}. Dentro encontrará el enlace de la videollamada.',
    text: 'Le recordamos su cita con nosotros.',
    prepare: 'Tenga a mano su documento cuando hablemos. Si no puede acudir, escríbanos.',
  },
  cancelled: {
    subject: '{reference} Su cita se ha cancelado',
    title: 'Su cita se ha cancelado',
    preview: 'Le reembolsamos {amount}.',
    whole:
      'Su cita se ha cancelado. Le reembolsamos {amount}, el importe íntegro, en la tarjeta con la que pagó. Los bancos pueden tardar hasta diez días hábiles en reflejarlo.',
    rest: 'Su cita se ha cancelado. Le reembolsamos el resto de su pago, {amount}, en la tarjeta con la que pagó. Los bancos pueden tardar hasta diez días hábiles en reflejarlo.',
    again: 'Reservar otra hora',
  },
  lost: {
    subject: '{reference} Su pago llegó tarde para esta hora; se lo reembolsamos',
    title: 'La hora ya no estaba libre',
    preview: 'Le reembolsamos {amount}.',
    text: 'Lo sentimos. Cuando nos llegó su pago, esta hora ya no estaba libre. Le reembolsamos {amount}, el importe íntegro. No tiene que hacer nada.',
    again: 'Elegir otra hora',
  },
}

export const APPOINTMENT: Translated<typeof English.APPOINTMENT> = {
  summary: `Cita con ${BUSINESS.shortName}`,
  description: 'Cita {reference}, {when}\nVideollamada: {link}',
  descriptionUk: 'Cita {reference}, {when} ({uk} en el Reino Unido)\nVideollamada: {link}',
  manage: 'Ver, cambiar o cancelar la reserva: {link}',
  cancelled: 'La cita {reference} se ha cancelado',
}

export const CONSULTATION_PAYMENT: Translated<typeof English.CONSULTATION_PAYMENT> = {
  name: `Cita por videollamada de ${CONSULTATION.minutes} minutos`,
}
