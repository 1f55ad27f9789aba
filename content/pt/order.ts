import type * as English from '#content/order.ts'
import type { Translated } from '#contract/language.ts'

const WAIT_FOR_TRANSFER = 'Confirmamos por e-mail assim que chegar. Os bancos podem demorar um dia ou dois.'

const START =
  'Começamos o trabalho. Durante uma hora após o pagamento pode cancelar com reembolso total, se ainda não tivermos começado.'

const READY = 'Os seus documentos estarão prontos {ready}.'

const RECEIPT = 'Enviamos um recibo por e-mail.'

const MAKE_TRANSFER = 'Faça a transferência com a referência indicada nesta página.'

const PAY_SECOND = 'Pague a segunda metade.'

const PAY_EXTRA = 'Pague o serviço adicional.'

export const ORDER_PAGES: Translated<typeof English.ORDER_PAGES> = {
  offered: {
    title: 'O seu orçamento está pronto',
    text: 'Não deve nada até o aceitar.',
    next: ['Aceite o orçamento e pague metade ou, se preferir, tudo.', START, READY, '{rest}'],
  },
  accepted: {
    title: 'Aguardamos o seu pagamento',
    text: 'Aceitou o nosso orçamento. Começamos assim que a primeira metade estiver paga.',
    next: ['Pague a primeira metade.', START, READY, '{rest}'],
  },
  transfer: {
    title: 'Aguardamos a sua transferência bancária',
    text: WAIT_FOR_TRANSFER,
    next: [MAKE_TRANSFER, 'Enviamos um e-mail assim que chegar e começamos o trabalho.', READY, '{rest}'],
  },
  settling: {
    title: 'O seu pagamento está em verificação',
    text: 'Esta página atualiza-se automaticamente assim que o pagamento for confirmado. Não pague outra vez, por favor.',
    next: [
      'O prestador de serviços de pagamento comunica-nos o resultado, em geral dentro de um minuto.',
      RECEIPT,
      'Se nada tiver sido cobrado, pode pagar de novo aqui.',
    ],
  },
  linkEnded: {
    title: 'Este link já não funciona',
    text: 'Não podemos mostrar aqui se o seu pagamento foi feito; se foi, confirmamos por e-mail. Não pague outra vez, por favor.',
    next: [
      'Recarregue a página para receber um novo link por e-mail.',
      'O novo link mostra se o seu pagamento foi feito.',
    ],
  },
  half_paid: {
    title: 'Pagamento recebido: começamos em breve',
    text: 'A sua encomenda está confirmada. A confirmação segue por e-mail.',
    next: ['Começamos o trabalho e avisamos por e-mail.', READY, '{rest}'],
  },
  in_progress: {
    title: 'Pagamento recebido: o trabalho já começou',
    text: 'O trabalho na sua encomenda está em curso, e enviamos um e-mail assim que os documentos concluídos estiverem prontos.',
    next: [READY, 'Enviamos um e-mail assim que estiverem prontos.', '{rest}'],
  },
  ask: {
    title: 'Precisamos de algo da sua parte',
    text: 'A sua encomenda continua assim que o recebermos.',
    next: ['Envie-nos o que pedimos.', READY, '{rest}'],
  },
  draft: {
    title: 'O seu rascunho está pronto para rever',
    text: 'A sua encomenda continua depois de o aprovar.',
    next: ['Aprove o rascunho ou peça alterações.', READY, '{rest}'],
  },
  extra: {
    title: 'O orçamento de um serviço adicional está pronto',
    text: 'Junta-se à sua encomenda, que continua em qualquer caso.',
    next: [
      'Aceite o serviço adicional e pague-o, ou deixe-o de lado.',
      'Fica incluído na sua encomenda.',
      RECEIPT,
    ],
  },
  extraAccepted: {
    title: 'Aguardamos o seu pagamento',
    text: 'Aceitou o serviço adicional. Ainda não está pago.',
    next: [PAY_EXTRA, 'Fica incluído na sua encomenda.', RECEIPT],
  },
  extraTransfer: {
    title: 'Aguardamos a sua transferência bancária',
    text: `Destina-se ao serviço adicional. ${WAIT_FOR_TRANSFER}`,
    next: [
      MAKE_TRANSFER,
      'Enviamos um e-mail assim que chegar e juntamos o serviço adicional à sua encomenda.',
    ],
  },
  delivered: {
    title: 'Os seus documentos estão prontos',
    text: 'Pague agora a segunda metade, por favor.',
    next: [PAY_SECOND, '{open}', RECEIPT],
  },
  deliveredTransfer: {
    title: 'Os seus documentos estão prontos',
    text: `Aguardamos a sua transferência bancária. ${WAIT_FOR_TRANSFER}`,
    next: [MAKE_TRANSFER, '{open}', RECEIPT],
  },
  deliveredExtra: {
    title: 'Os seus documentos estão prontos',
    text: 'O preço está pago. Pague abaixo o serviço adicional, por favor.',
    next: [PAY_EXTRA, '{open}', RECEIPT],
  },
  deliveredDisputed: {
    title: 'Os seus documentos estão prontos',
    text: 'O seu banco está a analisar um pagamento desta encomenda. Até lá, não há nada a pagar.',
    next: [
      'O seu banco decide sobre o pagamento e informa-o.',
      'Se tiver alguma dúvida, escreva-nos abaixo.',
    ],
  },
  deliveredOriginals: {
    title: 'Os seus documentos estão prontos',
    text: 'Não há nada a pagar agora. A sua encomenda fica concluída quando o seu original for devolvido.',
    next: [
      'Devolvemos o seu original e avisamos por e-mail.',
      'Guarde uma cópia dos documentos concluídos e recibos.',
      'Se algo não estiver bem, escreva-nos abaixo.',
    ],
  },
  completed: {
    title: 'A sua encomenda está concluída',
    text: 'Está tudo entregue e pago. Agradecemos a sua confiança.',
    next: [
      'Guarde uma cópia dos documentos concluídos e recibos.',
      'Qualquer pessoa a quem entregar um documento pode verificar aqui que é nosso.',
      'Se algo não estiver bem, escreva-nos abaixo.',
    ],
  },
  expired: {
    title: 'O seu orçamento expirou',
    text: 'Já não o pode aceitar, e não deve nada. Se ainda precisar do trabalho, enviamos um novo.',
    next: ['Peça-nos um novo orçamento.', 'Verificamos o preço e a data e respondemos por e-mail.'],
  },
  withdrawn: {
    title: 'Este orçamento foi retirado por nós',
    text: 'Já não o pode aceitar, e não deve nada.',
    next: [
      'Se tiver alguma pergunta, escreva-nos abaixo.',
      'Se pudermos enviar um novo orçamento, vai por e-mail.',
    ],
  },
  cancelled: {
    title: 'Cancelou esta encomenda',
    text: 'Não vamos fazer o trabalho. {refund}',
    next: ['{papers}'],
  },
  refunded: {
    title: 'Não podemos executar esta encomenda',
    text: 'Lamentamos. {refund}',
    next: ['{papers}'],
  },
  ended: {
    title: 'Esta encomenda terminou',
    text: 'O trabalho não vai continuar. {refund}',
    next: ['{papers}'],
  },
  endedUnpaid: {
    title: 'Esta encomenda está encerrada',
    text: 'A segunda metade não foi paga. Ainda a pode pagar aqui.',
    next: [PAY_SECOND, '{open}', RECEIPT],
  },
}

