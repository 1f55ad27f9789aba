import { EMAIL as email } from '#content/business.ts'
import type * as English from '#content/newsletter.ts'
import type { Translated } from '#contract/language.ts'
import { EMAIL_WORDS } from './fields.ts'

export const CONSENT_WORDINGS: Translated<typeof English.CONSENT_WORDINGS> = [
  {
    version: '2026-11-21',
    text: 'Ao inscrever-se, aceita que lhe enviemos a newsletter. Confirma através de um link que enviamos por e-mail e pode cancelar a inscrição em cada edição.',
  },
]

const NO_ADDRESS = 'Escreva um endereço de e-mail válido'

export const NEWSLETTER_FIELD_WORDS: Translated<typeof English.NEWSLETTER_FIELD_WORDS> = {
  email: {
    ...EMAIL_WORDS,
    label: 'Endereço de e-mail',
    messages: { invalid: NO_ADDRESS, 'too-long': NO_ADDRESS },
  },
}

export const NEWSLETTER_LINK_FIELD_WORDS: Translated<typeof English.NEWSLETTER_LINK_FIELD_WORDS> = {
  link: { label: 'O link do nosso e-mail', required: 'Cole o link do nosso e-mail' },
}

export const NEWSLETTER: Translated<typeof English.NEWSLETTER> = {
  form: {
    title: 'Newsletter',
    text: 'Um e-mail de dois em dois meses: que países mudaram as suas regras e o que isso significa para os seus documentos.',
    submit: 'Inscrever-se',
    submitting: 'Inscrição em curso…',
    sent: {
      title: 'Só falta um passo',
      text: 'Enviamos um link para {address}, a não ser que esse endereço já tenha recebido hoje vários e-mails nossos. Nesse caso, tente de novo amanhã.',
      hint: 'Abra o link do nosso e-mail e clique no botão. Até lá não recebe nada. Pode demorar um minuto; se não o vir, procure na pasta de spam.',
      again: 'Usar outro endereço',
      plain:
        'Enviamos um link para o endereço que indicou, a não ser que já tenha recebido hoje vários e-mails nossos. Nesse caso, tente de novo amanhã.',
    },
  },
  confirm: {
    title: 'Confirme a sua inscrição',
    text: 'Clique no botão para receber a nossa newsletter: um e-mail de dois em dois meses. Pode cancelar a inscrição em cada edição.',
    submit: 'Sim, quero inscrever-me',
    busy: 'Confirmação em curso…',
    done: {
      title: 'A sua inscrição está confirmada',
      text: 'Agradecemos o interesse. A próxima edição chegará ao seu e-mail.',
    },
  },
  unsubscribe: {
    title: 'Cancelar a inscrição na newsletter',
    text: 'Clique no botão e deixamos de lhe enviar edições. As mensagens sobre os seus pedidos e as suas marcações continuam.',
    submit: 'Cancelar a minha inscrição',
    busy: 'Cancelamento em curso…',
    done: {
      title: 'A sua inscrição foi cancelada',
      text: 'Não enviaremos mais edições. Se mudar de ideias, pode inscrever-se de novo nesta página quando quiser.',
    },
  },
  failures: {
    spent: 'Este link expirou ou já não é válido. Escreva o seu endereço para receber um novo.',
    malformed: 'Este link está incompleto. Abra-o de novo a partir do e-mail.',
    confirm: 'Não foi possível confirmar a sua inscrição. Tente de novo.',
    unsubscribe: `De momento não foi possível cancelar a sua inscrição. Tente de novo ou escreva para ${email.general}.`,
  },
  back: 'Voltar a redes sociais e newsletter',
}

export const NEWSLETTER_SIGNED_UP: Translated<typeof English.NEWSLETTER_SIGNED_UP> = {
  title: 'Inscrição recebida!',
  description: 'Está quase. Veja o seu e-mail para a confirmar.',
}

export const NEWSLETTER_FAILURES: Translated<typeof English.NEWSLETTER_FAILURES> = {
  refused: 'Não foi possível fazer a inscrição na newsletter. Tente de novo.',
  other: 'Algo falhou. Tente de novo.',
}
