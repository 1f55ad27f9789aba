import type * as English from '#content/booking.ts'
import { CONSULTATION } from '#contract/booking-calendar.ts'
import type { Translated } from '#contract/language.ts'
import { CONSULTATION as consultation, PROMISES as promises } from './facts.ts'
import { EMAIL_WORDS, PHONE_WORDS } from './fields.ts'

const DATE_MISSING = 'Escolha uma data para a consulta'
const TIME_MISSING = 'Escolha um horário para a consulta'

export const BOOKING_FIELD_WORDS: Translated<typeof English.BOOKING_FIELD_WORDS> = {
  firstName: { label: 'Nome próprio', required: 'O nome próprio deve ter pelo menos 2 caracteres' },
  lastName: { label: 'Nome de família', required: 'O nome de família deve ter pelo menos 2 caracteres' },
  email: { ...EMAIL_WORDS, label: 'Endereço de e-mail', required: 'Escreva um endereço de e-mail válido' },
  phone: { ...PHONE_WORDS, label: 'Número de telefone', required: 'Escreva um número de telefone válido' },
  date: {
    label: 'Data da consulta',
    required: DATE_MISSING,
    messages: { 'too-long': DATE_MISSING },
  },
  time: { label: 'Horário da consulta', required: TIME_MISSING },
  expressRequest: { label: 'Pedido expresso' },
}

const TOO_SOON = `Marque com pelo menos ${consultation.notice} de antecedência`

export const BOOKING_PROBLEMS: Translated<typeof English.BOOKING_PROBLEMS> = {
  'not-a-day': DATE_MISSING,
  'not-a-slot': TIME_MISSING,
  past: 'Este dia já passou. Escolha outra data',
  closed: `Dias de consulta: ${consultation.onDays}. Escolha outra data`,
  holiday: 'Este dia é feriado no Reino Unido. Escolha outra data',
  away: 'Neste dia estamos fechados. Escolha outra data',
  'too-soon': TOO_SOON,
  'too-far': `Escolha uma data nos próximos ${Math.round(CONSULTATION.daysAhead / 365)} anos`,
  begun: CONSULTATION.noticeHours > 0 ? TOO_SOON : 'Este horário já começou. Escolha um mais tarde',
}

export const BOOKING_PAGE: Translated<typeof English.BOOKING_PAGE> = {
  title: 'Marcar uma consulta',
  lead: 'Marque uma consulta pessoal para falar sobre os seus documentos com quem conhece o assunto.',
  reassurance: `Reembolso total se cancelar até ${consultation.cancelNotice} antes.`,
  banner: `Consulta de ${consultation.minutes} minutos`,
  sections: { when: 'Quando', who: 'Quem' },
  datePrompt: 'Escolha uma data para a consulta',
  submit: `Marcar e pagar ${consultation.price}`,
  submitting: 'Marcação em curso…',
  notes: ['Pagamento seguro', `Pode cancelar até ${consultation.cancelNotice} antes`],
  terms: 'Ao marcar, aceita os nossos {terms}, que dizem como pode cancelar.',
  termsLink: 'termos do serviço (em inglês)',
  noscript: {
    manage: 'A sua consulta',
    book: `Esta página precisa de JavaScript, que aqui está desligado ou indisponível. As consultas realizam-se ${consultation.days}, ${consultation.hours}. Para marcar ou cancelar uma, escreva para`,
    how: `Sugira dois ou três horários que lhe convenham. Confirmamos um no prazo de ${promises.reply} e enviamos o link de pagamento.`,
  },
}

export const CALENDAR_WORDS: Translated<typeof English.CALENDAR_WORDS> = {
  previous: 'Mês anterior',
  next: 'Mês seguinte',
}

export const CLOCKS: Translated<typeof English.CLOCKS> = {
  gmt: '{time} GMT',
  uk: '{time} no Reino Unido',
  there: '{time} em {city}',
  yours: '{time} no seu relógio',
  onOtherDay: '{time}, {date}',
  weekday: '{time} {weekday}',
  one: '{gmt} corresponde a {other}.',
  two: '{gmt} corresponde a {other} e {another}.',
  moment: '{date}, {time} GMT',
  others: '{moment} ({others})',
  separator: ', ',
}

export const CITIES: Translated<typeof English.CITIES> = {
  Calcutta: 'Calcutá',
  Katmandu: 'Catmandu',
  Kiev: 'Kyiv',
  Rangoon: 'Yangon',
  Saigon: 'Ho Chi Minh',
  Godthab: 'Nuuk',
}

