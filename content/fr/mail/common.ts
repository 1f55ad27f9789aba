import type * as English from '#content/mail/common.ts'
import type { Translated } from '#contract/language.ts'

export const MAIL: Translated<typeof English.MAIL> = {
  greeting: 'Bonjour {name},',
  hello: 'Bonjour,',
  regards: 'Cordialement,',
  reference: 'Référence',
  foot: '{name}, {mail}',
  megabytes: '{size}\u00a0Mo',
  kilobytes: '{size}\u00a0Ko',
}

export const MAIL_FACES: Translated<typeof English.MAIL_FACES> = {
  headings: "Georgia,'Times New Roman',serif",
  text: "'Segoe UI',Helvetica,Arial,sans-serif",
}

export const PAPER_ATTACHED: Translated<typeof English.PAPER_ATTACHED> = {
  receipt: 'Votre reçu {reference} est joint.',
  invoice: 'Votre facture {reference} est jointe.',
  'credit note': 'Votre avoir {reference} est joint.',
  'payment request':
    'Une demande de paiement est jointe pour vos archives. Ce n’est pas une facture avec TVA.',
  statement: 'Votre relevé de compte est joint.',
}
