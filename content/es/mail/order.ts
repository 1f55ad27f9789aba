import type * as English from '#content/mail/order.ts'
import type { Translated } from '#contract/language.ts'

export const ORDER_MAIL: Translated<typeof English.ORDER_MAIL> = {
  whyRequest:
    'Le enviamos este correo porque se nos pidió un presupuesto con esta dirección. Si no fue usted, responda y díganoslo.',
  whyOrder:
    'Le enviamos este correo porque se hizo un pedido con esta dirección. Si no fue usted, responda y díganoslo.',
  terms: 'Condiciones del servicio (en inglés)',
  service: 'Servicio',
  reason: 'Motivo',
  refund: 'Reembolso',
  openUntil: 'Fecha límite de aceptación',
  next: 'Qué pasa ahora',
  seeOrder: 'Ver su pedido',
  seeRequest: 'Ver su solicitud',
  questions: 'Si tiene alguna pregunta, responda a este correo.',
  nothingToPay: 'No queda nada por pagar.',
  paidAll: 'Todo está pagado.',
  waitForCreditNote:
    'No tiene que hacer nada. Le enviaremos una nota de crédito cuando se haya efectuado el reembolso.',
  endOf: 'final del {day}',

  vat: 'IVA al {rate}',
  vatWithin: 'IVA al {rate} incluido en el total',
  total: { taxed: 'Total, con IVA', untaxed: 'Total. No se cobra IVA' },
  price: { taxed: '{amount}, IVA incluido', untaxed: '{amount}; no se cobra IVA' },

  paid: {
    card: '{part}, pago con tarjeta el {day}',
    transfer: '{part}, pago por transferencia bancaria el {day}',
  },
  refunds: {
    none: '{payment}',
    due: '{payment}, reembolso en curso',
    made: '{payment}, reembolso efectuado',
    failed: '{payment}, aún sin reembolsar',
  },
  partRefunded: '{payment}, con un reembolso de {amount}',
  waived: 'Importe condonado',
  due: { now: '{part}, a pagar ahora', later: '{part}, a pagar a la entrega' },
  left: 'Pendiente de pago',

  transfer: {
    amount: 'Importe',
    reference: 'Referencia del pago',
    name: 'Titular de la cuenta',
    sortCode: 'Sort code (código del banco)',
    accountNumber: 'Número de cuenta',
    iban: 'IBAN',
    arrives: 'Fecha límite de llegada',
    check:
      'Indique la referencia para que podamos encontrar su pago. Si alguna vez un mensaje le da otros datos bancarios, pregúntenos antes de pagar.',
    ask: 'Responda a este correo y le enviaremos nuestros datos bancarios.',
  },

  invoiceTo: 'Destinatario de la factura',
  purchaseOrder: 'Su número de orden de compra',
  vatNumber: 'Número de IVA',
  postTo: 'Dirección de envío',
}

