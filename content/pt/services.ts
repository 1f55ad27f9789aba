import type * as English from '#content/services.ts'
import type { Translated } from '#contract/language.ts'

export const SERVICE_WORDS: Translated<typeof English.SERVICE_WORDS> = {
  getQuote: 'Pedir orçamento',
  book: 'Marcar uma consulta',
  verify: 'Recebeu de alguém um documento entregue por nós?',
  verifyLink: 'Verificar um documento',
}

export const FACT_TERMS: Translated<typeof English.FACT_TERMS> = {
  documents: 'Documentos',
  price: 'Preço',
  time: 'Prazo habitual',
}

export const COMMON_FACTS: Translated<typeof English.COMMON_FACTS> = [
  { term: 'Pagamento', text: 'Metade antecipada, metade na entrega' },
  { term: 'Cancelamento', text: 'Na hora seguinte ao pagamento, se o trabalho não tiver começado' },
]

export const PRICE_WORDS: Translated<typeof English.PRICE_WORDS> = {
  title: 'Preços e prazos habituais',
  lead: 'O seu orçamento por escrito indica o preço exato, antes de dever seja o que for.',
  samples: 'Preços de exemplo',
  example: '(exemplo)',
  from: 'a partir de',
  fromAtStart: 'A partir de',
  service: 'Quanto custa',
  units: {
    page: 'Uma página, até 250 palavras',
    word: 'Uma palavra',
    document: 'Um documento',
    hour: 'Uma hora',
  },
  each: {
    page: '{price} por página',
    word: '{price} por palavra',
    document: '{price} por documento',
    hour: '{price} por hora',
  },
  pence: '{pence}\u00a0pence',
  minimum: 'Valor mínimo',
  needed: 'Urgência: {urgency}',
  time: 'Prazo\u00a0habitual',
  fee: 'inclui a taxa da autoridade: {fee}',
  extras: 'Também se encomenda com frequência',
}
