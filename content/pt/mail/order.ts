import type * as English from '#content/mail/order.ts'
import type { Translated } from '#contract/language.ts'

export const ORDER_MAIL: Translated<typeof English.ORDER_MAIL> = {
  whyRequest:
    'Enviamos este e-mail porque foi pedido um orçamento com este endereço. Se não fez esse pedido, responda e diga-nos.',
  whyOrder:
    'Enviamos este e-mail porque foi feita uma encomenda com este endereço. Se não a fez, responda e diga-nos.',
  terms: 'Termos do serviço (em inglês)',
  service: 'Serviço',
  reason: 'Motivo',
  refund: 'Reembolso',
  openUntil: 'Prazo para aceitar',
  next: 'O que acontece a seguir',
  seeOrder: 'Ver a sua encomenda',
  seeRequest: 'Ver o seu pedido',
  questions: 'Se tiver perguntas, responda a este e-mail.',
  nothingToPay: 'Não há mais nada a pagar.',
  paidAll: 'Está tudo pago.',
  waitForCreditNote:
    'Não precisa de fazer nada. Quando o reembolso estiver feito, enviamos uma nota de crédito.',
  endOf: '{day} (inclusive)',

  vat: 'IVA a {rate}',
  vatWithin: 'IVA a {rate} incluído no total',
  total: { taxed: 'Total, com IVA', untaxed: 'Total. Não é cobrado IVA' },
  price: { taxed: '{amount}, IVA incluído', untaxed: '{amount}, não é cobrado IVA' },

  paid: {
    card: '{part}, pagamento com cartão: {day}',
    transfer: '{part}, pagamento por transferência bancária: {day}',
  },
  refunds: {
    none: '{payment}',
    due: '{payment}, reembolso em curso',
    made: '{payment}, reembolso feito',
    failed: '{payment}, reembolso ainda por fazer',
  },
  partRefunded: '{payment}, com reembolso de {amount}',
  waived: 'Valor não cobrado',
  due: { now: '{part}, a pagar agora', later: '{part}, a pagar na entrega' },
  left: 'Falta pagar',

  transfer: {
    amount: 'Valor',
    reference: 'Referência do pagamento',
    name: 'Titular da conta',
    sortCode: 'Sort code (código do banco)',
    accountNumber: 'Número da conta',
    iban: 'IBAN',
    arrives: 'Data-limite de chegada',
    check:
      'Indique a referência, para podermos encontrar o seu pagamento. Se alguma vez uma mensagem indicar outros dados bancários, pergunte-nos antes de pagar.',
    ask: 'Responda a este e-mail e enviamos os nossos dados bancários.',
  },

  invoiceTo: 'Fatura em nome de',
  purchaseOrder: 'Ordem de compra',
  vatNumber: 'Número de IVA',
  postTo: 'Endereço de envio',
}