export const ORDER_CONTRACT_MAIL: Translated<typeof English.ORDER_CONTRACT_MAIL> = {
  seeQuote: 'Ver el presupuesto y aceptarlo',
  offer: {
    subject: '{reference} Nuestro presupuesto: {total}',
    title: 'Nuestro presupuesto',
    preview: '{price}. Entrega {ready}.',
    text: 'Este es nuestro presupuesto para su solicitud. No debe nada hasta que lo acepte.',
    replaces: 'Sustituye al que le enviamos antes.',
    byPost: 'Por correo postal',
    toAddress: 'a la dirección que indique al aceptar',
    next: [
      'Tiene hasta el {end} para aceptar el presupuesto en esa página y pagar la primera mitad, {first}.',
      'Empezamos el trabajo. Durante la hora siguiente al pago puede cancelar y recuperar todo el importe, si no hemos empezado.',
      'Entregamos {ready} y usted paga la segunda mitad, {second}.',
    ],
    questions: 'Si tiene alguna pregunta, hágala en la página o responda a este correo.',
  },
  reminder: {
    subject: '{reference} Recordatorio: nuestro presupuesto de {total}',
    title: 'Nuestro presupuesto está a punto de caducar',
    preview: '{price}. Válido hasta el {end}.',
    text: 'Nuestro presupuesto es válido hasta el {end}. Si todavía necesita el trabajo, acéptelo dentro de ese plazo. Si no, no tiene que hacer nada.',
    price: 'Precio',
    halves:
      'Usted paga la mitad al aceptar, {first}, y la otra mitad a la entrega. Si desea cambiar algo, responda y díganoslo.',
  },
  transfer: {
    subject: '{reference} Transferencia pendiente: {amount}',
    titles: {
      first: 'Cómo pagar la primera mitad',
      second: 'Cómo pagar la segunda mitad',
      whole: 'Cómo pagar el precio completo',
      extra: 'Cómo pagar el servicio adicional',
    },
    preview: '{amount}, con la referencia {reference}.',
    accepted: 'Gracias por aceptar nuestro presupuesto.',
    please: {
      first: 'Transfiera la primera mitad, {amount}, a esta cuenta.',
      second: 'Transfiera la segunda mitad, {amount}, a esta cuenta.',
      whole: 'Transfiera el precio completo, {amount}, a esta cuenta.',
      extra: 'Transfiera el importe del servicio adicional, {amount}, a esta cuenta.',
    },
    start: 'Empezaremos cuando haya llegado.',
    receipt:
      'Los bancos pueden tardar uno o dos días. Le enviaremos el recibo por correo electrónico cuando haya llegado.',
    confirm: 'Cuando haya llegado su pago, le confirmaremos el pedido por correo electrónico.',
    moves: 'Si llega después del {day}, el día de entrega se retrasa en la misma medida.',
    cancel:
      'Durante la hora siguiente a esa confirmación puede cancelar y recuperar todo el importe, si no hemos empezado.',
    deliver: 'Entregamos {ready}.',
    second: 'Usted paga la segunda mitad, {amount}, a la entrega.',
    ordered: 'Lo que ha pedido',
  },
  firstDue: {
    subject: '{reference} Su transferencia de {amount} todavía no ha llegado',
    title: 'Su transferencia todavía no ha llegado',
    text: 'Su transferencia bancaria de {amount} todavía no nos ha llegado. Empezaremos cuando llegue. Si la ha hecho en los últimos días, no tiene que hacer nada. Mantendremos abierto el pedido hasta el {day}.',
    changed: 'Si ha cambiado de opinión, no debe nada. Responda y díganoslo, por favor.',
    rest: 'Empezaremos cuando llegue. Si lo ha transferido en los últimos días, no tiene que hacer nada.',
    changedRest:
      'Si ha cambiado de opinión, responda y díganoslo, por favor. Le reembolsaremos lo que ha pagado.',
  },
  unpaid: {
    subject: '{reference} No hemos recibido su transferencia de {amount}',
    title: 'Su transferencia no ha llegado',
    preview: 'Si la ha hecho, responda y díganoslo.',
    text: 'No hemos recibido su transferencia bancaria de {amount} y no hemos empezado. No debe nada. Si la ha hecho, responda y díganos cuándo, y la buscaremos.',
    open: 'Todavía puede aceptar nuestro presupuesto, hasta el {end}.',
    over: 'Nuestro presupuesto ya no se puede aceptar. Si todavía necesita el trabajo, responda y le enviaremos uno nuevo.',
    seeQuote: 'Ver el presupuesto',
  },
  paid: {
    subject: '{reference} Su pedido está confirmado: hemos recibido {amount}',
    title: 'Su pedido está confirmado',
    preview: 'Hemos recibido {amount}. Entrega {ready}.',
    first: 'Gracias. Hemos recibido la primera mitad del precio, {amount}, y su pedido está confirmado.',
    whole: 'Gracias. Hemos recibido el precio completo, {amount}, y su pedido está confirmado.',
    orderedOn: 'Fecha del pedido',
    suppliedBy: 'Prestador del servicio',
    cancel: 'Puede cancelar en esa página hasta el {end}, y recuperar todo el importe, si no hemos empezado.',
    next: [
      'Le avisaremos cuando empecemos. Si tenemos alguna pregunta, le escribiremos y podrá responder en su página.',
      'Entregaremos {ready} y se lo comunicaremos por correo electrónico.',
    ],
    second: 'Usted paga la segunda mitad, {amount}, a la entrega.',
    agreed: 'Lo que hemos acordado',
    rules: [
      'La mitad del precio se paga por adelantado y la otra mitad a la entrega.',
      'Puede cancelar en la hora siguiente al pago y recuperar todo su dinero, si el trabajo no ha empezado.',
      'Una vez empezado el trabajo, no hay reembolso.',
      'Si no podemos atender el pedido, se le reembolsa el importe íntegro.',
    ],
    consumer:
      'Si ha hecho el pedido como consumidor, los derechos que figuran a continuación prevalecen sobre estas reglas en todo aquello en que difieran.',
  },
}

export const ORDER_PAYMENT: Translated<typeof English.ORDER_PAYMENT> = {
  first: 'Primera mitad del precio',
  second: 'Segunda mitad del precio',
  whole: 'El precio',
  extra: 'Servicio adicional',
  order: 'Pedido {reference}',
}
