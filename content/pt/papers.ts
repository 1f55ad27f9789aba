import type * as English from '#content/papers.ts'
import type { Translated } from '#contract/language.ts'

export const PAPER_KINDS: Translated<typeof English.PAPER_KINDS> = {
  receipt: 'Recibo',
  invoice: 'Fatura',
  'credit note': 'Nota de crédito',
}

export const DOWNLOAD_WORDS: Translated<typeof English.DOWNLOAD_WORDS> = {
  download: 'Fazer download',
  downloadFile: 'Fazer download: {name}',
  busy: 'Download em curso…',
  failed: 'Não foi possível obter o ficheiro. Tente de novo.',
}

export const PAPER_WORDS: Translated<typeof English.PAPER_WORDS> = {
  titles: {
    receipt: 'Recibo',
    invoice: 'Fatura com IVA',
    'credit note': 'Nota de crédito',
    'payment request': 'Pedido de pagamento',
  },
  addressed: {
    receipt: 'Recebido de',
    invoice: 'Fatura em nome de',
    'credit note': 'Crédito a favor de',
    'payment request': 'Para',
  },
  headings: {
    receipt: 'Pagamento',
    invoice: 'Esta fatura',
    'credit note': 'Este crédito',
    'payment request': 'A pagar',
  },
  apart: 'Documento pro forma. Não é uma fatura com IVA.',
  mark: 'Emblema de {name}',
  vatRegistration: 'Número de registo de IVA {number}',
  number: 'Número',
  date: 'Data',
  taxPoint: 'Data de exigibilidade do IVA',
  due: 'Data-limite de pagamento',
  consultation: 'Consulta',
  order: 'Encomenda',
  credits: 'Fatura creditada',
  replaces: 'Substitui',
  purchaseOrder: 'A sua ordem de compra',
  vatNumber: 'O seu número de IVA',
  parts: {
    first: 'Primeira metade da encomenda',
    second: 'Segunda metade da encomenda',
    whole: 'Encomenda completa',
    extra: 'Serviço adicional',
  },
  partial: {
    first: 'Parte da primeira metade da encomenda',
    second: 'Parte da segunda metade da encomenda',
    whole: 'Parte da encomenda completa',
    extra: 'Parte do serviço adicional',
  },
  surplus: 'Um pagamento que não era devido, guardado até ser devolvido',
  partOfPrice: 'Parte do preço: {what}',
  treatments: {
    standard: 'IVA a {rate}',
    zero: 'taxa zero, IVA a 0%',
    exempt: 'isento de IVA',
    outside: 'fora do âmbito do IVA do Reino Unido',
    disbursement: 'despesas pagas por sua conta, ao custo',
  },
  total: {
    credited: 'Creditado',
    request: 'Valor a pagar',
    refunded: {
      card: 'Reembolso para o cartão com que pagou',
      transfer: 'Reembolso por transferência bancária',
    },
    paid: {
      card: 'Pagamento com cartão, {day}',
      transfer: 'Pagamento por transferência bancária, {day}',
    },
  },
  columns: { what: 'Descrição', amount: 'Valor', net: 'Valor sem IVA', vat: 'IVA', total: 'Total' },
  halves: { first: 'Segunda metade, a pagar na entrega', second: 'Primeira metade, paga antes' },
  vat: 'IVA',
  whole: { taxed: 'Encomenda completa, com IVA', untaxed: 'Encomenda completa' },
  price: { taxed: 'Preço, com IVA', untaxed: 'Preço' },
  next: {
    corrected: 'Corrige o que dizia um documento anterior. Nada é pago nem reembolsado.',
    request: 'Recebe o recibo ou a fatura com IVA assim que o seu pagamento chegar.',
    refunded: {
      card: 'O dinheiro está a caminho do cartão com que pagou. O banco pode demorar até dez dias úteis.',
      transfer: 'Enviamos o dinheiro por transferência bancária. Pode demorar até dez dias úteis.',
    },
    consultation: 'O link da videochamada e a página da sua marcação estão nos nossos e-mails.',
    surplus: 'Guardamos este dinheiro até o devolvermos.',
    first:
      'Fazemos o trabalho e enviamos um e-mail quando estiver pronto. A segunda metade paga-se nessa altura.',
    full: 'O preço do orçamento está totalmente pago.',
  },
  noVat: 'Não é cobrado IVA.',
  waived: 'Valor em falta: {amount}, que não cobramos.',
  reason: 'Motivo',
  bank: {
    title: 'Conta bancária',
    name: 'Titular da conta',
    sortCode: 'Sort code (código do banco)',
    accountNumber: 'Número da conta',
    iban: 'IBAN',
    reference: 'Referência do pagamento',
  },
  statement: {
    title: 'Extrato de conta',
    period: 'Período',
    moved: 'Pagamentos e reembolsos',
    open: 'Em aberto no último dia',
  },
  orderTitle: 'A encomenda',
  consultationTitle: 'A consulta',
  cover: {
    title: 'Folha de rosto',
    to: 'Enviar para',
    from: 'Remetente',
    enclose:
      'Coloque esta folha por cima dos originais. Envie-os com seguimento e guarde o número até confirmarmos que chegaram.',
  },
  page: 'Página {page} de {pages}',
}