export const ORDER_CONTRACT_MAIL: Translated<typeof English.ORDER_CONTRACT_MAIL> = {
  seeQuote: 'Ver o orçamento e aceitá-lo',
  offer: {
    subject: '{reference} O nosso orçamento: {total}',
    title: 'O nosso orçamento',
    preview: '{price}. Entrega {ready}.',
    text: 'Este é o nosso orçamento para o seu pedido. Não deve nada até o aceitar.',
    replaces: 'Substitui o anterior.',
    byPost: 'Pelo correio',
    toAddress: 'para o endereço que indicar ao aceitar',
    next: [
      'Aceite o orçamento nessa página até {end} e pague a primeira metade, {first}.',
      'Começamos o trabalho. Durante uma hora após o pagamento pode cancelar com reembolso total, se ainda não tivermos começado.',
      'Entregamos {ready}, e nessa altura paga a segunda metade, {second}.',
    ],
    questions: 'Se tiver alguma pergunta, faça-a na página ou responda a este e-mail.',
  },
  reminder: {
    subject: '{reference} Lembrete: o nosso orçamento de {total}',
    title: 'O nosso orçamento termina em breve',
    preview: '{price}. Orçamento válido até {end}.',
    text: 'O nosso orçamento é válido até {end}. Se ainda precisar do trabalho, aceite-o antes disso. Se não, não precisa de fazer nada.',
    price: 'Preço',
    halves:
      'Metade, {first}, paga-se ao aceitar, e a outra metade na entrega. Se quiser mudar alguma coisa, responda e diga-nos.',
  },
  transfer: {
    subject: '{reference} Transferência a fazer: {amount}',
    titles: {
      first: 'Como pagar a primeira metade',
      second: 'Como pagar a segunda metade',
      whole: 'Como pagar o preço total',
      extra: 'Como pagar o serviço adicional',
    },
    preview: '{amount}, com a referência {reference}.',
    accepted: 'Agradecemos que tenha aceitado o nosso orçamento.',
    please: {
      first: 'Transfira a primeira metade, {amount}, para esta conta.',
      second: 'Transfira a segunda metade, {amount}, para esta conta.',
      whole: 'Transfira o preço total, {amount}, para esta conta.',
      extra: 'Transfira o valor do serviço adicional, {amount}, para esta conta.',
    },
    start: 'Começamos assim que chegar.',
    receipt: 'Os bancos podem demorar um dia ou dois. Enviamos o recibo por e-mail assim que chegar.',
    confirm: 'Quando o seu pagamento chegar, confirmamos a encomenda por e-mail.',
    moves:
      'O dia de entrega conta com a chegada do pagamento até {day}; se chegar mais tarde, adia-se na mesma medida.',
    cancel: 'Durante a hora seguinte pode cancelar com reembolso total, se ainda não tivermos começado.',
    deliver: 'Entregamos {ready}.',
    second: 'A segunda metade, {amount}, paga-se na entrega.',
    ordered: 'O que encomendou',
  },
  firstDue: {
    subject: '{reference} A sua transferência de {amount} ainda não chegou',
    title: 'A sua transferência ainda não chegou',
    text: 'A sua transferência bancária de {amount} ainda não chegou. Começamos assim que chegar. Se a fez nos últimos dias, não precisa de fazer nada. Mantemos a encomenda aberta até {day}.',
    changed: 'Se mudou de ideias, não deve nada. Responda e diga-nos, por favor.',
    rest: 'Começamos assim que chegar. Se o transferiu nos últimos dias, não precisa de fazer nada.',
    changedRest: 'Se mudou de ideias, responda e diga-nos, por favor. Reembolsamos o que pagou.',
  },
  unpaid: {
    subject: '{reference} Não recebemos a sua transferência de {amount}',
    title: 'A sua transferência não chegou',
    preview: 'Se a fez, responda e diga-nos.',
    text: 'Não recebemos a sua transferência bancária de {amount} e o trabalho não começou. Não deve nada. Se a fez, responda e diga-nos quando, e vamos procurá-la.',
    open: 'Ainda pode aceitar o nosso orçamento até {end}.',
    over: 'Já não pode aceitar o nosso orçamento. Se ainda precisar do trabalho, responda e enviamos um novo.',
    seeQuote: 'Ver o orçamento',
  },
  paid: {
    subject: '{reference} A sua encomenda está confirmada: recebemos {amount}',
    title: 'A sua encomenda está confirmada',
    preview: 'Recebemos {amount}. Entrega {ready}.',
    first:
      'Agradecemos o seu pagamento. Recebemos a primeira metade do preço, {amount}, e a sua encomenda está confirmada.',
    whole:
      'Agradecemos o seu pagamento. Recebemos o preço total, {amount}, e a sua encomenda está confirmada.',
    orderedOn: 'Data da encomenda',
    suppliedBy: 'Prestador do serviço',
    cancel: 'Pode cancelar nessa página com reembolso total até {end}, se ainda não tivermos começado.',
    next: [
      'Avisamos quando começarmos. Se tivermos alguma pergunta, enviamos um e-mail, e pode responder na sua página.',
      'Entregamos {ready} e avisamos por e-mail.',
    ],
    second: 'A segunda metade, {amount}, paga-se na entrega.',
    agreed: 'O que ficou acordado',
    rules: [
      'Metade do preço paga-se antecipadamente, metade na entrega.',
      'Pode cancelar no prazo de 1 hora após o pagamento e receber de volta todo o seu dinheiro, se o trabalho não tiver começado.',
      'Depois de começado o trabalho, não há reembolso.',
      'Se não pudermos executar a encomenda, o reembolso é total.',
    ],
    consumer:
      'Se fez a encomenda como consumidor, os direitos abaixo prevalecem sempre que diferirem destas regras.',
  },
}

export const ORDER_PAYMENT: Translated<typeof English.ORDER_PAYMENT> = {
  first: 'Primeira metade do preço',
  second: 'Segunda metade do preço',
  whole: 'O preço',
  extra: 'Serviço adicional',
  order: 'Encomenda {reference}',
}
