import type * as English from '#content/mail/common.ts'
import type { Translated } from '#contract/language.ts'

export const MAIL: Translated<typeof English.MAIL> = {
  greeting: 'Dzień dobry, {name}!',
  hello: 'Dzień dobry!',
  regards: 'Z poważaniem',
  reference: 'Numer referencyjny',
  foot: '{name}, {mail}',
  megabytes: '{size}\u00a0MB',
  kilobytes: '{size}\u00a0KB',
}

export const MAIL_FACES: Translated<typeof English.MAIL_FACES> = {
  headings: "Georgia,'Times New Roman',serif",
  text: "'Segoe UI',Helvetica,Arial,sans-serif",
}

export const PAPER_ATTACHED: Translated<typeof English.PAPER_ATTACHED> = {
  receipt: 'Pokwitowanie {reference} jest w załączniku.',
  invoice: 'Faktura {reference} jest w załączniku.',
  'credit note': 'Nota kredytowa {reference} jest w załączniku.',
  'payment request': 'W załączniku jest prośba o zapłatę do Państwa dokumentacji. To nie jest faktura VAT.',
  statement: 'Zestawienie rozliczeń jest w załączniku.',
}
