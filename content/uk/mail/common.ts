import type * as English from '#content/mail/common.ts'
import type { Translated } from '#contract/language.ts'

export const MAIL: Translated<typeof English.MAIL> = {
  greeting: 'Добрий день, {name}!',
  hello: 'Добрий день!',
  regards: 'З повагою',
  reference: 'Номер',
  foot: '{name}, {mail}',
  megabytes: '{size}\u00a0МБ',
  kilobytes: '{size}\u00a0КБ',
}

export const MAIL_FACES: Translated<typeof English.MAIL_FACES> = {
  headings: "Georgia,'Times New Roman',serif",
  text: "'Segoe UI',Helvetica,Arial,sans-serif",
}

export const PAPER_ATTACHED: Translated<typeof English.PAPER_ATTACHED> = {
  receipt: 'Квитанція {reference} — у вкладенні.',
  invoice: 'Рахунок {reference} — у вкладенні.',
  'credit note': 'Кредит-нота {reference} — у вкладенні.',
  'payment request': 'У вкладенні — запит на оплату для вашого обліку. Це не рахунок із ПДВ.',
  statement: 'Виписка про розрахунки — у вкладенні.',
}
