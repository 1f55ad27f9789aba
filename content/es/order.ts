import type * as English from '#content/order.ts'
import type { Translated } from '#contract/language.ts'

const WAIT_FOR_TRANSFER =
  'Le avisaremos por correo electrónico cuando haya llegado. Los bancos pueden tardar uno o dos días.'

export const BILLING_FIELD_WORDS: Translated<typeof English.BILLING_FIELD_WORDS> = {
  name: { label: 'Nombre para la factura', required: 'Escriba el nombre para la factura' },
  address: { label: 'Dirección para la factura', required: 'Escriba la dirección para la factura' },
  purchaseOrder: { label: 'Su número de orden de compra' },
}

export const DELIVERY_FIELD_WORDS: Translated<typeof English.DELIVERY_FIELD_WORDS> = {
  label: '¿Adónde enviamos sus documentos terminados?',
  required: 'Escriba el nombre y la dirección a los que enviar sus documentos terminados',
}

export const ORDER_PAGES: Translated<typeof English.ORDER_PAGES> = {
  offered: {
    title: 'Su presupuesto está listo',
    text: 'No debe nada hasta que lo acepte.',
    next: [
      'Usted acepta el presupuesto y paga la mitad, o todo si lo prefiere.',
      'Empezamos el trabajo. Durante la hora siguiente al pago puede cancelar y recuperar todo el importe, si no hemos empezado.',
      'Sus documentos estarán listos {ready}.',
      '{rest}',
    ],
  },
  accepted: {
    title: 'Esperamos su pago',
    text: 'Ha aceptado nuestro presupuesto. Empezaremos en cuanto se pague la primera mitad.',
    next: [
      'Usted paga la primera mitad.',
      'Empezamos el trabajo. Durante la hora siguiente al pago puede cancelar y recuperar todo el importe, si no hemos empezado.',
      'Sus documentos estarán listos {ready}.',
      '{rest}',
    ],
  },
  transfer: {
    title: 'Esperamos su transferencia bancaria',
    text: WAIT_FOR_TRANSFER,
    next: [
      'Usted hace la transferencia con la referencia de esta página.',
      'Cuando llega, le avisamos por correo electrónico y empezamos el trabajo.',
      'Sus documentos estarán listos {ready}.',
      '{rest}',
    ],
  },
  settling: {
    title: 'Estamos comprobando su pago',
    text: 'Esta página se actualiza sola en cuanto se confirma el pago. No vuelva a pagar, por favor.',
    next: [
      'El proveedor de pagos nos comunica el resultado, normalmente en un minuto.',
      'Le enviamos un recibo por correo electrónico.',
      'Si no se le ha cobrado nada, puede volver a pagar aquí.',
    ],
  },
  linkEnded: {
    title: 'Este enlace ya no funciona',
    text: 'Aquí no podemos mostrarle si el pago se ha realizado; si es así, se lo confirmaremos por correo electrónico. No vuelva a pagar, por favor.',
    next: [
      'Vuelva a cargar la página para recibir un enlace nuevo por correo electrónico.',
      'El enlace nuevo muestra si el pago se ha realizado.',
    ],
  },
  half_paid: {
    title: 'Pago recibido: empezaremos pronto',
    text: 'Su pedido está confirmado. La confirmación va de camino por correo electrónico.',
    next: [
      'Empezamos el trabajo y se lo comunicamos por correo electrónico.',
      'Sus documentos estarán listos {ready}.',
      '{rest}',
    ],
  },
  in_progress: {
    title: 'Pago recibido: hemos empezado',
    text: 'Estamos trabajando en su pedido y le avisaremos por correo electrónico en cuanto sus documentos terminados estén listos.',
    next: [
      'Sus documentos estarán listos {ready}.',
      'Le avisamos por correo electrónico en cuanto lo estén.',
      '{rest}',
    ],
  },
  ask: {
    title: 'Necesitamos algo de usted',
    text: 'Su pedido continuará en cuanto lo tengamos.',
    next: ['Usted nos envía lo que le hemos pedido.', 'Sus documentos estarán listos {ready}.', '{rest}'],
  },
  draft: {
    title: 'Su borrador está listo para que lo revise',
    text: 'Su pedido continuará cuando lo haya aprobado.',
    next: ['Usted aprueba el borrador o pide cambios.', 'Sus documentos estarán listos {ready}.', '{rest}'],
  },
  extra: {
    title: 'Su presupuesto de un servicio adicional está listo',
    text: 'Se añade a su pedido, que continúa en cualquier caso.',
    next: [
      'Usted acepta el servicio adicional y lo paga, o prescinde de él.',
      'Lo añadimos a su pedido.',
      'Le enviamos un recibo por correo electrónico.',
    ],
  },
  extraAccepted: {
    title: 'Esperamos su pago',
    text: 'Ha aceptado el servicio adicional. Todavía no está pagado.',
    next: [
      'Usted paga el servicio adicional.',
      'Lo añadimos a su pedido.',
      'Le enviamos un recibo por correo electrónico.',
    ],
  },
  extraTransfer: {
    title: 'Esperamos su transferencia bancaria',
    text: `Es el pago del servicio adicional. ${WAIT_FOR_TRANSFER}`,
    next: [
      'Usted hace la transferencia con la referencia de esta página.',
      'Cuando llega, le avisamos por correo electrónico y añadimos el servicio adicional a su pedido.',
    ],
  },
  delivered: {
    title: 'Sus documentos están listos',
    text: 'Pague ahora la segunda mitad, por favor.',
    next: ['Usted paga la segunda mitad.', '{open}', 'Le enviamos un recibo por correo electrónico.'],
  },
  deliveredTransfer: {
    title: 'Sus documentos están listos',
    text: `Esperamos su transferencia bancaria. ${WAIT_FOR_TRANSFER}`,
    next: [
      'Usted hace la transferencia con la referencia de esta página.',
      '{open}',
      'Le enviamos un recibo por correo electrónico.',
    ],
  },
  deliveredExtra: {
    title: 'Sus documentos están listos',
    text: 'El precio está pagado. Pague el servicio adicional más abajo, por favor.',
    next: ['Usted paga el servicio adicional.', '{open}', 'Le enviamos un recibo por correo electrónico.'],
  },
  deliveredDisputed: {
    title: 'Sus documentos están listos',
    text: 'Su banco está revisando un pago de este pedido. Hasta que termine, no tiene que pagar nada.',
    next: [
      'Su banco decide sobre el pago y se lo comunica.',
      'Si tiene alguna pregunta, escríbanos más abajo.',
    ],
  },
  deliveredOriginals: {
    title: 'Sus documentos están listos',
    text: 'Ahora no tiene que pagar nada. Su pedido se completará cuando le hayamos devuelto su original.',
    next: [
      'Le devolvemos su original y le avisamos por correo electrónico.',
      'Guarde una copia de sus documentos terminados y recibos.',
      'Si algo no está bien, escríbanos más abajo.',
    ],
  },
  completed: {
    title: 'Su pedido se ha completado',
    text: 'Todo está entregado y pagado. Gracias.',
    next: [
      'Guarde una copia de sus documentos terminados y recibos.',
      'Cualquier persona a la que entregue un documento puede comprobar aquí que es nuestro.',
      'Si algo no está bien, escríbanos más abajo.',
    ],
  },
  expired: {
    title: 'Su presupuesto ha caducado',
    text: 'Ya no se puede aceptar y no debe nada. Si todavía necesita el trabajo, le enviaremos uno nuevo.',
    next: [
      'Usted nos pide un presupuesto nuevo.',
      'Comprobamos el precio y la fecha y le respondemos por correo electrónico.',
    ],
  },
  withdrawn: {
    title: 'Hemos retirado este presupuesto',
    text: 'Ya no se puede aceptar y no debe nada.',
    next: [
      'Si tiene alguna pregunta, escríbanos más abajo.',
      'Si podemos ofrecerle un presupuesto nuevo, se lo enviaremos por correo electrónico.',
    ],
  },
  cancelled: {
    title: 'Ha cancelado este pedido',
    text: 'No estamos trabajando en él. {refund}',
    next: ['{papers}'],
  },
  refunded: {
    title: 'No podemos atender este pedido',
    text: 'Lo sentimos. {refund}',
    next: ['{papers}'],
  },
  ended: {
    title: 'Este pedido ha terminado',
    text: 'Ya no estamos trabajando en él. {refund}',
    next: ['{papers}'],
  },
  endedUnpaid: {
    title: 'Este pedido está cerrado',
    text: 'La segunda mitad no se pagó. Todavía puede pagarla aquí.',
    next: ['Usted paga la segunda mitad.', '{open}', 'Le enviamos un recibo por correo electrónico.'],
  },
}

