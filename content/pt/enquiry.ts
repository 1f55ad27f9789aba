import { EMAIL as email } from '#content/business.ts'
import type * as English from '#content/enquiry.ts'
import type { Translated } from '#contract/language.ts'
import { PROMISES as promises } from './facts.ts'
import { EMAIL_WORDS, FAMILY_NAME_WORDS, GIVEN_NAME_WORDS, PHONE_WORDS } from './fields.ts'

export const SUBJECT_WORDS: Translated<typeof English.SUBJECT_WORDS> = {
  general: 'Geral',
  translation: 'Tradução certificada',
  apostille: 'Apostila e reconhecimento notarial',
  procurement: 'Obtenção de documentos',
  pricing: 'Preços',
  support: 'Ajuda com uma encomenda',
}

export const ENQUIRY_FIELD_WORDS: Translated<typeof English.ENQUIRY_FIELD_WORDS> = {
  subject: {
    label: 'Assunto',
    required: 'Escolha um assunto',
    prompt: 'Escolha um assunto',
    choices: SUBJECT_WORDS,
  },
  message: { label: 'Mensagem', required: 'Escreva a sua mensagem' },
  givenName: GIVEN_NAME_WORDS,
  familyName: FAMILY_NAME_WORDS,
  email: EMAIL_WORDS,
  phone: { ...PHONE_WORDS, messages: { invalid: 'Verifique este número' } },
}

export const ENQUIRY_PAGE: Translated<typeof English.ENQUIRY_PAGE> = {
  title: 'Enviar uma pergunta',
  lead: 'Pergunte o que quiser sobre tradução, apostila, reconhecimento notarial ou obtenção de documentos, por palavras suas.',
  reassurance: `Respondemos no prazo de ${promises.reply}. Perguntar é grátis.`,
  sections: { question: 'A sua pergunta', you: 'Os seus dados' },
  hints: {
    message: 'Que documento, para que país e para quando precisa dele, se souber.',
    email: 'Respondemos para este endereço.',
    phone: 'Com o código do país, caso seja mais rápido telefonar.',
  },
  submit: 'Enviar pergunta',
  submitting: 'Envio em curso…',
  privacy: 'Usamos os seus dados apenas para responder a esta pergunta. Leia a nossa {policy}.',
  policy: 'política de privacidade (em inglês)',
}

export const ENQUIRY_NEXT: Translated<typeof English.ENQUIRY_NEXT> = {
  title: 'O que acontece a seguir',
  steps: [
    'A sua pergunta chega às pessoas que fazem o trabalho.',
    `Uma delas responde por e-mail no prazo de ${promises.reply}.`,
    'Não deve nada. Se quiser fazer uma encomenda, recebe primeiro um orçamento por escrito.',
  ],
  hours: promises.replyUnit,
  promise: 'até ter uma resposta',
  quote: 'Tem o documento à mão?',
  quoteLink: 'Pedir orçamento',
}

export const ENQUIRY_SENT_PAGE: Translated<typeof English.ENQUIRY_SENT_PAGE> = {
  title: 'Recebemos a sua pergunta',
  lead: 'Respondemos para {address}.',
  due: 'Terá a nossa resposta até {moment}.',
  reference: 'A sua referência',
  referenceHint: 'Indique-a quando nos escrever ou telefonar.',
  steps: [
    'Guarde esta referência. Enviamos uma cópia por e-mail, a não ser que o seu endereço já tenha recebido hoje vários e-mails nossos.',
    'Quer acrescentar alguma coisa? Responda ao nosso e-mail ou envie outra pergunta.',
  ],
  another: 'Enviar outra pergunta',
  plain: `Respondemos para o seu endereço no prazo de ${promises.reply}, contadas no nosso horário de funcionamento.`,
}

export const ENQUIRY_SENT: Translated<typeof English.ENQUIRY_SENT> = {
  title: 'Pergunta enviada!',
  description: `Agradecemos a sua pergunta. Só contam as nossas horas de funcionamento. Respondemos no prazo de ${promises.reply}.`,
}

export const ENQUIRY_FAILURES: Translated<typeof English.ENQUIRY_FAILURES> = {
  refused: 'Não foi possível enviar a sua pergunta. Tente de novo.',
  other: 'Algo falhou. Tente de novo.',
}

export const ENQUIRY_MAIL: Translated<typeof English.ENQUIRY_MAIL> = {
  subject: '{reference} Recebemos a sua pergunta',
  title: 'Recebemos a sua pergunta',
  preview: '{reference}. Respondemos até {due}.',
  received: `Recebemos a sua pergunta e respondemos no prazo de ${promises.reply}.`,
  due: 'Prazo de resposta',
  add: `Quer acrescentar alguma coisa? Responda a este e-mail e mantenha a referência no assunto, ou escreva para ${email.general}. Não envie senhas nem números de cartão, por favor.`,
  why: 'Enviamos este e-mail porque alguém indicou este endereço ao fazer uma pergunta no nosso site. Se não a fez, pode ignorar este e-mail.',
}
