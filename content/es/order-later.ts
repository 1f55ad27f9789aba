import type * as English from '#content/order-later.ts'
import type { Translated } from '#contract/language.ts'

export const ENDED_WORDS: Translated<typeof English.ENDED_WORDS> = {
  kept: 'Importe que retenemos',
  back: 'Su reembolso',
  reason: 'Motivo',
  earlier: 'Pedidos anteriores de esta solicitud',
  order: 'Pedido {number}: {state}, {total}',
  states: {
    offered: 'presupuesto enviado',
    expired: 'caducado',
    withdrawn: 'retirado',
    accepted: 'aceptado',
    half_paid: 'primera mitad pagada',
    in_progress: 'en curso',
    delivered: 'entregado',
    completed: 'completado',
    cancelled: 'cancelado',
    refunded: 'reembolsado',
    ended: 'terminado',
  },
}

export const CANCEL_WORDS: Translated<typeof English.CANCEL_WORDS> = {
  until:
    'Puede cancelar hasta las {time} (hora del Reino Unido) y recuperar todo el importe, si no hemos empezado el trabajo.',
  left: { one: 'Queda {count} minuto', other: 'Quedan {count} minutos' },
  button: 'Cancelar este pedido',
  title: '¿Cancelar este pedido?',
  text: 'No empezaremos, y le reembolsaremos todo lo que ha pagado.',
  confirm: 'Sí, cancelarlo',
  busy: 'Cancelando…',
  keep: 'No cancelar',
}

export const WORK_WORDS: Translated<typeof English.WORK_WORDS> = {
  moved: 'Fecha anterior',
  files: '¿Tiene otro documento para nosotros? {link}',
  filesLink: 'Añádalo más abajo',
}

export const NEEDED_WORDS: Translated<typeof English.NEEDED_WORDS> = {
  ask: 'Lo que necesitamos',
  about: 'El documento que nos envió: {name}',
  answer: 'O responda por escrito',
  answerLabel: 'Su respuesta',
  answerSend: 'Enviar respuesta',
  draft: 'Un borrador para que lo revise',
  spelling: 'He revisado el borrador. Todos los nombres, fechas y números están bien escritos.',
  spellingMissing: 'Revise primero el borrador y marque esta casilla',
  approve: 'Aprobar el borrador',
  busy: 'Un momento…',
  changes: 'Pedir cambios',
  changesLabel: '¿Qué hay que cambiar?',
  changesSend: 'Enviar los cambios',
  rounds: {
    one: 'El precio incluye una ronda de cambios más.',
    other: 'El precio incluye {count} rondas de cambios más.',
  },
  noRounds:
    'Ha agotado las rondas de cambios incluidas en el precio. Si todavía hay algo mal, escríbanos más abajo.',
  thanks: 'Gracias. Hemos recibido su respuesta.',
  thanksReady:
    'Gracias. Hemos recibido su respuesta y hemos retomado el trabajo en su pedido. Estará listo {ready}.',
}

export const DELIVERY_WORDS: Translated<typeof English.DELIVERY_WORDS> = {
  title: 'Lo que le hemos entregado',
  handedOver: 'Entregado el {date}',
  parcel: 'Enviado con {carrier}, número de seguimiento {tracking}',
  tracking: 'Número de seguimiento {tracking}',
  copyTracking: 'Copiar el número',
  digest: 'Huella digital (SHA-256)',
  documents: 'Documentos entregados',
  replaced: 'Sustituido el {date}: use el nuevo, por favor',
  takenBack: 'Retirado el {date}',
  locked: 'Se podrá abrir cuando se pague la segunda mitad',
  verify: 'Cualquier persona a la que entregue un documento puede comprobar que es nuestro: {link}.',
  verifyLink: 'verificar un documento',
  howChecked: 'Cómo pueden comprobarlo otras personas',
}

export const ORIGINALS_WORDS: Translated<typeof English.ORIGINALS_WORDS> = {
  title: 'Sus originales',
  arrived: 'Lo tenemos desde el {date}',
  sentBack: 'Devuelto el {date}',
  posting: '¿Nos envía un original por correo?',
  enclose:
    'Imprima esta hoja y póngala encima, para que sepamos de quién es. Le avisaremos cuando llegue y cuando se lo devolvamos.',
  cover: 'Descargar la hoja de acompañamiento',
}

export const ADDRESS_WORDS: Translated<typeof English.ADDRESS_WORDS> = {
  title: 'Adónde enviamos sus documentos terminados',
  change: 'Cambiar la dirección',
  save: 'Guardar la dirección',
  busy: 'Guardando…',
}

export const EXTRA_WORDS: Translated<typeof English.EXTRA_WORDS> = {
  title: 'Un servicio adicional para su pedido',
  lead: 'No debe nada por él hasta que lo acepte.',
  table: { offered: 'El servicio adicional', paid: 'Servicio adicional, pagado' },
}

export const REVIEW_WORDS: Translated<typeof English.REVIEW_WORDS> = {
  title: '¿Se lo contaría a otros?',
  text: 'Una o dos líneas en {site} ayudan a quienes necesitan lo mismo. No podemos modificar lo que escriba allí.',
  link: 'Escribir una opinión',
  newTab: '(se abre en otra pestaña)',
}

export const TRANSFER_WORDS: Translated<typeof English.TRANSFER_WORDS> = {
  title: 'Transferencia bancaria',
  text: 'Use exactamente esta referencia para que podamos identificar su pago.',
  amount: 'Importe',
  reference: 'Referencia',
  name: 'Titular de la cuenta',
  sortCode: 'Sort code (código del banco)',
  accountNumber: 'Número de cuenta',
  iban: 'IBAN',
  copy: {
    reference: 'Copiar la referencia',
    sortCode: 'Copiar el sort code',
    accountNumber: 'Copiar el número de cuenta',
    iban: 'Copiar el IBAN',
  },
  request: 'Descargar la solicitud de pago',
  card: 'Pagar con tarjeta: {amount}',
}

export const PAYMENT_WORDS: Translated<typeof English.PAYMENT_WORDS> = {
  title: 'Pagos, recibos y facturas',
  parts: {
    first: 'Primera mitad',
    second: 'Segunda mitad',
    whole: 'Precio completo',
    extra: 'Servicio adicional',
  },
  surplus: 'Pago no debido',
  refunded: 'Reembolso de {amount}',
  methods: { card: 'con tarjeta', transfer: 'por transferencia bancaria' },
  paid: { card: '{date}, con tarjeta', transfer: '{date}, por transferencia bancaria' },
  states: {
    none: 'Pagado',
    due: 'Reembolso en curso',
    made: 'Reembolsado',
    failed: 'Reembolso en curso',
  },
  refund: {
    card: 'Los reembolsos se hacen en la tarjeta con la que pagó; los bancos pueden tardar hasta diez días hábiles en reflejarlos.',
    transfer: 'Los reembolsos de transferencias bancarias se hacen en la cuenta de origen.',
  },
}