export const ORDER_REFUNDS: Translated<typeof English.ORDER_REFUNDS> = {
  due: 'Le estamos reembolsando {amount}.',
  made: 'Le hemos reembolsado {amount}.',
  none: 'No hay nada que reembolsar.',
  papers: {
    due: 'Después le enviamos una nota de crédito por correo electrónico.',
    made: 'Los recibos y las notas de crédito permanecen en esta página.',
  },
}

export const ORDER_REST: Translated<typeof English.ORDER_REST> = {
  due: 'Usted paga la segunda mitad, {amount}, a la entrega.',
  paid: 'No queda nada por pagar.',
}

export const ORDER_OPENING: Translated<typeof English.ORDER_OPENING> = {
  later: 'Sus documentos terminados se pueden abrir en esta página.',
  now: 'Sus documentos terminados ya se pueden abrir, más abajo en esta página.',
}

export const ORDER_ACTIONS: Translated<typeof English.ORDER_ACTIONS> = {
  again: 'Volver a comprobar',
  message: 'Hacernos una pregunta',
  requote: 'Pedir un presupuesto nuevo',
  reload: 'Volver a cargar la página',
  another: 'Pedir otro presupuesto',
}

export const ORDER_STEPS: Translated<typeof English.ORDER_STEPS> = {
  label: 'En qué punto está su pedido',
  steps: ['Presupuesto', 'Primera mitad pagada', 'En curso', 'Entregado', 'Completado'],
}

