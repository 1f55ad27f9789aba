import type * as English from '#content/mail/quote.ts'
import type { Translated } from '#contract/language.ts'

const REFERENCE_AND_PROMISE = '{reference}. Enviamos um orçamento por escrito. Não deve nada até o aceitar.'

export const QUOTE_MAIL: Translated<typeof English.QUOTE_MAIL> = {
  typed: 'ver o seu pedido',
  due: 'Prazo de resposta',
  neededBy: 'Data em que é necessário',
  button: 'Ver o seu pedido',

  received: {
    subject: '{reference} Recebemos o seu pedido de orçamento',
    title: 'Recebemos o seu pedido',
    preview: REFERENCE_AND_PROMISE,
    why: 'Enviamos este e-mail porque foi pedido um orçamento com este endereço ({moment}). Se não fez esse pedido, responda e diga-nos.',
    text: 'Recebemos o seu pedido de orçamento e vamos enviar um orçamento por escrito. Não deve nada até o aceitar.',
    documents: 'Documentos',
    none: 'nenhum',
    count: { one: '{count} recebido', other: '{count} recebidos' },
    missing: 'O documento {number} não chegou. Envie-o de novo, por favor.',
    refused: 'O documento {number} foi recusado. A razão está na página do seu pedido.',
    locked:
      'O documento {number} precisa de uma senha para ser aberto. Acrescente uma cópia sem senha na página do seu pedido. Não nos envie a senha por e-mail.',
    next: 'O que acontece a seguir',
    steps: [
      'Lemos os seus documentos e verificamos o que a autoridade exige.',
      'Enviamos o nosso orçamento por e-mail, com o preço e a data.',
      'Se o aceitar, paga metade antecipadamente e começamos. A outra metade paga-se na entrega.',
    ],
    page: 'O botão abre a página do seu pedido, onde pode ver o que enviou e acrescentar documentos. O link é privado: não o partilhe, por favor. Também pode responder a este e-mail. Não nos envie senhas nem números de cartão, por favor.',
  },

  opened: {
    subject: '{reference} Foi aberto um pedido em seu nome',
    title: 'O seu pedido',
    preview: REFERENCE_AND_PROMISE,
    why: 'Enviamos este e-mail porque foi aberto um pedido em nome da pessoa que nos deu este endereço. Se não o deu, responda e diga-nos.',
    text: 'Agradecemos que nos tenha procurado. Foi aberto um pedido em seu nome, e vamos enviar um orçamento por escrito. Não deve nada até o aceitar.',
    page: 'O botão abre a página do seu pedido com as nossas notas. Verifique-as e acrescente lá os seus documentos. O link é privado: não o partilhe, por favor. Se algo não estiver certo, responda a este e-mail. Não nos envie senhas nem números de cartão, por favor.',
  },

  contact: {
    subject: '{reference} Alterámos os seus dados',
    title: 'Alterámos os seus dados',
    preview: 'Por favor, confirme-os.',
    why: 'Recebe esta mensagem porque os seus dados foram alterados. Se não o pediu, responda e diga-nos.',
    text: 'Alterámos os dados de contacto do seu pedido. São estes os que temos agora.',
    ended: 'As ligações que enviámos antes já não funcionam: use esta.',
    wrong: 'Se algo não estiver certo, responda e diga-nos.',
  },

  former: {
    subject: '{reference} As nossas mensagens vão agora para outro endereço',
    title: 'As nossas mensagens vão agora para outro endereço',
    preview: 'As nossas mensagens vão agora para outro endereço.',
    why: 'Recebe esta mensagem porque as mensagens sobre {reference} chegavam a este endereço.',
    text: 'As mensagens sobre {reference} vão agora para outro endereço de e-mail. As ligações que enviámos para este já não funcionam.',
    wrong: 'Se for engano, responda e diga-nos.',
  },

  link: {
    subject: '{reference} O link para o seu pedido de orçamento',
    title: 'O seu novo link',
    preview: '{reference}. Veja o que enviou e acrescente documentos.',
    why: 'Enviamos este e-mail porque foi pedido um novo link no nosso site. Seguiu apenas para o endereço do pedido. Se não o pediu, pode ignorar este e-mail.',
    whyEnded:
      'Enviamos este e-mail porque foi pedido um novo link. Seguiu apenas para o endereço do pedido. Se não o pediu, pode ignorar este e-mail.',
    text: 'Este é um novo link para o seu pedido de orçamento. Mostra o que enviou, e pode acrescentar documentos.',
    textEnded:
      'Este é um novo link para o seu pedido de orçamento. Mostra o que enviou, e pode acrescentar documentos. Os links anteriores já não funcionam.',
    sent: 'Data de envio',
    works: {
      one: 'O link funciona durante {count} dia. Não o partilhe, por favor.',
      other: 'O link funciona durante {count} dias. Não o partilhe, por favor.',
    },
  },
}
