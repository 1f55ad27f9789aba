import { EMAIL as email } from '#content/business.ts'
import type * as English from '#content/mail/enquiry.ts'
import type { Translated } from '#contract/language.ts'
import { PROMISES as promises } from '../facts.ts'

export const ENQUIRY_MAIL: Translated<typeof English.ENQUIRY_MAIL> = {
  subject: '{reference} Recebemos a sua pergunta',
  title: 'Recebemos a sua pergunta',
  preview: '{reference}. Respondemos até {due}.',
  received: `Recebemos a sua pergunta e respondemos no prazo de ${promises.reply}.`,
  due: 'Prazo de resposta',
  add: `Quer acrescentar alguma coisa? Responda a este e-mail e mantenha a referência no assunto, ou escreva para ${email.general}. Não envie senhas nem números de cartão, por favor.`,
  why: 'Enviamos este e-mail porque alguém indicou este endereço ao fazer uma pergunta no nosso site. Se não a fez, pode ignorar este e-mail.',
}