export const OFFER_WORDS: Translated<typeof English.OFFER_WORDS> = {
  title: 'Su presupuesto',
  ordered: 'Lo que ha pedido',
  what: 'Concepto',
  amount: 'Importe',
  vat: 'IVA al {rate}',
  ofWhichVat: 'IVA al {rate} incluido en el total',
  noVat: 'No se cobra IVA',
  total: 'Total',
  halves: { first: 'Primera mitad, antes de empezar', second: 'Segunda mitad, a la entrega' },
  paid: 'Pagado',
  openUntil: 'Fecha límite de aceptación',
  note: 'Una nota de nuestra parte',
}

export const PAY_WORDS: Translated<typeof English.PAY_WORDS> = {
  method: '¿Cómo desea pagar?',
  methods: { card: 'Tarjeta', transfer: 'Transferencia bancaria' },
  buttons: {
    first: {
      card: 'Aceptar y pagar la mitad: {amount}',
      transfer: 'Aceptar y transferir la mitad: {amount}',
    },
    second: {
      card: 'Pagar la segunda mitad: {amount}',
      transfer: 'Transferir la segunda mitad: {amount}',
    },
    whole: { card: 'Aceptar y pagar todo: {amount}', transfer: 'Aceptar y transferir todo: {amount}' },
    extra: {
      card: 'Aceptar y pagar el servicio adicional: {amount}',
      transfer: 'Aceptar y transferir el servicio adicional: {amount}',
    },
  },
  busy: 'Un momento…',
  accept: {
    first: {
      card: 'Al pulsar este botón, encarga el trabajo indicado arriba y se compromete a pagarlo, la mitad ahora y la mitad a la entrega, conforme a nuestras {terms}.',
      transfer:
        'Al pulsar este botón, encarga el trabajo indicado arriba y se compromete a pagarlo, la mitad por transferencia bancaria antes de que empecemos y la mitad a la entrega, conforme a nuestras {terms}.',
    },
    whole: {
      card: 'Al pulsar este botón, encarga el trabajo indicado arriba y se compromete a pagarlo por completo ahora, conforme a nuestras {terms}.',
      transfer:
        'Al pulsar este botón, encarga el trabajo indicado arriba y se compromete a pagarlo por completo por transferencia bancaria antes de que empecemos, conforme a nuestras {terms}.',
    },
    extra: {
      card: 'Al pulsar este botón, encarga el servicio adicional indicado arriba y se compromete a pagarlo ahora, conforme a nuestras {terms}.',
      transfer:
        'Al pulsar este botón, encarga el servicio adicional indicado arriba y se compromete a pagarlo por transferencia bancaria, conforme a nuestras {terms}.',
    },
  },
  share: '¿Cuánto desea pagar ahora?',
  shares: { half: 'La mitad: {amount}', whole: 'Todo: {amount}' },
  early: '¿Prefiere pagar ya la segunda mitad? No tiene que pagarla hasta la entrega.',
  terms: 'condiciones del servicio (en inglés)',
  where: {
    card: 'El pago se hace en la página de nuestro proveedor de pagos. Nosotros nunca vemos su tarjeta.',
    transfer: 'Nuestros datos bancarios aparecen aquí, y se los enviamos por correo electrónico.',
  },
  express:
    'Solicito que empiecen durante mi plazo de desistimiento de 14 días. Si desisto, pagaré el trabajo ya realizado; una vez terminado por completo, ya no podré desistir.',
  expressMissing: 'Marque esta casilla. De lo contrario no podemos empezar a tiempo',
  billing: {
    address: 'Calle, localidad y código postal, y el país si no es el Reino Unido.',
    purchaseOrder: 'Su propio número para este pedido, si lo tiene. Lo incluimos en la factura.',
  },
  delivery: 'Nombre, calle, localidad y código postal, y el país si no es el Reino Unido.',
  invoiceTo: 'La factura se emite a nombre de {address}.',
  none: 'Para pagar, responda a nuestro correo electrónico.',
}

export const SETTLING_WORDS: Translated<typeof English.SETTLING_WORDS> = {
  slow: 'Está tardando más de lo habitual. No hace falta que espere aquí: le escribiremos en cuanto se confirme el pago.',
  unreachable:
    'Nuestro servidor no responde. No se ha perdido nada: esta página sigue intentándolo y, si el pago se ha realizado, se lo confirmaremos por correo electrónico.',
}

