import type * as English from '#content/mail/order-work.ts'
import type { Translated } from '#contract/language.ts'

export const ORDER_WORK_MAIL: Translated<typeof English.ORDER_WORK_MAIL> = {
  begun: {
    subject: '{reference} Hemos empezado a trabajar en su pedido',
    title: 'Hemos empezado el trabajo',
    preview: 'Entrega {ready}.',
    text: 'Hemos empezado a trabajar en su pedido y lo entregaremos {ready}. Ya no puede cancelarlo en su página.',
    consumer:
      'Si es consumidor, conserva su derecho de desistimiento: la confirmación de su pedido explica cómo ejercerlo.',
    next: 'Le escribiremos cuando hagamos la entrega. Si algo cambia, díganoslo cuanto antes.',
  },
  rescheduled: {
    subject: '{reference} Nueva fecha para su pedido',
    title: 'Nueva fecha para su pedido',
    preview: 'Entrega {ready}.',
    text: 'La fecha de su pedido ha cambiado. Íbamos a entregarlo {before} y ahora lo entregaremos {ready}. El motivo:',
    next: 'Si la nueva fecha no le conviene, responda a este mensaje y díganoslo.',
  },
  beginUndone: {
    subject: '{reference} Todavía no hemos empezado el trabajo',
    title: 'Todavía no hemos empezado el trabajo',
    preview: 'Nuestro último mensaje se envió por error.',
    text: 'Le dijimos que habíamos empezado a trabajar en su pedido. Fue un error, y lamentamos la confusión.',
    cancel:
      'Todavía puede cancelar en su página hasta el {end}, y recuperar todo el importe, si no hemos empezado.',
    next: 'Le escribiremos cuando empecemos. No tiene que hacer nada.',
  },
  documents: 'Documentos ({count})',
  message: {
    kinds: {
      plain: {
        subject: {
          order: '{reference} Un mensaje sobre su pedido',
          request: '{reference} Un mensaje sobre su solicitud',
        },
        title: 'Un mensaje nuestro',
        lead: {
          order: 'Nuestro mensaje sobre su pedido:',
          request: 'Nuestro mensaje sobre su solicitud:',
        },
        button: 'Responder en su página',
      },
      ask: {
        subject: {
          order: '{reference} Necesitamos algo de usted para su pedido',
          request: '{reference} Necesitamos algo de usted para su solicitud',
        },
        title: 'Necesitamos algo de usted',
        lead: {
          order: 'Para poder continuar necesitamos de usted lo siguiente para su pedido:',
          request: 'Para poder continuar necesitamos de usted lo siguiente para su solicitud:',
        },
        button: 'Enviarlo o responder en su página',
      },
      draft: {
        subject: {
          order: '{reference} Revise el borrador de su pedido, por favor',
          request: '{reference} Revise el borrador de su solicitud, por favor',
        },
        title: 'Un borrador para que lo revise',
        lead: {
          order:
            'Antes de que lo certifiquemos, compruebe cada nombre, fecha y número del borrador. Nuestro mensaje sobre su pedido:',
          request:
            'Antes de que lo certifiquemos, compruebe cada nombre, fecha y número del borrador. Nuestro mensaje sobre su solicitud:',
        },
        button: 'Revisar el borrador',
      },
    },
    preview: 'Puede responder en su página o por correo electrónico.',
    remark: 'Puede abrirlos en su página.',
    about: 'El documento que nos envió',
    open: 'Abrir los documentos y responder',
    waits:
      'Una vez que haya pagado, el día de entrega se retrasa un día hábil por cada día hábil que esperemos.',
    approve: 'En su página puede aprobarlo o pedir cambios.',
    rounds: {
      one: 'En su página puede aprobarlo o pedir cambios; el precio incluye {count} ronda de cambios.',
      other: 'En su página puede aprobarlo o pedir cambios; el precio incluye {count} rondas de cambios.',
    },
    moves: 'El día de entrega se retrasa un día hábil por cada día hábil que esperemos.',
    quoteWaits: 'Le enviaremos nuestro presupuesto en cuanto lo tengamos.',
    reminder: {
      subject: '{reference} Recordatorio: esperamos su respuesta',
      title: 'Esperamos su respuesta',
      lead: 'Todavía no hemos tenido noticias suyas, y podremos continuar en cuanto las tengamos. Esto es lo que le escribimos:',
    },
    reply: 'También puede responder a este correo. Conserve la referencia en el asunto, por favor.',
  },
  delivered: {
    subject: '{reference} {title}',
    titles: {
      replaced: 'Hemos sustituido un documento',
      documents: 'Sus documentos están listos',
      parcel: 'Sus documentos terminados van de camino',
    },
    ready: { one: 'Su documento está listo.', other: 'Sus {count} documentos están listos.' },
    open: {
      one: 'Ya puede abrirlo en su página.',
      other: 'Ya puede abrirlos en su página.',
    },
    closed: { one: 'Está en su página.', other: 'Están en su página.' },
    sent: 'Hemos enviado sus documentos terminados.',
    pay: 'Pague ahora la segunda mitad, por favor: {amount}.',
    disputed: 'Su banco está revisando un pago de este pedido. Hasta que termine, no tiene que pagar nada.',
    opens: 'Podrá abrir los documentos en cuanto esté pagada.',
    replaced: {
      one: 'A partir de ahora use el documento nuevo en lugar de {names}. A quien compruebe el archivo antiguo se le dirá que se ha sustituido.',
      other:
        'A partir de ahora use los documentos nuevos en lugar de {names}. A quien compruebe el archivo antiguo se le dirá que se ha sustituido.',
    },
    name: '«{name}»',
    originals: 'Con el envío le devolvemos también sus originales: {names}.',
    carrier: 'Transportista',
    tracking: 'Número de seguimiento',
    seeAndPay: 'Ver su pedido y pagar la segunda mitad',
    verify:
      'Cualquier persona a la que entregue uno de estos archivos puede comprobar que es nuestro y que no ha cambiado. El archivo no sale de su dispositivo. Para ello conservamos la huella digital (SHA-256), nuestra referencia y la fecha, aunque usted nos pida que borremos todo lo demás.',
    verifyLink: 'Verificar un archivo',
    check:
      'Revise lo que reciba, por favor. Si hemos cometido un error, díganoslo pronto y lo corregiremos sin cargo.',
  },
  takenBack: {
    subject: '{reference} Hemos retirado un documento',
    title: 'Hemos retirado un documento',
    preview: 'Lo entregamos por error.',
    text: 'Entregamos «{name}» por error y lo retiramos antes de que se abriera. Lo sentimos.',
    others: 'Todo lo demás que hemos entregado sigue en su página.',
    again: 'Volvemos a trabajar en su pedido y lo entregaremos {ready}.',
    next: 'Le escribiremos en cuanto el documento correcto esté en su página. No tiene que hacer nada.',
  },
  parcelTakenBack: {
    subject: '{reference} Un número de seguimiento no era el suyo',
    title: 'Un número de seguimiento no era el suyo',
    preview: 'Se envió por error.',
    text: 'Le dimos por error el número de seguimiento {name}: ese paquete no es para usted. Lo sentimos.',
    next: 'Le escribiremos en cuanto sus documentos estén en camino. No tiene que hacer nada.',
  },
  originals: {
    did: {
      'original arrived': {
        subject: '{reference} Su original ha llegado',
        title: 'Su original ha llegado',
        preview: 'Lo guardamos hasta que se lo devolvamos.',
        text: 'Lo que nos envió ha llegado. Lo guardamos hasta devolvérselo y le avisaremos por correo electrónico cuando lo hagamos.',
      },
      'original moved': {
        subject: '{reference} Dónde están ahora sus originales',
        title: 'Dónde están ahora sus originales',
        preview: 'Están en otro lugar y siguen a nuestro cuidado.',
        text: 'Sus originales están ahora en otro lugar y siguen a nuestro cuidado.',
      },
      'original sent back': {
        subject: '{reference} Sus originales van de vuelta',
        title: 'Sus originales van de vuelta',
        preview: 'Ya no están con nosotros.',
        text: 'Sus originales ya han salido y van de vuelta a usted.',
      },
      'original undone': {
        subject: '{reference} Una corrección sobre sus originales',
        title: 'Una corrección sobre sus originales',
        preview: 'Nuestro último mensaje sobre ellos fue un error.',
        text: 'Nuestro último mensaje sobre los originales que figuran abajo fue un error, y lo sentimos. En su página consta lo que tenemos.',
      },
    },
    original: 'Original',
    place: 'Dónde está',
    wrong: 'Si falta algo o hay algún error, responda a este correo y díganoslo enseguida.',
  },
  balanceDue: {
    subject: '{reference} Recordatorio: {amount} por pagar de su pedido',
    title: 'Falta pagar la segunda mitad',
    preview: '{amount}, pendientes desde la entrega.',
    text: 'Entregamos su pedido y todavía no hemos recibido la segunda mitad del precio. Pague {amount} ahora, por favor.',
    textOn:
      'Entregamos su pedido el {day} y todavía no hemos recibido la segunda mitad del precio. Pague {amount} ahora, por favor.',
    opens: 'Podrá abrir sus documentos terminados en cuanto esté pagada.',
    pay: 'Pagar la segunda mitad',
    transfer: 'Su transferencia bancaria',
    wrong:
      'Si ha pagado en los últimos días, o si hay algún problema con lo que recibió, responda y díganoslo.',
  },
  completed: {
    subject: '{reference} Su pedido se ha completado: hemos recibido {amount}',
    title: 'Su pedido se ha completado',
    preview: 'Ya puede abrir sus documentos terminados.',
    second: 'Gracias. Hemos recibido la segunda mitad del precio y su pedido queda completado.',
    payment: 'Gracias. Hemos recibido su pago de {amount} y su pedido queda completado.',
    open: 'Puede abrir todos los documentos en su página.',
    openButton: 'Abrir sus documentos terminados',
    check:
      'Revise lo que ha recibido, por favor. Si hemos cometido un error, díganoslo pronto y lo corregiremos sin cargo.',
  },
}