export const SLOT_NOTES: Translated<typeof English.SLOT_NOTES> = {
  zone: 'Entre parênteses: a hora em {city}.',
  ownZone: 'Entre parênteses: a hora no seu relógio.',
  loading: 'Verificação dos horários livres em curso…',
  slow: 'A verificação dos horários livres está mais demorada do que o habitual. Entretanto pode escolher um: verificamos antes de pagar.',
  failed:
    'De momento não podemos verificar que horários estão livres. Mesmo assim pode escolher um: verificamos antes de pagar.',
  retry: 'Verificar de novo',
  some: 'Os horários riscados estão ocupados ou já passaram.',
  none: 'Já não há horários neste dia. Escolha outra data.',
  taken: 'ocupado',
  begun: 'já passou',
  soon: 'começa cedo demais',
}

export const CLOSED_NOTES: Translated<typeof English.CLOSED_NOTES> = {
  holiday: 'Feriado: {days} de {month}',
  away: 'Fechado: {days} de {month}',
  full: 'Sem horários livres: {days} de {month}',
}

export const CLOSED_DAY: Translated<typeof English.CLOSED_DAY> = {
  holiday: '{date}, feriado',
  away: '{date}, fechado',
  full: '{date}, sem horários livres',
}

export const BOOKING_ALERT: Translated<typeof English.BOOKING_ALERT> =
  'Ocorreu um erro na sua marcação. Tente de novo.'

export const BOOKING_REFUSALS: Translated<typeof English.BOOKING_REFUSALS> = {
  express: `Marque esta caixa, ou escolha uma data daqui a mais de ${CONSULTATION.withdrawalDays} dias`,
  taken: 'Este horário acaba de ser ocupado. Escolha outro',
  holds: `Já tem horários reservados e não pagos, ou há outra pessoa na sua rede que os tem. Pague um deles, ou tente de novo daqui a ${CONSULTATION.holdMinutes} minutos`,
  cancelTooLate: `As consultas podem ser canceladas até ${consultation.cancelNotice} antes do início, e para esta já falta menos tempo. Escreva-nos se não puder estar presente.`,
  moveTooLate: `As consultas podem ser remarcadas até ${consultation.cancelNotice} antes do início, e para esta já falta menos tempo. Escreva-nos se não puder estar presente.`,
  moves: `Esta consulta já foi remarcada ${CONSULTATION.moves} vezes. Escreva-nos se precisar de outro horário.`,
}

export const EXPRESS_REQUEST: Translated<typeof English.EXPRESS_REQUEST> = {
  label:
    'Peço que a consulta se realize neste dia, dentro do meu prazo de 14 dias para cancelar. Compreendo que, depois de realizada, já não a posso cancelar.',
}

export const BOOKING_SUMMARY: Translated<typeof English.BOOKING_SUMMARY> = {
  title: 'A sua consulta',
  lead: 'Por vídeo, com quem conhece o assunto',
  unset: 'Escolha uma data e um horário',
  noTime: 'Escolha um horário',
  item: `Consulta de ${consultation.minutes} minutos`,
  total: consultation.vat ? `A pagar agora, ${consultation.vat}` : 'A pagar agora',
  byVideo: 'por vídeo',
  until: 'até às {time} GMT',
  span: '{from}–{to} GMT',
}

export const PAYMENT_NOTICES: Translated<typeof English.PAYMENT_NOTICES> = {
  cancelled: 'O pagamento não foi concluído e nada foi cobrado. Pode tentar de novo abaixo.',
  unfinished: 'Ainda não pagou. Pode pagar o seu horário até às {time}.',
  goOn: 'Continuar para o pagamento',
  giveUp: 'Deixar este horário livre',
}

const REFUNDED = {
  title: 'O seu pagamento vai ser reembolsado',
  text: `Esta consulta não se vai realizar. Reembolsamos ${consultation.price} para o cartão com que pagou; o banco pode demorar até dez dias úteis.`,
  again: 'Marcar outro horário',
}