export const CONVERSATION_WORDS: Translated<typeof English.CONVERSATION_WORDS> = {
  title: 'Preguntas y respuestas',
  ask: 'Escríbanos sobre este pedido',
  authors: { customer: 'Usted', operator: 'Nosotros' },
  documents: 'Documentos de este mensaje',
  drafts: { approved: 'Usted aprobó este borrador', changes: 'Usted pidió cambios' },
  label: 'Su mensaje',
  send: 'Enviar mensaje',
  busy: 'Enviando…',
  sent: 'Hemos recibido su mensaje. Le responderemos aquí y por correo electrónico.',
  empty: 'Escriba primero un mensaje',
  tooLong: 'No supere los {limit} caracteres',
}

export const ORDER_NOTICES: Translated<typeof English.ORDER_NOTICES> = {
  superseded:
    'Hemos modificado el presupuesto desde que abrió esta página. Este es el nuevo. No se ha pagado nada.',
  expired: 'El presupuesto caducó antes de ser aceptado. No se ha pagado nada.',
  'not-offered': 'El presupuesto se retiró antes de ser aceptado. No se ha pagado nada.',
  'already-paid': 'Esta mitad ya se había pagado, quizá en otra ventana. No se ha cobrado nada más.',
  begun:
    'Hemos empezado el trabajo, así que el pedido ya no se puede cancelar aquí. Si tiene alguna pregunta, escríbanos más abajo.',
  'too-late':
    'Ha pasado la hora en la que podía cancelar aquí. Si tiene alguna pregunta, escríbanos más abajo. Sus derechos legales figuran en nuestras condiciones (en inglés).',
  posted:
    'Ya hemos enviado sus documentos terminados por correo postal, así que la dirección ya no se puede cambiar aquí.',
  'already-answered': 'Ya ha respondido, quizá en otra ventana.',
  'no-more-rounds':
    'Ha agotado las rondas de cambios incluidas en el precio. Escríbanos más abajo, por favor.',
  'first-unpaid':
    'La primera mitad todavía no está pagada, así que no se puede pagar la segunda. Esta página muestra ahora lo que está pendiente.',
  ended: 'Entretanto, este pedido ha terminado. No se ha pagado nada.',
  'not-paid': 'No hay nada que cancelar: este pedido ha cambiado desde que abrió la página.',
  left: 'El pago no se completó y no se le ha cobrado nada. Puede volver a intentarlo más abajo.',
  refused:
    'Hemos recibido un pago que no corresponde a este pedido y no hemos podido aceptarlo. Nos pondremos en contacto con usted y se lo devolveremos. Puede volver a pagar más abajo.',
  surplus: 'Su pago llegó cuando ya no había que pagar esta mitad. Se lo reembolsaremos automáticamente.',
}

export const ORDER_FAILURES: Translated<typeof English.ORDER_FAILURES> = {
  pay: 'No se ha podido abrir la página de pago y no se le ha cobrado nada. Inténtelo de nuevo.',
  extra: 'No se ha podido abrir la página de pago y no se le ha cobrado nada. Inténtelo de nuevo.',
  cancel: 'No hemos podido cancelarlo en este momento. Inténtelo de nuevo.',
  message: 'No se ha podido enviar su mensaje. Sigue aquí: inténtelo de nuevo.',
  approve: 'No hemos podido registrarlo en este momento. Inténtelo de nuevo.',
  address: 'No se ha podido guardar la dirección. Sigue aquí: inténtelo de nuevo.',
  offline: 'Parece que no tiene conexión. No se ha enviado nada: inténtelo de nuevo cuando vuelva a tenerla.',
  busy: 'Ha habido demasiados intentos. Espere unos minutos e inténtelo de nuevo.',
  link: 'No se ha enviado nada: su enlace ya no funciona. Vuelva a cargar la página para recibir uno nuevo.',
  'billing-missing':
    'Necesitamos el nombre y la dirección para la factura. No se le ha cobrado nada: añádalos más arriba.',
  'billing-too-long':
    'La dirección para la factura es demasiado larga. No se le ha cobrado nada: acórtela, por favor.',
  'billing-invalid':
    'El nombre o la dirección para la factura no se pueden usar. No se le ha cobrado nada: compruébelos, por favor.',
  'address-missing':
    'Necesitamos la dirección a la que enviar sus documentos terminados. No se le ha cobrado nada: añádala más arriba.',
  'too-many-payments':
    'Ha habido demasiados intentos de pago. No se le ha cobrado nada: escríbanos, por favor.',
  'too-many-messages':
    'Esta conversación ha llegado a su límite. Escríbanos por correo electrónico, por favor.',
}
