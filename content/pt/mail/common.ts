import type * as English from '#content/mail/common.ts'
import type { Translated } from '#contract/language.ts'

export const MAIL: Translated<typeof English.MAIL> = {
  greeting: 'Olá, {name},',
  hello: 'Olá,',
  regards: 'Com os melhores cumprimentos,',
  reference: 'Referência',
  foot: '{name}, {mail}',
  megabytes: '{size}\u00a0MB',
  kilobytes: '{size}\u00a0KB',
}

export const MAIL_FACES: Translated<typeof English.MAIL_FACES> = {
  headings: "Georgia,'Times New Roman',serif",
  text: "'Segoe UI',Helvetica,Arial,sans-serif",
}

export const PAPER_ATTACHED: Translated<typeof English.PAPER_ATTACHED> = {
  receipt: 'Em anexo vai o seu recibo {reference}.',
  invoice: 'Em anexo vai a sua fatura {reference}.',
  'credit note': 'Em anexo vai a sua nota de crédito {reference}.',
  'payment request': 'Em anexo vai um pedido de pagamento para o seu arquivo. Não é uma fatura com IVA.',
  statement: 'Em anexo vai o seu extrato de conta.',
}
