import type * as English from '#content/mail/order-extras.ts'
import type { Translated } from '#contract/language.ts'

export const ORDER_EXTRA_MAIL: Translated<typeof English.ORDER_EXTRA_MAIL> = {
  offer: {
    subject: '{reference} Um serviço adicional para a sua encomenda: {total}',
    title: 'Um serviço adicional para a sua encomenda',
    preview: '{price}. Entrega {ready}.',
    text: 'Este é o nosso orçamento de um serviço adicional para a sua encomenda. Não deve nada por ele até o aceitar, e a sua encomenda continua em qualquer caso.',
    button: 'Ver o serviço adicional e aceitá-lo',
    pay: 'Se o aceitar, paga-o de imediato: {total}. Se tiver alguma pergunta, faça-a na página ou responda a este e-mail.',
  },
  paid: {
    subject: '{reference} O serviço adicional está confirmado: recebemos {total}',
    title: 'O serviço adicional está confirmado',
    preview: 'Entrega {ready}.',
    text: 'Recebemos o seu pagamento, que agradecemos, e o serviço adicional faz parte da sua encomenda.',
  },
  withdrawn: {
    subject: '{reference} Um serviço adicional da sua encomenda foi retirado',
    title: 'Um serviço adicional foi retirado',
    preview: 'Não deve nada por ele. A sua encomenda continua.',
    text: 'O serviço adicional de {total} foi retirado. Não deve nada por ele, e a sua encomenda continua. Se já enviou um pagamento para ele, reembolsamos o valor total.',
  },
}
