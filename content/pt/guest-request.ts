import type * as English from '#content/guest-request.ts'
import type { Translated } from '#contract/language.ts'

export const GUEST_PAGE: Translated<typeof English.GUEST_PAGE> = {
  title: 'O seu pedido',
  opening: 'Abertura do seu pedido em curso…',
  documents: {
    title: 'Os documentos que enviou',
    none: 'Ainda não foi enviado nenhum documento.',
    replaced: 'Substituído por outro',
    states: {
      unchecked: 'Recebido, em verificação',
      accepted: 'Recebido',
      refused: 'Removido: o conteúdo não corresponde ao tipo de ficheiro, ou foi encontrado um vírus',
      missing: 'Não chegou: envie-o de novo',
    },
    line: '{state}, {size}, {date}',
  },
  add: {
    title: 'Acrescentar documentos',
    hint: 'Recebemos um aviso imediato e juntamos os documentos ao seu pedido.',
    full: 'Este pedido já tem todos os ficheiros que pode ter. Se tiver mais, responda ao nosso e-mail.',
    submit: 'Enviar documentos',
    submitting: 'Envio em curso…',
    none: 'Escolha primeiro um ficheiro',
  },
  sentOn: 'Data de envio: {moment}.',
  openedOn: 'Pedido aberto por nós: {moment}.',
  answers: 'O que enviou',
  noted: 'As nossas notas',
  neededBy: '{urgency}, necessário até {moment}',
  preparing: {
    title: 'O seu orçamento está em preparação',
    late: 'Lamentamos o atraso. Contávamos responder até {moment}.',
    add: 'Acrescentar documentos',
    write: 'Escreva-nos',
  },
  asked: {
    title: 'Precisamos de algo da sua parte',
    text: 'Enviamos o nosso orçamento assim que o recebermos.',
    about: 'O documento que enviou: {name}',
    words: 'Para responder por palavras, responda ao nosso e-mail.',
    next: ['Envie-nos o que pedimos.', 'Enviamos o nosso orçamento por e-mail, com o preço e a data.'],
  },
  answered: {
    title: 'Já respondemos ao seu pedido',
    text: 'Veja o seu e-mail e também a pasta de spam. Se precisar de mais alguma coisa, escreva-nos.',
    next: ['Leia a nossa resposta.', 'Se precisar de mais alguma coisa, escreva-nos com a sua referência.'],
  },
  unknown: {
    title: 'De momento não podemos mostrar o seu orçamento',
    text: 'Não foi possível verificar se há um orçamento para este pedido. Nada se perdeu.',
  },
  order: {
    opening: 'Abertura da sua encomenda em curso…',
    notLoaded: 'Não foi possível carregar uma parte desta página. Nada se perdeu.',
  },
  private: 'Esta página é privada. Não partilhe o link, por favor. Funciona até {moment}.',
  renew: {
    question: 'Será que mais alguém tem o link?',
    button: 'Enviar-me um novo link e cancelar este',
    busy: 'Envio em curso…',
    failed: 'De momento não foi possível enviar um novo link. Tente de novo.',
  },
  another: 'Pedir outro orçamento',
  noscript:
    'Esta página precisa de JavaScript, que aqui está desligado ou indisponível. Para perguntar sobre o seu pedido ou acrescentar documentos, responda ao nosso e-mail ou escreva para',
}

export const GUEST_NOTICES: Translated<typeof English.GUEST_NOTICES> = {
  added: { title: 'Documentos acrescentados', description: 'Já estão junto do seu pedido.' },
  failed: { title: 'Documentos não acrescentados' },
}

export const GUEST_FAILURES: Translated<typeof English.GUEST_FAILURES> = {
  tooMany: 'Um pedido pode ter no máximo 10 ficheiros.',
  link: 'Nada foi acrescentado: o seu link já não funciona. Recarregue a página para receber um novo.',
  other: 'Não foi possível acrescentar os seus documentos. Tente de novo.',
}

export const PAYMENT_RETURN: Translated<typeof English.PAYMENT_RETURN> = {
  success: {
    title: 'Agradecemos o seu pagamento',
    text: 'Enviamos um e-mail assim que estiver confirmado, em geral em poucos minutos. Para ver a sua encomenda, abra o link do nosso e-mail: este navegador não sabe que encomenda pagou.',
  },
  cancelled: {
    title: 'Saiu da página de pagamento',
    text: 'Para continuar com a sua encomenda ou pagar de outra forma, abra o link do nosso e-mail: este navegador não sabe de que encomenda se tratava.',
  },
}

export const WRITE_TO_US: Translated<typeof English.WRITE_TO_US> =
  'Pode sempre escrever para {email}; indique a sua referência.'

export const GUEST_LINK: Translated<typeof English.GUEST_LINK> = {
  invalid: {
    title: 'Este link não funciona',
    text: 'Pode faltar uma parte. Abra-o de novo a partir do nosso e-mail, ou copie o link completo.',
  },
  gone: {
    title: 'Este pedido já não está aqui',
    text: 'Guardamos os pedidos durante um período limitado e apagamo-los quando nos pedem.',
  },
  expired: {
    title: 'Este link expirou',
    text: 'Os links privados funcionam durante um período limitado. Podemos enviar um novo para o endereço de e-mail do pedido.',
    button: 'Enviar-me um novo link',
    busy: 'Envio em curso…',
  },
  replaced: {
    title: 'Este link foi substituído',
    text: 'Foi enviado um link mais recente para o endereço de e-mail do pedido. Abra esse, ou peça-o de novo.',
  },
  renewed: {
    title: 'Veja o seu e-mail',
    text: 'Enviamos um novo link para o endereço de e-mail do pedido. Se esse endereço já tiver recebido hoje vários e-mails nossos, recarregue esta página amanhã para o receber. Os links anteriores já não funcionam.',
  },
  resent: {
    title: 'Veja o seu e-mail',
    text: 'Se ainda tivermos o pedido, enviamos um novo link para o endereço de e-mail do pedido, a não ser que esse endereço já tenha recebido hoje vários e-mails nossos. Pode demorar alguns minutos.',
  },
  unavailable: {
    title: 'Não foi possível abrir o seu pedido',
    text: 'Está guardado em segurança, mas esta página não conseguiu carregá-lo.',
    button: 'Tentar de novo',
  },
}
