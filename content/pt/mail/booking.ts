import { BUSINESS } from '#content/business.ts'
import type * as English from '#content/mail/booking.ts'
import { CONSULTATION } from '#contract/booking-calendar.ts'
import type { Translated } from '#contract/language.ts'

export const BOOKING_TIMES_WORDS: Translated<typeof English.BOOKING_TIMES_WORDS> = {
  yours: '{time} no seu relógio ({zone})',
  own: '{date}, {time} na sua hora local ({gmt} GMT)',
  ownOnOtherDay: '{date}, {time} na sua hora local ({gmtDate}, {gmt} GMT)',
}

export const BOOKING_MAIL: Translated<typeof English.BOOKING_MAIL> = {
  why: 'Enviamos este e-mail porque foi marcada uma consulta com este endereço. Se não a marcou, responda e diga-nos.',
  date: 'Data',
  time: 'Horário',
  video: 'Videochamada',
  see: 'Ver a sua marcação',
  withVat: '{amount}, {vat}',
  confirmed: {
    subject: '{reference} A sua consulta: {when}',
    title: 'A sua consulta está marcada',
    preview: '{when}. Esta mensagem contém o link da videochamada.',
    thanks: 'Agradecemos o seu pagamento. Será um prazer falar por vídeo.',
    length: 'Duração',
    minutes: `${CONSULTATION.minutes} minutos`,
    paid: 'Pago',
    manage: 'Ver, remarcar ou cancelar a sua marcação',
    invitation:
      'O convite em anexo acrescenta a consulta ao seu calendário, no seu próprio fuso horário. Tenha o documento à mão quando falarmos.',
    deadline: 'Até {when} pode cancelar com reembolso total ou escolher outro horário.',
  },
  moved: {
    subject: '{reference} O novo horário da sua consulta: {when}',
    title: 'A sua consulta foi remarcada',
    preview: 'Agora: {when}. Esta mensagem contém o link da videochamada.',
    byCustomer: 'A sua consulta passou para o horário que escolheu. Não há nada a pagar.',
    byUs: 'A sua consulta foi remarcada por nós para outro horário. Não há nada a pagar. Se o novo horário não lhe convier, responda e diga-nos. Procuramos outro ou reembolsamos o valor total.',
    previously: 'Antes',
    invitation: 'O convite em anexo muda a consulta no seu calendário.',
    deadline: 'Pode cancelá-la com reembolso total até {when}.',
  },
  reminder: {
    subject: '{reference} Lembrete da sua consulta: {when}',
    title: 'A sua consulta está próxima',
    preview: '{when}. Esta mensagem contém o link da videochamada.',
    text: 'Este é um lembrete da sua consulta.',
    prepare: 'Tenha o documento à mão quando falarmos. Se não puder estar presente, escreva-nos.',
  },
  cancelled: {
    subject: '{reference} A sua consulta foi cancelada',
    title: 'A sua consulta foi cancelada',
    preview: 'Reembolsamos {amount}.',
    whole:
      'A sua consulta foi cancelada. Reembolsamos {amount}, o valor total, para o cartão com que pagou. O banco pode demorar até dez dias úteis.',
    rest: 'A sua consulta foi cancelada. Reembolsamos o resto do seu pagamento, {amount}, para o cartão com que pagou. O banco pode demorar até dez dias úteis.',
    again: 'Marcar outro horário',
  },
  lost: {
    subject: '{reference} O seu pagamento chegou tarde para este horário; reembolsamos o valor',
    title: 'O horário já não estava livre',
    preview: 'Reembolsamos {amount}.',
    text: 'Lamentamos. Quando o seu pagamento chegou, este horário já não estava livre. Reembolsamos {amount}, o valor total. Não precisa de fazer nada.',
    again: 'Escolher outro horário',
  },
}

export const APPOINTMENT: Translated<typeof English.APPOINTMENT> = {
  summary: `Consulta com a ${BUSINESS.shortName}`,
  description: 'Consulta {reference}, {when}\nVideochamada: {link}',
  descriptionUk: 'Consulta {reference}, {when} ({uk} no Reino Unido)\nVideochamada: {link}',
  manage: 'Ver, remarcar ou cancelar a marcação: {link}',
  cancelled: 'A consulta {reference} foi cancelada',
}

export const CONSULTATION_PAYMENT: Translated<typeof English.CONSULTATION_PAYMENT> = {
  name: `Consulta de ${CONSULTATION.minutes} minutos`,
}
