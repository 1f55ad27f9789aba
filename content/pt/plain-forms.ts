import { EMAIL as email } from '#content/business.ts'
import type * as English from '#content/plain-forms.ts'
import type { Translated } from '#contract/language.ts'

export const PLAIN_PROBLEMS: Translated<typeof English.PLAIN_PROBLEMS> = {
  title: 'Há um problema',
  kept: 'Ainda nada foi enviado. As suas respostas estão mais abaixo.',
  back: 'Ainda nada foi enviado. Volte atrás no seu navegador: as suas respostas continuam no formulário.',
  write: `Em vez disso, pode escrever para ${email.general}.`,
  typed: 'O que escreveu',
  program:
    'O seu navegador preencheu um campo oculto que tem de ficar vazio. Agora está vazio: envie o formulário de novo.',
  busy: 'De momento chegam muitos pedidos. Espere alguns minutos e envie o formulário de novo.',
}

export const PLAIN_FILES: Translated<typeof English.PLAIN_FILES> =
  'Só é possível acrescentar ficheiros com JavaScript, que aqui está desligado ou indisponível. Envie o pedido sem eles e depois responda ao nosso e-mail com os documentos em anexo.'

export const PLAIN_LINK: Translated<typeof English.PLAIN_LINK> = {
  hint: 'Copie o link completo do nosso e-mail, ou da barra de endereço, e cole-o aqui.',
}

export const PLAIN_REFERENCE: Translated<typeof English.PLAIN_REFERENCE> = {
  unknown: 'está nos nossos e-mails sobre este assunto',
  sentence: '{label} {reference}.',
}
