import type * as English from '#content/offer.ts'
import type { Translated } from '#contract/language.ts'

export const VAT_NOTES: Translated<typeof English.VAT_NOTES> = {
  zero: 'IVA à taxa zero.',
  exempt: 'Isento de IVA.',
  outside:
    'Fora do âmbito do IVA do Reino Unido: serviços prestados a uma empresa. País: {country}. Autoliquidação: cabe ao cliente declarar o IVA que for devido nesse país.',
  outsideOther: 'Fora do âmbito do IVA do Reino Unido.',
  disbursement:
    'As despesas pagas por sua conta são taxas que pagamos a terceiros em seu nome. O valor a pagar é exatamente o que nós pagamos, sem acréscimo de IVA.',
}

export const TREATMENT_MARKS: Translated<typeof English.TREATMENT_MARKS> = {
  zero: 'IVA à taxa zero',
  exempt: 'isento de IVA',
  outside: 'fora do âmbito do IVA do Reino Unido',
  disbursement: 'despesa paga por sua conta, ao custo',
}

export const READY_WORDS: Translated<typeof English.READY_WORDS> = {
  day: { label: 'Entrega', text: 'até {day}', phrase: 'até {day}' },
  time: {
    label: 'Entrega',
    text: 'até às {time} de {day}',
    phrase: 'até às {time} de {day}',
  },
  within: 'Entrega',
  days: {
    one: 'no prazo de {count} dia útil após o primeiro pagamento',
    other: 'no prazo de {count} dias úteis após o primeiro pagamento',
  },
  late: 'É depois de {needed}, data em que precisa dos documentos. Se for tarde demais, diga-nos antes de aceitar.',
}
