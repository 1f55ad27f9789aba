import type * as English from '#content/mail/order-work.ts'
import type { Translated } from '#contract/language.ts'

export const ORDER_WORK_MAIL: Translated<typeof English.ORDER_WORK_MAIL> = {
  begun: {
    subject: '{reference} O trabalho na sua encomenda começou',
    title: 'O trabalho começou',
    preview: 'Entrega {ready}.',
    text: 'O trabalho na sua encomenda começou, e a entrega será feita {ready}. Já não a pode cancelar na sua página.',
    consumer: 'Se é consumidor, mantém o direito de cancelar: a confirmação da sua encomenda explica como.',
    next: 'Enviamos um e-mail quando entregarmos. Se algo mudar, diga-nos de imediato.',
  },
  rescheduled: {
    subject: '{reference} Uma nova data para a sua encomenda',
    title: 'Uma nova data para a sua encomenda',
    preview: 'Entrega {ready}.',
    text: 'A data da sua encomenda mudou. A entrega estava prevista {before} e será feita {ready}. O motivo:',
    next: 'Se a nova data não lhe convier, responda a este e-mail e diga-nos.',
  },
  beginUndone: {
    subject: '{reference} O trabalho ainda não começou',
    title: 'O trabalho ainda não começou',
    preview: 'A nossa última mensagem foi enviada por engano.',
    text: 'Na última mensagem dissemos que o trabalho na sua encomenda tinha começado. Foi um engano, e lamentamos a confusão.',
    cancel:
      'Na sua página ainda pode cancelar com reembolso total até {end}, se ainda não tivermos começado.',
    next: 'Enviamos um e-mail quando começarmos. Não precisa de fazer nada.',
  },
  documents: 'Documentos ({count})',
  message: {
    kinds: {
      plain: {
        subject: {
          order: '{reference} Uma mensagem sobre a sua encomenda',
          request: '{reference} Uma mensagem sobre o seu pedido',
        },
        title: 'Uma mensagem nossa',
        lead: {
          order: 'A nossa mensagem sobre a sua encomenda:',
          request: 'A nossa mensagem sobre o seu pedido:',
        },
        button: 'Responder na sua página',
      },
      ask: {
        subject: {
          order: '{reference} Precisamos de algo para a sua encomenda',
          request: '{reference} Precisamos de algo para o seu pedido',
        },
        title: 'Precisamos de algo da sua parte',
        lead: {
          order: 'Para continuarmos, precisamos do seguinte para a sua encomenda:',
          request: 'Para continuarmos, precisamos do seguinte para o seu pedido:',
        },
        button: 'Enviar ou responder na sua página',
      },
      draft: {
        subject: {
          order: '{reference} Reveja o rascunho da sua encomenda, por favor',
          request: '{reference} Reveja o rascunho do seu pedido, por favor',
        },
        title: 'Um rascunho para rever',
        lead: {
          order:
            'Antes de o certificarmos, verifique cada nome, data e número do rascunho. A nossa mensagem sobre a sua encomenda:',
          request:
            'Antes de o certificarmos, verifique cada nome, data e número do rascunho. A nossa mensagem sobre o seu pedido:',
        },
        button: 'Rever o rascunho',
      },
    },
    preview: 'Pode responder na sua página ou por e-mail.',
    remark: 'Pode abri-los na sua página.',
    about: 'O documento que enviou',
    open: 'Abrir os documentos e responder',
    waits: 'Depois de pagar, o dia de entrega adia-se um dia útil por cada dia útil que tivermos de esperar.',
    approve: 'Na sua página pode aprová-lo ou pedir alterações.',
    rounds: {
      one: 'Na sua página pode aprová-lo ou pedir alterações; o preço inclui {count} revisão.',
      other: 'Na sua página pode aprová-lo ou pedir alterações; o preço inclui {count} revisões.',
    },
    moves: 'O dia de entrega adia-se um dia útil por cada dia útil que tivermos de esperar.',
    quoteWaits: 'Enviamos o nosso orçamento assim que o recebermos.',
    reminder: {
      subject: '{reference} Lembrete: aguardamos a sua resposta',
      title: 'Aguardamos a sua resposta',
      lead: 'Ainda não tivemos notícias suas e podemos continuar assim que as tivermos. Foi isto que lhe escrevemos:',
    },
    reply: 'Também pode responder a este e-mail. Mantenha a referência no assunto, por favor.',
  },
  delivered: {
    subject: '{reference} {title}',
    titles: {
      replaced: 'Um documento foi substituído',
      documents: 'Os seus documentos estão prontos',
      parcel: 'Os documentos concluídos estão a caminho',
    },
    ready: { one: 'O seu documento está pronto.', other: 'Os seus {count} documentos estão prontos.' },
    open: { one: 'Já o pode abrir na sua página.', other: 'Já os pode abrir na sua página.' },
    closed: { one: 'Está na sua página.', other: 'Estão na sua página.' },
    sent: 'Os documentos concluídos foram enviados.',
    pay: 'Pague agora a segunda metade, por favor: {amount}.',
    disputed: 'O seu banco está a analisar um pagamento desta encomenda. Até lá, não há nada a pagar.',
    opens: 'Pode abrir os documentos assim que estiver paga.',
    replaced: {
      one: 'A partir de agora, use o novo documento em vez de {names}. Quem verificar o ficheiro antigo verá que foi substituído.',
      other:
        'A partir de agora, use os novos documentos em vez de {names}. Quem verificar o ficheiro antigo verá que foi substituído.',
    },
    name: '“{name}”',
    originals: 'A encomenda postal leva também os seus originais: {names}.',
    carrier: 'Transportadora',
    tracking: 'Número de rastreio',
    seeAndPay: 'Ver a sua encomenda e pagar a segunda metade',
    verify:
      'Qualquer pessoa a quem entregar um destes ficheiros pode verificar que é nosso e não foi alterado. O ficheiro não sai do dispositivo dessa pessoa. Para isso guardamos a impressão digital (SHA-256), a nossa referência e a data, mesmo que nos peça para apagar tudo o resto.',
    verifyLink: 'Verificar um ficheiro',
    check:
      'Verifique o que receber, por favor. Se houver um erro nosso, avise-nos logo e corrigimos sem custos.',
  },
  takenBack: {
    subject: '{reference} Um documento foi retirado',
    title: 'Um documento foi retirado',
    preview: 'Foi entregue por engano.',
    text: 'O documento “{name}” foi entregue por engano e retirado antes de ser aberto. Lamentamos.',
    others: 'Tudo o resto continua na sua página.',
    again: 'O trabalho na sua encomenda recomeçou, e a entrega será feita {ready}.',
    next: 'Enviamos um e-mail assim que o documento certo estiver na sua página. Não precisa de fazer nada.',
  },
  parcelTakenBack: {
    subject: '{reference} Um número de seguimento não era o seu',
    title: 'Um número de seguimento não era o seu',
    preview: 'Foi enviado por engano.',
    text: 'Demos-lhe por engano o número de seguimento {name}: essa encomenda postal não é para si. Pedimos desculpa.',
    next: 'Enviamos-lhe um e-mail assim que os seus documentos estiverem a caminho. Não precisa de fazer nada.',
  },
  originals: {
    did: {
      'original arrived': {
        subject: '{reference} O seu original chegou',
        title: 'O seu original chegou',
        preview: 'Guardamo-lo até à devolução.',
        text: 'O que nos enviou chegou. Guardamo-lo até à devolução e avisamos por e-mail quando a fizermos.',
      },
      'original moved': {
        subject: '{reference} Onde estão agora os seus originais',
        title: 'Onde estão agora os seus originais',
        preview: 'Estão noutro lugar, sempre ao nosso cuidado.',
        text: 'Os seus originais estão agora noutro lugar, sempre ao nosso cuidado.',
      },
      'original sent back': {
        subject: '{reference} Os seus originais vão a caminho',
        title: 'Os seus originais vão a caminho',
        preview: 'Já saíram daqui.',
        text: 'Os seus originais já saíram daqui e vão a caminho de si.',
      },
      'original undone': {
        subject: '{reference} Uma correção sobre os seus originais',
        title: 'Uma correção sobre os seus originais',
        preview: 'A nossa última mensagem sobre eles foi um engano.',
        text: 'A nossa última mensagem sobre os originais abaixo foi um engano. Lamentamos. A sua página diz o que temos connosco.',
      },
    },
    original: 'Original',
    place: 'Onde está',
    wrong: 'Se faltar alguma coisa ou algo estiver errado, responda a este e-mail e diga-nos de imediato.',
  },
  balanceDue: {
    subject: '{reference} Lembrete: falta pagar {amount} da sua encomenda',
    title: 'Falta pagar a segunda metade',
    preview: '{amount}, valor em dívida desde a entrega.',
    text: 'A sua encomenda foi entregue, e ainda não recebemos a segunda metade do preço. Pague {amount} agora, por favor.',
    textOn:
      'A sua encomenda foi entregue ({day}), e ainda não recebemos a segunda metade do preço. Pague {amount} agora, por favor.',
    opens: 'Pode abrir os documentos concluídos assim que estiver paga.',
    pay: 'Pagar a segunda metade',
    transfer: 'A sua transferência bancária',
    wrong: 'Se pagou nos últimos dias, ou se algo não estiver bem no que recebeu, responda e diga-nos.',
  },
  completed: {
    subject: '{reference} A sua encomenda está concluída: recebemos {amount}',
    title: 'A sua encomenda está concluída',
    preview: 'Já pode abrir os documentos concluídos.',
    second:
      'Agradecemos o seu pagamento. Recebemos a segunda metade do preço, e a sua encomenda está concluída.',
    payment: 'Agradecemos o seu pagamento. Recebemos {amount}, e a sua encomenda está concluída.',
    open: 'Pode abrir todos os documentos na sua página.',
    openButton: 'Abrir os documentos concluídos',
    check:
      'Verifique o que recebeu, por favor. Se houver um erro nosso, avise-nos logo e corrigimos sem custos.',
  },
}