export const PAYMENT_OUTCOME: Translated<typeof English.PAYMENT_OUTCOME> = {
  asking: { title: 'Um momento', text: 'Verificação do seu pagamento em curso.' },
  confirmed: {
    booked: 'Marcação feita',
    title: 'A sua consulta está marcada',
    mailed:
      'Segue para {email} uma confirmação com o link da videochamada e um convite para o seu calendário.',
    mailedToYou:
      'Segue por e-mail uma confirmação com o link da videochamada e um convite para o seu calendário.',
    reference: 'A sua referência',
    copy: 'Copiar referência',
    referenceHint: 'Indique-a sempre que nos escrever ou telefonar.',
    calendar: 'Guardar no calendário',
    nextTitle: 'O que acontece a seguir',
    next: [
      'Recebe por e-mail o link da videochamada e, na véspera, um lembrete.',
      'Tenha o documento à mão quando falarmos.',
      `Se não puder estar presente, use o link do e-mail para cancelar. O reembolso é total até ${consultation.cancelNotice} antes.`,
    ],
  },
  held: {
    title: 'O seu pagamento está em processamento',
    text: 'Esta página atualiza-se automaticamente e mostra a sua marcação assim que o pagamento for confirmado.',
    slow: 'A confirmação demora mais do que o habitual. Não precisa de esperar aqui: enviamos um e-mail assim que o pagamento for confirmado.',
    again: 'Verificar de novo agora',
  },
  released: {
    title: 'O pagamento não foi concluído',
    text: 'O horário ficou livre e nada foi cobrado. As suas respostas ficam guardadas neste dispositivo.',
    again: 'Tentar de novo',
  },
  cancelled: REFUNDED,
  lost: REFUNDED,
  unknown: {
    title: 'Não encontramos este pagamento',
    text: 'O endereço desta página está incompleto ou desatualizado. Se pagou, a confirmação está no seu e-mail; se não, escreva para {email}.',
    again: 'Marcar uma consulta',
  },
  unreachable: {
    title: 'De momento não podemos ver o seu pagamento',
    text: 'O nosso servidor não responde. Nada se perdeu: esta página volta a tentar e, se o pagamento foi feito, confirmamos por e-mail.',
    again: 'Tentar de novo agora',
  },
  another: 'Marcar outra consulta',
}

export const MANAGED_BOOKING: Translated<typeof English.MANAGED_BOOKING> = {
  asking: { title: 'Um momento', text: 'Pesquisa da sua marcação em curso.' },
  title: 'A sua consulta',
  greeting: 'Marcada em nome de {name}.',
  video: 'Videochamada: {link}',
  until: 'Pode cancelar com reembolso total até {time}.',
  held: 'Esta consulta já começou ou já terminou.',
  move: {
    until: 'Até lá também a pode mudar para outro horário.',
    button: 'Mudar para outro horário',
    title: 'Escolha outro horário',
    confirm: 'Remarcar a consulta',
    busy: 'Remarcação em curso…',
    keep: 'Manter este horário',
    failed: 'De momento não foi possível remarcá-la. Tente de novo.',
  },
  moved: {
    title: 'A sua consulta foi remarcada',
    text: 'Não há nada a pagar. Confirmamos o novo horário por e-mail, com um convite para o seu calendário.',
  },
  reference: 'Referência',
  papers: 'Recibos e faturas',
  write: 'Pode escrever para {email}.',
  cancel: {
    button: 'Cancelar esta consulta',
    title: 'Cancelar esta consulta?',
    text: `O horário fica livre, e reembolsamos ${consultation.price} para o cartão com que pagou.`,
    confirm: 'Sim, cancelar',
    busy: 'Cancelamento em curso…',
    keep: 'Manter',
    failed: 'De momento não foi possível cancelá-la. Tente de novo.',
  },
  cancelled: {
    title: 'A sua consulta está cancelada',
    text: `Reembolsamos ${consultation.price} para o cartão com que pagou; o banco pode demorar até dez dias úteis. Confirmamos por e-mail.`,
  },
  unpaid: {
    title: 'Esta consulta não foi paga',
    text: 'O horário ficou livre e nada foi cobrado.',
  },
  another: 'Marcar outro horário',
  invalid: {
    title: 'Este link não funciona',
    text: 'Está incompleto. Abra-o de novo a partir do e-mail; se ainda assim não funcionar, escreva para {email}.',
  },
  expired: {
    title: 'Este link expirou',
    text: 'A consulta foi há mais de um mês. Se tiver alguma pergunta sobre ela, escreva para {email}.',
  },
  unreachable: {
    title: 'De momento não podemos consultar a sua marcação',
    text: 'O nosso servidor não responde. A sua marcação não mudou.',
    again: 'Tentar de novo',
  },
}
