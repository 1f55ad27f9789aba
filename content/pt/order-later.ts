import type * as English from '#content/order-later.ts'
import type { Translated } from '#contract/language.ts'

export const ENDED_WORDS: Translated<typeof English.ENDED_WORDS> = {
  kept: 'Valor retido',
  back: 'O seu reembolso',
  reason: 'Motivo',
  earlier: 'Encomendas anteriores deste pedido',
  order: 'Encomenda {number}: {state}, {total}',
  states: {
    offered: 'orçamento enviado',
    expired: 'orçamento expirado',
    withdrawn: 'orçamento retirado',
    accepted: 'orçamento aceite',
    half_paid: 'primeira metade paga',
    in_progress: 'em curso',
    delivered: 'entregue',
    completed: 'concluída',
    cancelled: 'cancelada',
    refunded: 'reembolsada',
    ended: 'terminada',
  },
}

export const CANCEL_WORDS: Translated<typeof English.CANCEL_WORDS> = {
  until:
    'Pode cancelar com reembolso total até às {time}, hora do Reino Unido, se ainda não tivermos começado o trabalho.',
  left: { one: 'falta {count} minuto', other: 'faltam {count} minutos' },
  button: 'Cancelar esta encomenda',
  title: 'Cancelar esta encomenda?',
  text: 'O trabalho não começa, e reembolsamos tudo o que pagou.',
  confirm: 'Sim, cancelar',
  busy: 'Cancelamento em curso…',
  keep: 'Manter',
}

export const WORK_WORDS: Translated<typeof English.WORK_WORDS> = {
  moved: 'Data anterior',
  files: 'Tem outro documento para nos enviar? {link}',
  filesLink: 'Acrescente-o abaixo',
}

export const NEEDED_WORDS: Translated<typeof English.NEEDED_WORDS> = {
  ask: 'De que precisamos',
  about: 'O documento que enviou: {name}',
  answer: 'Ou responda por escrito',
  answerLabel: 'A sua resposta',
  answerSend: 'Enviar resposta',
  draft: 'Um rascunho para rever',
  spelling: 'Verifiquei o rascunho. Todos os nomes, datas e números estão escritos corretamente.',
  spellingMissing: 'Verifique primeiro o rascunho e marque esta caixa',
  approve: 'Aprovar o rascunho',
  busy: 'Um momento…',
  changes: 'Pedir alterações',
  changesLabel: 'O que deve ser alterado?',
  changesSend: 'Enviar alterações',
  rounds: {
    one: 'O preço inclui mais uma revisão do rascunho.',
    other: 'O preço inclui mais {count} revisões do rascunho.',
  },
  noRounds:
    'Já usou todas as revisões incluídas no preço. Se algo ainda não estiver certo, escreva-nos abaixo.',
  thanks: 'Agradecemos a sua resposta. Já a recebemos.',
  thanksReady:
    'Agradecemos a sua resposta. Já a recebemos, e o trabalho na sua encomenda continua. Entrega {ready}.',
}

export const DELIVERY_WORDS: Translated<typeof English.DELIVERY_WORDS> = {
  title: 'O que já foi entregue',
  handedOver: 'Entregue em {date}',
  parcel: 'Enviado por {carrier}, número de rastreio {tracking}',
  tracking: 'Número de rastreio {tracking}',
  copyTracking: 'Copiar número',
  digest: 'Impressão digital (SHA-256)',
  documents: 'Documentos entregues',
  replaced: 'Substituído em {date}: use o novo, por favor',
  takenBack: 'Retirado em {date}',
  locked: 'Abre-se depois de paga a segunda metade',
  verify: 'Qualquer pessoa a quem entregar um documento pode verificar que é nosso: {link}.',
  verifyLink: 'verificar um documento',
  howChecked: 'Como outras pessoas podem conferir o documento',
}

export const ORIGINALS_WORDS: Translated<typeof English.ORIGINALS_WORDS> = {
  title: 'Os seus originais',
  arrived: 'Connosco desde {date}',
  sentBack: 'Devolvido em {date}',
  posting: 'Vai enviar-nos um original pelo correio?',
  enclose:
    'Imprima esta folha e coloque-a por cima, para sabermos de quem é. Avisamos quando chegar e quando for devolvido.',
  cover: 'Descarregar a folha de rosto',
}

export const ADDRESS_WORDS: Translated<typeof English.ADDRESS_WORDS> = {
  title: 'Para onde enviamos os documentos concluídos',
  change: 'Mudar o endereço',
  save: 'Guardar o endereço',
  busy: 'Um momento…',
}

export const EXTRA_WORDS: Translated<typeof English.EXTRA_WORDS> = {
  title: 'Um serviço adicional para a sua encomenda',
  lead: 'Não deve nada por ele até o aceitar.',
  table: { offered: 'O serviço adicional', paid: 'Serviço adicional, pago' },
}

export const REVIEW_WORDS: Translated<typeof English.REVIEW_WORDS> = {
  title: 'Quer contar a outras pessoas?',
  text: 'Uma ou duas linhas em {site} ajudam quem precisa do mesmo. Não podemos alterar o que lá escrever.',
  link: 'Escrever uma avaliação',
  newTab: '(abre noutra página)',
}

export const TRANSFER_WORDS: Translated<typeof English.TRANSFER_WORDS> = {
  title: 'Transferência bancária',
  text: 'Use exatamente esta referência, para podermos identificar o seu pagamento.',
  amount: 'Valor',
  reference: 'Referência',
  name: 'Titular da conta',
  sortCode: 'Sort code (código do banco)',
  accountNumber: 'Número da conta',
  iban: 'IBAN',
  copy: {
    reference: 'Copiar referência',
    sortCode: 'Copiar sort code',
    accountNumber: 'Copiar número da conta',
    iban: 'Copiar IBAN',
  },
  request: 'Fazer download do pedido de pagamento',
  card: 'Pagar com cartão em vez disso: {amount}',
}

export const PAYMENT_WORDS: Translated<typeof English.PAYMENT_WORDS> = {
  title: 'Pagamentos, recibos e faturas',
  parts: {
    first: 'Primeira metade',
    second: 'Segunda metade',
    whole: 'Preço total',
    extra: 'Serviço adicional',
  },
  surplus: 'Não devido',
  refunded: 'Reembolso de {amount}',
  methods: { card: 'com cartão', transfer: 'por transferência bancária' },
  paid: { card: '{date}, com cartão', transfer: '{date}, por transferência bancária' },
  states: {
    none: 'Pago',
    due: 'Reembolso em curso',
    made: 'Reembolsado',
    failed: 'Reembolso em curso',
  },
  refund: {
    card: 'Os reembolsos vão para o cartão com que pagou; o banco pode demorar até dez dias úteis.',
    transfer: 'Os reembolsos de transferências bancárias vão para a conta de onde vieram.',
  },
}
