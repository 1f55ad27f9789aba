import type * as English from '#content/mail/order-extras.ts'
import type { Translated } from '#contract/language.ts'

export const ORDER_EXTRA_MAIL: Translated<typeof English.ORDER_EXTRA_MAIL> = {
  offer: {
    subject: '{reference} Un servicio adicional para su pedido: {total}',
    title: 'Un servicio adicional para su pedido',
    preview: '{price}. Entrega {ready}.',
    text: 'Este es nuestro presupuesto de un servicio adicional para su pedido. No debe nada por él hasta que lo acepte, y su pedido continúa en cualquier caso.',
    button: 'Ver el servicio adicional y aceptarlo',
    pay: 'Si lo acepta, lo paga en ese mismo momento: {total}. Si tiene alguna pregunta, hágala en la página o responda a este correo.',
  },
  paid: {
    subject: '{reference} Su servicio adicional está confirmado: hemos recibido {total}',
    title: 'Su servicio adicional está confirmado',
    preview: 'Entrega {ready}.',
    text: 'Gracias. Hemos recibido su pago y el servicio adicional forma parte de su pedido.',
  },
  withdrawn: {
    subject: '{reference} Hemos retirado un servicio adicional de su pedido',
    title: 'Hemos retirado un servicio adicional',
    preview: 'No debe nada por él. Su pedido continúa.',
    text: 'Hemos retirado el servicio adicional de {total}. No debe nada por él y su pedido continúa. Si ya ha enviado un pago por él, se lo reembolsaremos íntegramente.',
  },
}
