import { BUSINESS } from '#content/business.ts'
import type * as English from '#content/mail/newsletter.ts'
import type { Translated } from '#contract/language.ts'

export const NEWSLETTER_MAIL: Translated<typeof English.NEWSLETTER_MAIL> = {
  unsubscribe: 'Cancelar a inscrição',

  confirm: {
    subject: 'Confirme a sua inscrição na newsletter',
    title: 'Só falta um passo',
    preview: 'Até confirmar, não enviamos nada.',
    why: 'Enviamos este e-mail porque alguém escreveu este endereço no nosso site. Se não fez esse pedido, pode ignorar este e-mail: não enviamos mais nenhum.',
    text: `Recebemos um pedido para enviar a newsletter da ${BUSINESS.name} para este endereço. Abra a página e clique no botão para confirmar. Até lá, não enviamos nada.`,
    button: 'Confirmar a inscrição',
    works: {
      one: 'O link funciona durante {count} dia.',
      other: 'O link funciona durante {count} dias.',
    },
  },

  already: {
    subject: 'Já tem uma inscrição na nossa newsletter',
    title: 'Já tem uma inscrição',
    preview: 'Não precisa de fazer nada.',
    why: 'Enviamos este e-mail porque alguém escreveu este endereço no nosso site. Se não fez esse pedido, pode ignorar este e-mail: a sua inscrição mantém-se.',
    text: `Este endereço já recebe a newsletter da ${BUSINESS.name}. Não precisa de fazer nada. Vai receber a próxima edição.`,
  },

  issue: {
    preview: `Da ${BUSINESS.name}`,
    why: 'Enviamos este e-mail porque se inscreveu na nossa newsletter e confirmou a inscrição.',
  },
}
