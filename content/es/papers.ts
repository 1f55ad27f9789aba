import type * as English from '#content/papers.ts'
import type { Translated } from '#contract/language.ts'

export const PAPER_KINDS: Translated<typeof English.PAPER_KINDS> = {
  receipt: 'Recibo',
  invoice: 'Factura',
  'credit note': 'Nota de crédito',
}

export const DOWNLOAD_WORDS: Translated<typeof English.DOWNLOAD_WORDS> = {
  download: 'Descargar',
  downloadFile: 'Descargar {name}',
  busy: 'Descargando…',
  failed: 'No se ha podido descargar el archivo. Inténtelo de nuevo.',
}

export const PAPER_WORDS: Translated<typeof English.PAPER_WORDS> = {
  titles: {
    receipt: 'Recibo',
    invoice: 'Factura con IVA',
    'credit note': 'Nota de crédito',
    'payment request': 'Solicitud de pago',
  },
  addressed: {
    receipt: 'Recibido de',
    invoice: 'Factura a nombre de',
    'credit note': 'Crédito a favor de',
    'payment request': 'A la atención de',
  },
  headings: {
    receipt: 'Pago',
    invoice: 'Esta factura',
    'credit note': 'Este crédito',
    'payment request': 'A pagar',
  },
  apart: 'Documento proforma. No es una factura a efectos del IVA.',
  mark: 'Emblema de {name}',
  vatRegistration: 'Número de registro de IVA {number}',
  number: 'Número',
  date: 'Fecha',
  taxPoint: 'Fecha de devengo',
  due: 'Fecha límite de pago',
  consultation: 'Cita',
  order: 'Pedido',
  credits: 'Abona',
  replaces: 'Sustituye a',
  purchaseOrder: 'Su número de orden de compra',
  vatNumber: 'Su número de IVA',
  parts: {
    first: 'Primera mitad del pedido',
    second: 'Segunda mitad del pedido',
    whole: 'Pedido completo',
    extra: 'Servicio adicional',
  },
  partial: {
    first: 'Parte de la primera mitad del pedido',
    second: 'Parte de la segunda mitad del pedido',
    whole: 'Parte del pedido completo',
    extra: 'Parte del servicio adicional',
  },
  surplus: 'Un pago que no era debido, que conservamos hasta su devolución',
  partOfPrice: 'Parte del precio: {what}',
  treatments: {
    standard: 'IVA al {rate}',
    zero: 'tipo cero, IVA al 0\u00a0%',
    exempt: 'exento de IVA',
    outside: 'fuera del ámbito del IVA británico',
    disbursement: 'suplidos, sin recargo',
  },
  total: {
    credited: 'Abonado',
    request: 'Importe a pagar',
    refunded: {
      card: 'Reembolso en la tarjeta con la que pagó',
      transfer: 'Reembolso por transferencia bancaria',
    },
    paid: { card: 'Pago con tarjeta el {day}', transfer: 'Pago por transferencia bancaria el {day}' },
  },
  columns: { what: 'Concepto', amount: 'Importe', net: 'Base', vat: 'IVA', total: 'Total' },
  halves: { first: 'Segunda mitad, a pagar a la entrega', second: 'Primera mitad, pagada antes' },
  vat: 'IVA',
  whole: { taxed: 'Pedido completo, con IVA', untaxed: 'Pedido completo' },
  price: { taxed: 'Precio, con IVA', untaxed: 'Precio' },
  next: {
    corrected: 'Corrige lo que decía un documento anterior. No se paga ni se devuelve dinero.',
    request: 'Recibirá el recibo o la factura con IVA en cuanto haya llegado su pago.',
    refunded: {
      card: 'El dinero va de camino a la tarjeta con la que pagó. Los bancos pueden tardar hasta diez días hábiles en reflejarlo.',
      transfer:
        'Enviamos el dinero por transferencia bancaria. Puede tardar hasta diez días hábiles en llegar.',
    },
    consultation:
      'El enlace de la videollamada y la página de su reserva están en nuestros correos electrónicos.',
    surplus: 'Conservamos este dinero a su disposición hasta que se lo devolvamos.',
    first: 'Haremos el trabajo y le escribiremos cuando esté listo. En ese momento se paga la segunda mitad.',
    full: 'El precio del presupuesto está totalmente pagado.',
  },
  noVat: 'No se cobra IVA.',
  waived: 'Faltaban {amount}, a cuyo cobro renunciamos.',
  reason: 'Motivo',
  bank: {
    title: 'Cuenta bancaria',
    name: 'Titular de la cuenta',
    sortCode: 'Sort code (código del banco)',
    accountNumber: 'Número de cuenta',
    iban: 'IBAN',
    reference: 'Referencia del pago',
  },
  statement: {
    title: 'Extracto de cuenta',
    period: 'Período',
    moved: 'Pagos y reembolsos',
    open: 'Pendiente el último día',
  },
  orderTitle: 'El pedido',
  consultationTitle: 'La cita',
  cover: {
    title: 'Hoja de acompañamiento',
    to: 'Enviar a',
    from: 'Remitente',
    enclose:
      'Ponga esta hoja encima de los originales. Envíelos con seguimiento y conserve el número hasta que le confirmemos que han llegado.',
  },
  page: 'Página {page} de {pages}',
}
