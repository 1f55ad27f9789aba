import type * as English from '#content/mail/common.ts'
import type { Translated } from '#contract/language.ts'

export const MAIL: Translated<typeof English.MAIL> = {
  greeting: 'Bună ziua, {name},',
  hello: 'Bună ziua,',
  regards: 'Cu stimă,',
  reference: 'Referință',
  foot: '{name}, {mail}',
  megabytes: '{size}\u00a0MB',
  kilobytes: '{size}\u00a0KB',
}

export const MAIL_FACES: Translated<typeof English.MAIL_FACES> = {
  headings: "Georgia,'Times New Roman',serif",
  text: "'Segoe UI',Helvetica,Arial,sans-serif",
}

export const PAPER_ATTACHED: Translated<typeof English.PAPER_ATTACHED> = {
  receipt: 'Atașăm chitanța dumneavoastră {reference}.',
  invoice: 'Atașăm factura dumneavoastră {reference}.',
  'credit note': 'Atașăm nota dumneavoastră de credit {reference}.',
  'payment request': 'Atașăm o cerere de plată pentru evidența dumneavoastră. Nu este o factură cu TVA.',
  statement: 'Atașăm extrasul dumneavoastră de cont.',
}
