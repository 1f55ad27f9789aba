import type * as English from '#content/mail/order-money.ts'
import type { Translated } from '#contract/language.ts'

export const ORDER_MONEY_MAIL: Translated<typeof English.ORDER_MONEY_MAIL> = {
  partPaid: {
    subject: '{reference} Hemos recibido {amount}',
    subjectMissing: '{reference} Hemos recibido {amount}: faltan {missing}',
    title: 'Hemos recibido su pago',
    titleMissing: 'Faltan {missing}',
    preview: 'Han llegado {amount}.',
    previewMissing: 'Transfiera el resto, por favor: {missing}.',
    text: {
      first: 'Gracias. Hemos recibido {amount} a cuenta de la primera mitad.',
      second: 'Gracias. Hemos recibido {amount} a cuenta de la segunda mitad.',
      whole: 'Gracias. Hemos recibido {amount} a cuenta del precio completo.',
      extra: 'Gracias. Hemos recibido {amount} a cuenta del servicio adicional.',
    },
    missing:
      'Faltan {missing}: a veces los bancos descuentan comisiones. Transfiera el resto a la misma cuenta, por favor.',
  },
  corrected: {
    subject: '{reference} Su recibo o factura, corregido',
    title: 'Hemos corregido su recibo o factura',
    preview: 'Lo que paga no cambia.',
    text: 'Hemos corregido lo que estaba mal. La nota de crédito anula el documento anterior y el nuevo lo sustituye. Lo que paga no cambia.',
  },
  statement: {
    subject: '{reference} Su extracto de cuenta',
    title: 'Su extracto de cuenta',
    text: 'Recoge lo que ha pagado y lo que le hemos reembolsado del {from} al {to}. Pendiente el último día: {amount}.',
  },
  together: {
    subject: '{reference} Hemos recibido {amount} por varios pedidos',
    text: 'Gracias. Su transferencia de {amount} paga los pedidos siguientes. Cada uno tiene su propio recibo o factura.',
  },
  balancePaid: {
    subject: '{reference} Hemos recibido {amount}',
    title: 'Su pedido está totalmente pagado',
    preview: 'Hemos recibido {amount}.',
    text: 'Gracias. Hemos recibido {amount} y su pedido está totalmente pagado.',
    open: 'Podrá abrir sus documentos terminados en cuanto los entreguemos.',
    extra: 'Falta por pagar el servicio adicional: {missing}.',
    openLater: 'Podrá abrir sus documentos terminados cuando todo esté entregado y pagado.',
  },
  refundDue: {
    subject: '{reference} Le reembolsamos {amount}',
    title: 'Le reembolsamos una parte de su pago',
    preview: '{amount} de lo que pagó.',
    text: {
      card: 'De lo que pagó, le reembolsamos {amount} en la tarjeta que utilizó; los bancos pueden tardar hasta diez días hábiles en reflejarlo.',
      transfer: 'De lo que pagó, le reembolsamos {amount} por transferencia bancaria, a la cuenta de origen.',
      both: 'De lo que pagó, le reembolsamos {amount} por la misma vía: en la tarjeta con la que pagó (los bancos pueden tardar hasta diez días hábiles en reflejarlo) o por transferencia bancaria, a la cuenta de origen.',
    },
  },
  ended: {
    subject: '{reference} Hemos puesto fin a su pedido',
    subjectRefund: '{reference} Hemos puesto fin a su pedido: le reembolsamos {amount}',
    title: 'Hemos puesto fin a su pedido',
    preview: 'Le reembolsamos {amount}.',
    text: 'Hemos puesto fin a su pedido y ya no trabajamos en él. No queda nada por pagar.',
    refund: {
      card: 'Le reembolsamos {amount} en la tarjeta con la que pagó; los bancos pueden tardar hasta diez días hábiles en reflejarlo.',
      transfer: 'Le reembolsamos {amount} por transferencia bancaria, a la cuenta de origen.',
      both: 'Le reembolsamos {amount} por la misma vía: en la tarjeta con la que pagó (los bancos pueden tardar hasta diez días hábiles en reflejarlo) o por transferencia bancaria, a la cuenta de origen.',
    },
    keep: 'Retenemos {amount}.',
    kept: 'Importe que retenemos',
    disagree: 'Si no está de acuerdo',
    disagreeText:
      'Responda a este correo y díganos por qué. Esto no afecta a sus derechos legales, que figuran en la confirmación de su pedido.',
  },
}
