import type * as English from '#content/mail/right-to-cancel.ts'
import type { Translated } from '#contract/language.ts'
import { FACTS } from '../facts.ts'

const { consultation, promises } = FACTS

/** Worded after the Spanish text of the model in the consumer rights directive, from which the UK's comes. */
export const RIGHT_TO_CANCEL: Translated<typeof English.RIGHT_TO_CANCEL> = {
  title: 'Su derecho de desistimiento',
  begun: 'Usted nos pidió que empezáramos durante su plazo de desistimiento de {days} días.',
  formTitle: 'Formulario de desistimiento',
  formHint: 'Envíelo solo si desea desistir del contrato.',
  form: [
    'A la atención de {trader}, {email}',
    'Por la presente le comunico/comunicamos* que desisto de mi/desistimos de nuestro* contrato de prestación del siguiente servicio: {service}',
    'Pedido el: {day}',
    'Nombre del consumidor o de los consumidores:',
    'Domicilio del consumidor o de los consumidores:',
    'Firma del consumidor o de los consumidores, solo si este formulario se presenta en papel:',
    'Fecha:',
    '*Táchese lo que no proceda',
  ],
  complaint: `Si desea presentar una reclamación, escríbanos. Acusamos recibo en un plazo de ${promises.complaintAcknowledged} y respondemos en un plazo de ${promises.complaintAnswered}.`,
  terms: 'Condiciones del servicio (en inglés)',
  order: {
    right:
      'Si ha hecho el pedido como consumidor, puede desistir de este contrato en un plazo de {days} días sin indicar el motivo: hasta el final del {last}.',
    service: 'pedido {reference}, {service}',
    express:
      'Si desiste antes de que empiece el trabajo, se le devuelve todo. Si desiste después, usted paga la parte del trabajo que se haya hecho; cuando el servicio se haya prestado por completo, el derecho termina.',
    how: 'Para desistir, comuníquenoslo con palabras claras antes de que terminen los {days} días: por correo electrónico a {email}, por correo postal a {trader}, o con el enlace de arriba en la hora siguiente a su pago, si el trabajo no ha empezado. Puede usar el formulario que figura a continuación, pero no es obligatorio.',
  },
  booking: {
    right:
      'Si ha hecho la reserva como consumidor, puede desistir de este contrato en un plazo de {days} días sin indicar el motivo: hasta el final del {last}.',
    service: 'cita {reference}, {when}',
    express:
      'Si desiste antes de que empiece la cita, se le devuelve todo. Si desiste mientras se celebra, usted paga la parte que se haya celebrado; cuando se haya celebrado por completo, el derecho termina.',
    how: `Para desistir, comuníquenoslo con palabras claras antes de que terminen los {days} días: por correo electrónico a {email}, por correo postal a {trader}, o con el enlace de arriba hasta ${consultation.cancelNotice} antes de la cita. Puede usar el formulario que figura a continuación, pero no es obligatorio.`,
  },
  refund: {
    card: 'Le devolvemos el dinero en un plazo de 14 días desde que recibamos su comunicación, en la tarjeta con la que pagó y sin ningún coste.',
    transfer:
      'Le devolvemos el dinero en un plazo de 14 días desde que recibamos su comunicación, en la cuenta desde la que pagó y sin ningún coste.',
  },
}