export const ORDER_REFUNDS: Translated<typeof English.ORDER_REFUNDS> = {
  due: 'O reembolso de {amount} está em curso.',
  made: 'O reembolso de {amount} foi feito.',
  none: 'Não há nada a reembolsar.',
  papers: {
    due: 'Depois enviamos uma nota de crédito por e-mail.',
    made: 'Os recibos e as notas de crédito ficam nesta página.',
  },
}

export const ORDER_REST: Translated<typeof English.ORDER_REST> = {
  due: 'A segunda metade, {amount}, paga-se na entrega.',
  paid: 'Não há mais nada a pagar.',
}

export const ORDER_OPENING: Translated<typeof English.ORDER_OPENING> = {
  later: 'Os documentos concluídos abrem-se nesta página.',
  now: 'Já pode abrir os documentos concluídos, mais abaixo nesta página.',
}

export const ORDER_ACTIONS: Translated<typeof English.ORDER_ACTIONS> = {
  again: 'Verificar de novo agora',
  message: 'Fazer-nos uma pergunta',
  requote: 'Pedir um novo orçamento',
  reload: 'Recarregar esta página',
  another: 'Pedir outro orçamento',
}

export const ORDER_STEPS: Translated<typeof English.ORDER_STEPS> = {
  label: 'Em que ponto está a sua encomenda',
  steps: ['Orçamento', 'Primeira metade paga', 'Em curso', 'Entregue', 'Concluída'],
}

