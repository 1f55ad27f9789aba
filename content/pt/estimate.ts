import type * as English from '#content/estimate.ts'
import type { Translated } from '#contract/language.ts'

export const ESTIMATE: Translated<typeof English.ESTIMATE> = {
  counting: 'Contagem de páginas e palavras em curso…',
  missing: 'Escolha um serviço e a urgência, e estimamos o preço.',
  binding: 'O que conta é o orçamento por escrito.',
  samples: 'Preços de exemplo.',
  range: 'Estimativa: {price}',
  about: 'cerca de {price}',
  between: 'de {from} a {to}',
  of: 'Para {counted}: {service}.',
  counted: 'Contagem: {counted}.',
  pages: { one: '{count} página', other: '{count} páginas' },
  unreadable: '{pages} sem texto que possamos ler',
  words: {
    one: '{pages}, cerca de {count} palavra',
    other: '{pages}, cerca de {count} palavras',
  },
  wordsOnSome: {
    one: '{pages}, cerca de {count} palavra em {read} delas',
    other: '{pages}, cerca de {count} palavras em {read} delas',
  },
  andUncounted: {
    one: '{counted}, e {count} ficheiro que não foi possível contar',
    other: '{counted}, e {count} ficheiros que não foi possível contar',
  },
  uncountedPrice: 'O orçamento por escrito incluirá também o que não foi possível contar.',
  times: '{units} × {price}',
  units: {
    page: { one: '{count} página de 250 palavras', other: '{count} páginas de 250 palavras' },
    word: { one: '{count} palavra', other: '{count} palavras' },
    document: { one: '{count} documento', other: '{count} documentos' },
  },
  layout: 'Com carimbos, tabelas ou uma língua pouco comum, até',
  pair: 'Se nenhuma das línguas for o inglês, até',
  extras: 'Os serviços adicionais não estão incluídos.',
  private: 'Contagem feita no seu dispositivo. Nada é enviado até clicar no botão abaixo.',
  uncounted: {
    locked: 'Precisa de uma senha. Não foi possível fazer a contagem deste; mesmo assim pode enviá-lo.',
    damaged: 'Parece estar danificado. Não foi possível fazer a contagem deste; mesmo assim pode enviá-lo.',
    unknown: 'Não foi possível fazer a contagem deste; mesmo assim pode enviá-lo.',
  },
}
