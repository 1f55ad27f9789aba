import type * as English from '#content/mail/order-money.ts'
import type { Translated } from '#contract/language.ts'

export const ORDER_MONEY_MAIL: Translated<typeof English.ORDER_MONEY_MAIL> = {
  partPaid: {
    subject: '{reference} Recebemos {amount}',
    subjectMissing: '{reference} Recebemos {amount}: falta pagar {missing}',
    title: 'Recebemos o seu pagamento',
    titleMissing: 'Falta pagar {missing}',
    preview: 'O seu pagamento de {amount} chegou.',
    previewMissing: 'Transfira o resto, por favor: {missing}.',
    text: {
      first: 'Agradecemos o seu pagamento. Recebemos {amount} para a primeira metade.',
      second: 'Agradecemos o seu pagamento. Recebemos {amount} para a segunda metade.',
      whole: 'Agradecemos o seu pagamento. Recebemos {amount} para o preço total.',
      extra: 'Agradecemos o seu pagamento. Recebemos {amount} para o serviço adicional.',
    },
    missing:
      'Falta pagar {missing}: por vezes os bancos descontam encargos. Transfira o resto para a mesma conta, por favor.',
  },
  corrected: {
    subject: '{reference} O seu recibo ou fatura, corrigido',
    title: 'Corrigimos o seu recibo ou fatura',
    preview: 'O que paga não muda.',
    text: 'Corrigimos o que estava errado. A nota de crédito anula o documento anterior e o novo substitui-o. O que paga não muda.',
  },
  statement: {
    subject: '{reference} O seu extrato de conta',
    title: 'O seu extrato de conta',
    text: 'Mostra o que pagou e o que reembolsámos de {from} a {to}. Em aberto no último dia: {amount}.',
  },
  together: {
    subject: '{reference} Recebemos {amount} por várias encomendas',
    text: 'Agradecemos o seu pagamento. A sua transferência de {amount} paga as encomendas abaixo. Cada uma tem o seu próprio recibo ou fatura.',
  },
  balancePaid: {
    subject: '{reference} Recebemos {amount}',
    title: 'A sua encomenda está totalmente paga',
    preview: 'Recebemos {amount}.',
    text: 'Agradecemos o seu pagamento. Recebemos {amount}, e a sua encomenda está totalmente paga.',
    open: 'Pode abrir os documentos concluídos assim que os entregarmos.',
    extra: 'Falta pagar o serviço adicional: {missing}.',
    openLater: 'Pode abrir os documentos concluídos quando tudo estiver entregue e pago.',
  },
  refundDue: {
    subject: '{reference} Reembolsamos {amount}',
    title: 'Reembolsamos uma parte do seu pagamento',
    preview: '{amount} do que pagou.',
    text: {
      card: 'Do que pagou, reembolsamos {amount} para o cartão com que pagou; o banco pode demorar até dez dias úteis.',
      transfer: 'Do que pagou, reembolsamos {amount} por transferência bancária, para a conta de onde veio.',
      both: 'Do que pagou, reembolsamos {amount} pela mesma via: para o cartão com que pagou, e então o banco pode demorar até dez dias úteis, ou por transferência bancária, para a conta de onde veio.',
    },
  },
  ended: {
    subject: '{reference} A sua encomenda terminou',
    subjectRefund: '{reference} A sua encomenda terminou: reembolsamos {amount}',
    title: 'A sua encomenda terminou',
    preview: 'Reembolsamos {amount}.',
    text: 'Pusemos fim à sua encomenda, e o trabalho não vai continuar. Não há mais nada a pagar.',
    refund: {
      card: 'Reembolsamos {amount} para o cartão com que pagou; o banco pode demorar até dez dias úteis.',
      transfer: 'Reembolsamos {amount} por transferência bancária, para a conta de onde veio.',
      both: 'Reembolsamos {amount} pela mesma via: para o cartão com que pagou, e então o banco pode demorar até dez dias úteis, ou por transferência bancária, para a conta de onde veio.',
    },
    keep: 'Valor retido: {amount}.',
    kept: 'Valor retido',
    disagree: 'Se não concordar',
    disagreeText:
      'Responda a este e-mail e diga-nos a razão. Isto não afeta os seus direitos legais, que estão na confirmação da sua encomenda.',
  },
}