export const OFFER_WORDS: Translated<typeof English.OFFER_WORDS> = {
  title: 'O seu orçamento',
  ordered: 'O que encomendou',
  what: 'Descrição',
  amount: 'Valor',
  vat: 'IVA a {rate}',
  ofWhichVat: 'dos quais IVA a {rate}',
  noVat: 'Não é cobrado IVA',
  total: 'Total',
  halves: { first: 'Primeira metade, antes de começarmos', second: 'Segunda metade, na entrega' },
  paid: 'Pago',
  openUntil: 'Prazo para aceitar',
  note: 'Uma nota nossa',
}

export const PAY_WORDS: Translated<typeof English.PAY_WORDS> = {
  method: 'Como quer pagar?',
  methods: { card: 'Cartão', transfer: 'Transferência bancária' },
  buttons: {
    first: {
      card: 'Aceitar e pagar metade: {amount}',
      transfer: 'Aceitar e transferir metade: {amount}',
    },
    second: { card: 'Pagar a segunda metade: {amount}', transfer: 'Transferir a segunda metade: {amount}' },
    whole: { card: 'Aceitar e pagar tudo: {amount}', transfer: 'Aceitar e transferir tudo: {amount}' },
    extra: {
      card: 'Aceitar e pagar o serviço adicional: {amount}',
      transfer: 'Aceitar e transferir o serviço adicional: {amount}',
    },
  },
  busy: 'Um momento…',
  accept: {
    first: {
      card: 'Ao clicar neste botão, encomenda o trabalho acima e compromete-se a pagá-lo, metade agora e metade na entrega, conforme os nossos {terms}.',
      transfer:
        'Ao clicar neste botão, encomenda o trabalho acima e compromete-se a pagá-lo, metade por transferência bancária antes de começarmos e metade na entrega, conforme os nossos {terms}.',
    },
    whole: {
      card: 'Ao clicar neste botão, encomenda o trabalho acima e compromete-se a pagá-lo todo agora, conforme os nossos {terms}.',
      transfer:
        'Ao clicar neste botão, encomenda o trabalho acima e compromete-se a pagá-lo todo por transferência bancária antes de começarmos, conforme os nossos {terms}.',
    },
    extra: {
      card: 'Ao clicar neste botão, encomenda o serviço adicional acima e compromete-se a pagá-lo agora, conforme os nossos {terms}.',
      transfer:
        'Ao clicar neste botão, encomenda o serviço adicional acima e compromete-se a pagá-lo por transferência bancária, conforme os nossos {terms}.',
    },
  },
  share: 'Quanto quer pagar agora?',
  shares: { half: 'Metade: {amount}', whole: 'Tudo: {amount}' },
  early: 'Prefere pagar já a segunda metade? Só é devida na entrega.',
  terms: 'termos do serviço (em inglês)',
  where: {
    card: 'O pagamento faz-se na página do nosso prestador de serviços de pagamento. Nunca vemos o seu cartão.',
    transfer: 'Os nossos dados bancários aparecem aqui e são enviados também por e-mail.',
  },
  express:
    'Peço que comecem dentro do meu prazo de 14 dias para cancelar. Se eu cancelar, pago o trabalho já feito; depois de concluído, já não posso cancelar.',
  expressMissing: 'Marque esta caixa. Caso contrário, não podemos começar a tempo',
  billing: {
    address: 'Rua, localidade e código postal, e o país se não for o Reino Unido.',
    purchaseOrder: 'O seu próprio número para esta encomenda, se tiver. Aparece na sua fatura.',
  },
  delivery: 'Nome, rua, localidade e código postal, e o país se não for o Reino Unido.',
  invoiceTo: 'A fatura é emitida para {address}.',
  none: 'Para pagar, responda ao nosso e-mail.',
}

export const SETTLING_WORDS: Translated<typeof English.SETTLING_WORDS> = {
  slow: 'Isto demora mais do que o habitual. Não precisa de esperar aqui: enviamos um e-mail assim que o pagamento for confirmado.',
  unreachable:
    'O nosso servidor não responde. Nada se perdeu: esta página volta a tentar e, se o pagamento foi feito, confirmamos por e-mail.',
}

export const CONVERSATION_WORDS: Translated<typeof English.CONVERSATION_WORDS> = {
  title: 'Perguntas e respostas',
  ask: 'Escreva-nos sobre esta encomenda',
  authors: { customer: 'Cliente', operator: 'Nós' },
  documents: 'Documentos desta mensagem',
  drafts: { approved: 'Aprovou este rascunho', changes: 'Pediu alterações' },
  label: 'A sua mensagem',
  send: 'Enviar mensagem',
  busy: 'Envio em curso…',
  sent: 'Recebemos a sua mensagem. Respondemos aqui e por e-mail.',
  empty: 'Escreva primeiro uma mensagem',
  tooLong: 'Use menos de {limit} caracteres',
}

