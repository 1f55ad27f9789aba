import { EMAIL as email } from '#content/business.ts'
import type * as English from '#content/quote-sent.ts'
import type { Translated } from '#contract/language.ts'

export const QUOTE_SENT: Translated<typeof English.QUOTE_SENT> = {
  title: 'Recebemos o seu pedido',
  copy: {
    sent: 'Enviamos uma cópia para {address}.',
    withheld:
      'Já foram enviados hoje vários e-mails para {address}, por isso não enviamos nenhum sobre este pedido. Mesmo assim, o pedido chegou.',
    unknown:
      'Enviamos uma cópia para {address}, a não ser que esse endereço já tenha recebido hoje vários e-mails nossos.',
  },
  quote: 'Recebe por e-mail um orçamento por escrito, com o preço e a data. Serviço: {service}.',
  reply: 'Contamos responder até {moment}.',
  another: 'Enviar outro pedido',
  reference: 'A sua referência',
  referenceHint: 'Indique-a quando nos escrever ou telefonar.',
  plain: `Enviamos uma cópia por e-mail, a não ser que o seu endereço já tenha recebido hoje vários e-mails nossos. Para acrescentar documentos, responda a esse e-mail ou escreva para ${email.general} com a referência.`,
  add: {
    title: 'Ainda sem documentos? Acrescente-os agora',
    text: 'Depois de os ver, podemos fazer o orçamento mais depressa e com mais exatidão.',
    write: `Responda ao nosso e-mail com os documentos em anexo, ou escreva para ${email.general} com a sua referência.`,
    added: 'Os documentos que enviou',
  },
  page: {
    text: 'Na página do seu pedido pode ver o que enviou e acrescentar documentos. O link é privado e funciona durante um dia.',
    link: 'Abrir o seu pedido',
  },
}

export const URGENCY_WORDS: Translated<typeof English.URGENCY_WORDS> = {
  '0-12 hours': 'no prazo de 12 horas',
  '12-24 hours': 'no prazo de 24 horas',
  '24-48 hours': 'no prazo de 48 horas',
  '>48 hours': 'daqui a mais de 48 horas',
}

export const SERVICE_PHRASES: Translated<typeof English.SERVICE_PHRASES> = {
  'Corporate Document Translation & Certification': 'tradução certificada de documentos de empresas',
  'Apostille & Notarisation Services': 'apostila e reconhecimento notarial',
  'Global Document Procurement': 'obtenção de documentos em todo o mundo',
  'Private Document Translation & Certification': 'tradução certificada de documentos pessoais',
}

export const URGENCY_NOTES: Translated<typeof English.URGENCY_NOTES> = {
  lodged: 'Numa apostila, a urgência indica em quanto tempo apresentamos os seus documentos.',
  applied: 'Num documento pedido a uma autoridade, a urgência indica em quanto tempo fazemos o pedido.',
  usual: 'Os documentos prontos demoram normalmente {time}. Não os podemos prometer antes.',
  closed: 'Não há ninguém no escritório antes de {moment}.',
  late: 'Não há ninguém a tempo para isso, por isso respondemos mais tarde.',
  send: 'Pode enviar o pedido mesmo assim.',
}
