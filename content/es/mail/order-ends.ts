import type * as English from '#content/mail/order-ends.ts'
import type { Translated } from '#contract/language.ts'

export const ORDER_ENDS_MAIL: Translated<typeof English.ORDER_ENDS_MAIL> = {
  refunding: 'Le reembolsamos {amount}.',
  cancelled: {
    subject: '{reference} Su pedido se ha cancelado',
    title: 'Su pedido se ha cancelado',
    text: 'Ha cancelado su pedido.',
    creditNote: 'Le enviaremos una nota de crédito cuando se haya efectuado el reembolso.',
    notYou: 'Si no lo canceló usted, responda y díganoslo.',
  },
  refunded: {
    subject: '{reference} Su reembolso de {amount}',
    title: 'Su reembolso va de camino',
    preview: {
      card: '{amount}, en la tarjeta con la que pagó.',
      transfer: '{amount}, por transferencia bancaria.',
    },
    text: {
      card: 'Hemos reembolsado {amount} en la tarjeta que utilizó. Los bancos pueden tardar hasta diez días hábiles en reflejarlo.',
      transfer: 'Hemos devuelto {amount} por transferencia bancaria.',
    },
  },
  declined: {
    subject: '{reference} No podemos atender su pedido y le reembolsamos el importe íntegro',
    title: 'No podemos atender su pedido',
    text: 'Lo sentimos: no podemos atender su pedido.',
  },
  withdrawn: {
    subject: '{reference} Hemos retirado nuestro presupuesto',
    title: 'Hemos retirado nuestro presupuesto',
    preview: 'No debe nada.',
    text: 'Hemos retirado nuestro presupuesto de {amount}. Ya no puede aceptarlo y no debe nada. Si ya ha enviado un pago, se lo reembolsaremos íntegramente.',
  },
  surplus: {
    subject: '{reference} Le reembolsamos su pago de {amount}',
    title: 'Le reembolsamos un pago',
    text: 'Hemos recibido un pago de {amount} y se lo reembolsamos.',
    reasons: {
      paid: {
        first: 'La primera mitad del precio ya estaba pagada.',
        second: 'La segunda mitad del precio ya estaba pagada.',
        whole: 'El precio completo ya estaba pagado.',
        extra: 'El servicio adicional ya estaba pagado.',
      },
      amount: 'El importe que había que pagar era otro. En su página figura lo que queda por pagar.',
      closed: 'El presupuesto ya no se podía aceptar.',
      extra: 'El servicio adicional ya no se podía aceptar.',
      ended: 'El pedido había terminado.',
    },
  },
}
