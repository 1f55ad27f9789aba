import type * as English from '#content/mail/order-ends.ts'
import type { Translated } from '#contract/language.ts'

export const ORDER_ENDS_MAIL: Translated<typeof English.ORDER_ENDS_MAIL> = {
  refunding: 'Reembolsamos {amount}.',
  cancelled: {
    subject: '{reference} A sua encomenda foi cancelada',
    title: 'A sua encomenda foi cancelada',
    text: 'Cancelou a sua encomenda.',
    creditNote: 'Quando o reembolso estiver feito, enviamos uma nota de crédito.',
    notYou: 'Se não a cancelou, responda e diga-nos.',
  },
  refunded: {
    subject: '{reference} O seu reembolso de {amount}',
    title: 'O seu reembolso está a caminho',
    preview: {
      card: '{amount}, para o cartão com que pagou.',
      transfer: '{amount}, por transferência bancária.',
    },
    text: {
      card: 'O reembolso de {amount} foi feito para o cartão que usou. O banco pode demorar até dez dias úteis.',
      transfer: 'O reembolso de {amount} foi feito por transferência bancária.',
    },
  },
  declined: {
    subject: '{reference} Não podemos executar a sua encomenda e reembolsamos o valor total',
    title: 'Não podemos executar a sua encomenda',
    text: 'Lamentamos: não podemos executar a sua encomenda.',
  },
  withdrawn: {
    subject: '{reference} O nosso orçamento foi retirado',
    title: 'O nosso orçamento foi retirado',
    preview: 'Não deve nada.',
    text: 'O nosso orçamento de {amount} foi retirado. Já não o pode aceitar, e não deve nada. Se já enviou um pagamento, reembolsamos o valor total.',
  },
  surplus: {
    subject: '{reference} Reembolsamos o seu pagamento de {amount}',
    title: 'Reembolsamos um pagamento',
    text: 'Recebemos um pagamento de {amount} e vamos reembolsá-lo.',
    reasons: {
      paid: {
        first: 'A primeira metade do preço já estava paga.',
        second: 'A segunda metade do preço já estava paga.',
        whole: 'O preço total já estava pago.',
        extra: 'O serviço adicional já estava pago.',
      },
      amount: 'O valor a pagar era outro. A sua página mostra o que falta pagar.',
      closed: 'O orçamento já não estava aberto.',
      extra: 'O serviço adicional já não estava disponível.',
      ended: 'A encomenda já tinha terminado.',
    },
  },
}
