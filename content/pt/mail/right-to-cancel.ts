import type * as English from '#content/mail/right-to-cancel.ts'
import type { Translated } from '#contract/language.ts'
import { FACTS } from '../facts.ts'

const { consultation, promises } = FACTS

/** Worded after the Portuguese text of the model in the consumer rights directive, from which the UK's comes. */
export const RIGHT_TO_CANCEL: Translated<typeof English.RIGHT_TO_CANCEL> = {
  title: 'O seu direito de livre resolução (arrependimento)',
  begun: 'Pediu-nos que começássemos dentro do seu prazo de {days} dias para cancelar.',
  formTitle: 'Formulário de livre resolução (arrependimento)',
  formHint: 'Envie-o apenas se quiser cancelar o contrato.',
  form: [
    'Para {trader}, {email}',
    'Pela presente comunico/comunicamos* que cancelo o meu/cancelamos o nosso* contrato de prestação do seguinte serviço: {service}',
    'Data da encomenda: {day}',
    'Nome do(s) consumidor(es):',
    'Endereço do(s) consumidor(es):',
    'Assinatura do(s) consumidor(es), só se este formulário for enviado em papel:',
    'Data:',
    '*Riscar o que não interessa',
  ],
  complaint: `Se tiver uma reclamação, escreva-nos. Confirmamos que a recebemos no prazo de ${promises.complaintAcknowledged} e respondemos no prazo de ${promises.complaintAnswered}.`,
  terms: 'Termos do serviço (em inglês)',
  order: {
    right:
      'Se fez a encomenda como consumidor, pode cancelar este contrato no prazo de {days} dias sem indicar o motivo: até {last}, inclusive.',
    service: 'encomenda {reference}, {service}',
    express:
      'Até o trabalho começar, recebe tudo de volta. Se cancelar depois disso, paga a parte do trabalho que tiver sido feita; quando o serviço tiver sido integralmente prestado, o direito termina.',
    how: 'Para cancelar, comunique-nos a sua decisão em palavras claras antes de terminarem os {days} dias: por e-mail para {email}, por carta para {trader}, ou com o link acima no prazo de 1 hora após o seu pagamento, se o trabalho não tiver começado. Pode usar o formulário abaixo, mas não é obrigatório.',
  },
  booking: {
    right:
      'Se fez a marcação como consumidor, pode cancelar este contrato no prazo de {days} dias sem indicar o motivo: até {last}, inclusive.',
    service: 'consulta {reference}, {when}',
    express:
      'Até a consulta começar, recebe tudo de volta. Se cancelar enquanto ela decorre, paga a parte que já tiver decorrido; quando tiver decorrido por completo, o direito termina.',
    how: `Para cancelar, comunique-nos a sua decisão em palavras claras antes de terminarem os {days} dias: por e-mail para {email}, por carta para {trader}, ou com o link acima até ${consultation.cancelNotice} antes da consulta. Pode usar o formulário abaixo, mas não é obrigatório.`,
  },
  refund: {
    card: 'Reembolsamos no prazo de 14 dias após recebermos a sua comunicação, para o cartão com que pagou e sem custos.',
    transfer:
      'Reembolsamos no prazo de 14 dias após recebermos a sua comunicação, para a conta de onde pagou e sem custos.',
  },
}
