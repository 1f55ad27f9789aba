import { BUSINESS } from '#content/business.ts'
import type * as English from '#content/mail/account.ts'
import type { Translated } from '#contract/language.ts'

export const WELCOME_MAIL: Translated<typeof English.WELCOME_MAIL> = {
  subject: `Damos-lhe as boas-vindas à ${BUSINESS.shortName}`,
  title: 'A sua conta está aberta',
  preview: 'O que pode fazer com ela.',
  why: 'Enviamos este e-mail uma só vez, porque este endereço foi confirmado para uma conta.',
  open: `A sua conta na ${BUSINESS.name} está aberta. Inclui os pedidos que já enviou a partir deste endereço.`,
  what: 'O que pode fazer lá',
  items: [
    'Criar um trabalho e enviar os documentos com ele. Respondemos com um orçamento por escrito.',
    'Ver os seus pedidos e as referências em Trabalhos pendentes.',
    'Manter atualizados o seu nome e o seu telefone, fazer download dos seus dados ou apagar a conta, em Perfil.',
  ],
  button: 'Abrir a sua conta',
}

export const ACCOUNT_EXISTS_MAIL: Translated<typeof English.ACCOUNT_EXISTS_MAIL> = {
  subject: `Já tem uma conta na ${BUSINESS.shortName}`,
  title: 'Já tem uma conta',
  preview: 'Entre, ou escolha uma nova senha.',
  why: 'Enviamos este e-mail porque alguém tentou criar uma conta com este endereço. Se não fez esse pedido, pode ignorar este e-mail: ninguém entrou na sua conta.',
  text: 'Acaba de haver uma tentativa de abrir uma conta com este endereço, provavelmente sua. Já tem uma: entre, ou escolha uma nova senha se não se lembra da sua.',
  logIn: 'Entrar',
  choose: 'Escolher uma nova senha',
}

export const ACCOUNT_NOTICES: Translated<typeof English.ACCOUNT_NOTICES> = {
  why: 'Enviamos este e-mail porque este endereço tem, ou tinha, uma conta connosco.',
  device: {
    title: 'Nova entrada na sua conta',
    text: 'Alguém acaba de entrar na sua conta com a senha, a partir de um navegador ou de uma rede que ainda não conhecíamos. Se foi o próprio titular, não é preciso fazer nada. Se não, escolha já uma nova senha: isso termina todas as outras sessões.',
  },
  password: {
    title: 'A sua senha foi alterada',
    text: 'A senha da sua conta acaba de ser alterada, e todas as outras sessões foram terminadas. Se a alteração foi sua, não é preciso fazer nada. Se não, escolha já uma nova senha e responda a este e-mail.',
  },
  deleted: {
    title: 'A sua conta foi eliminada',
    text: 'A sua conta e o que lhe pertencia foram eliminados, a pedido de alguém que tinha entrado nela. Os registos que a lei nos obriga a conservar mantêm-se até ao fim do prazo de conservação. Se o pedido não foi seu, responda a este e-mail.',
  },
}

export const AUTH_MAIL: Translated<typeof English.AUTH_MAIL> = {
  confirmation: {
    subject: 'Confirme o seu endereço de e-mail',
    title: 'Confirme o seu endereço de e-mail',
    text: 'Clique no botão e escreva a senha que escolheu ao criar a conta. Com isso a conta fica aberta. O link funciona uma vez, durante uma hora.',
    button: 'Confirmar o meu endereço',
    why: 'Enviamos este e-mail porque alguém pediu uma conta com este endereço. Se não fez esse pedido, pode ignorar este e-mail: nenhuma conta é aberta sem o link ser usado.',
  },
  recovery: {
    subject: 'Escolha uma nova senha',
    title: 'Escolha uma nova senha',
    text: 'Clique no botão para escolher uma nova senha para a sua conta. O link funciona uma vez, durante uma hora. Até o usar, a senha anterior continua válida.',
    button: 'Escolher uma nova senha',
    why: 'Enviamos este e-mail porque alguém pediu uma nova senha para este endereço. Se não fez esse pedido, pode ignorar este e-mail: nada mudou.',
  },
}

export const AUTH_LINK: Translated<typeof English.AUTH_LINK> = 'Ou abra este endereço: {link}'

export const ARCHIVE_WORDS: Translated<typeof English.ARCHIVE_WORDS> = {
  leftOut: 'Estes ficheiros não estão neste arquivo:',
  line: '{name}: {reason}',
}

export const ARCHIVE_REASONS: Translated<typeof English.ARCHIVE_REASONS> = {
  unreadable: 'Não foi possível lê-lo tal como estava guardado.',
  refused: 'Foi recusado na verificação e não está guardado.',
  unchecked: 'Ainda não foi verificado.',
  missing: 'O carregamento nunca foi concluído.',
  notDelivered: 'Ainda não foi entregue.',
  unpaid: 'Abre-se depois de paga a segunda metade do preço.',
  ended: 'A encomenda terminou sem ele.',
}

export const RESET_LIMIT: Translated<typeof English.RESET_LIMIT> = {
  one: 'Já foi pedida uma nova senha demasiadas vezes com este endereço. Tente de novo daqui a uma hora.',
  other:
    'Já foi pedida uma nova senha demasiadas vezes com este endereço. Tente de novo daqui a {count} horas.',
}
