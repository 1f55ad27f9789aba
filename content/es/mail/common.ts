import type * as English from '#content/mail/common.ts'
import type { Translated } from '#contract/language.ts'

export const MAIL: Translated<typeof English.MAIL> = {
  greeting: 'Hola, {name}:',
  hello: 'Hola:',
  regards: 'Un cordial saludo,',
  reference: 'Referencia',
  foot: '{name}, {mail}',
  megabytes: '{size}\u00a0MB',
  kilobytes: '{size}\u00a0KB',
}

export const MAIL_FACES: Translated<typeof English.MAIL_FACES> = {
  headings: "Georgia,'Times New Roman',serif",
  text: "'Segoe UI',Helvetica,Arial,sans-serif",
}

export const PAPER_ATTACHED: Translated<typeof English.PAPER_ATTACHED> = {
  receipt: 'Adjuntamos su recibo {reference}.',
  invoice: 'Adjuntamos su factura {reference}.',
  'credit note': 'Adjuntamos su nota de crédito {reference}.',
  'payment request':
    'Adjuntamos una solicitud de pago para su constancia. No es una factura a efectos del IVA.',
  statement: 'Adjuntamos su extracto de cuenta.',
}