export const ORDER_NOTICES: Translated<typeof English.ORDER_NOTICES> = {
  superseded: 'O nosso orçamento mudou desde que abriu esta página. Este é o novo. Nada foi pago.',
  expired: 'O orçamento expirou antes de o aceitar. Nada foi pago.',
  'not-offered': 'O orçamento foi retirado antes de o aceitar. Nada foi pago.',
  'already-paid': 'Esta metade já foi paga, talvez noutra janela. Não foi cobrado mais nada.',
  begun:
    'O trabalho já começou, por isso a encomenda já não pode ser cancelada aqui. Se tiver alguma pergunta, escreva-nos abaixo.',
  'too-late':
    'Já passou a hora em que podia cancelar aqui. Se tiver alguma pergunta, escreva-nos abaixo. Os seus direitos legais estão nos nossos termos (em inglês).',
  posted:
    'Os documentos concluídos já foram enviados pelo correio, por isso o endereço já não pode ser mudado aqui.',
  'already-answered': 'Já respondeu, talvez noutra janela.',
  'no-more-rounds': 'Já usou todas as revisões incluídas no preço. Escreva-nos abaixo, por favor.',
  'first-unpaid':
    'A primeira metade ainda não está paga, por isso a segunda não pode ser paga. Esta página mostra agora o que é devido.',
  ended: 'Entretanto esta encomenda terminou. Nada foi pago.',
  'not-paid': 'Não há nada a cancelar: esta encomenda mudou desde que abriu a página.',
  left: 'O pagamento não foi concluído e nada foi cobrado. Pode tentar de novo abaixo.',
  refused:
    'Recebemos um pagamento que não corresponde a esta encomenda, por isso não o pudemos aceitar. Vamos escrever-lhe e devolver o valor. Pode pagar de novo abaixo.',
  surplus:
    'O seu pagamento chegou quando esta metade já não era devida. Reembolsamos o valor automaticamente.',
}

export const ORDER_FAILURES: Translated<typeof English.ORDER_FAILURES> = {
  pay: 'Não foi possível abrir a página de pagamento, e nada foi cobrado. Tente de novo.',
  extra: 'Não foi possível abrir a página de pagamento, e nada foi cobrado. Tente de novo.',
  cancel: 'De momento não foi possível cancelar. Tente de novo.',
  message: 'Não foi possível enviar a sua mensagem. Continua aqui: tente de novo.',
  approve: 'De momento não foi possível registar a sua resposta. Tente de novo.',
  address: 'Não foi possível guardar o endereço. Continua aqui: tente de novo.',
  offline: 'Parece não haver ligação à Internet. Nada foi enviado: tente de novo quando a ligação voltar.',
  busy: 'Houve demasiadas tentativas. Espere alguns minutos e tente de novo.',
  link: 'Nada foi enviado: o seu link já não funciona. Recarregue a página para receber um novo.',
  'billing-missing':
    'Precisamos do nome e do endereço para a fatura. Nada foi cobrado: acrescente-os acima, por favor.',
  'billing-too-long': 'O endereço para a fatura é demasiado longo. Nada foi cobrado: encurte-o, por favor.',
  'billing-invalid':
    'Não é possível usar o nome ou o endereço da fatura. Nada foi cobrado: verifique-os, por favor.',
  'address-missing':
    'Precisamos do endereço para onde enviar os documentos concluídos. Nada foi cobrado: acrescente-o acima, por favor.',
  'too-many-payments': 'Houve demasiadas tentativas de pagamento. Nada foi cobrado: escreva-nos, por favor.',
  'too-many-messages': 'Esta conversa chegou ao limite. Escreva-nos por e-mail, por favor.',
}

export const BILLING_FIELD_WORDS: Translated<typeof English.BILLING_FIELD_WORDS> = {
  name: { label: 'Nome para a fatura', required: 'Escreva o nome para a fatura' },
  address: { label: 'Endereço para a fatura', required: 'Escreva o endereço para a fatura' },
  purchaseOrder: { label: 'Número da ordem de compra' },
}

export const DELIVERY_FIELD_WORDS: Translated<typeof English.DELIVERY_FIELD_WORDS> = {
  label: 'Para onde enviamos os documentos concluídos?',
  required: 'Escreva o nome e o endereço para onde devemos enviar os documentos concluídos',
}
