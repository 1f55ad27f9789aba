import type * as English from '#content/guest-request.ts'
import type { Translated } from '#contract/language.ts'

export const GUEST_PAGE: Translated<typeof English.GUEST_PAGE> = {
  title: 'Su solicitud',
  opening: 'Abriendo su solicitud…',
  documents: {
    title: 'Los documentos que nos envió',
    none: 'Todavía no se ha enviado ningún documento.',
    replaced: 'Sustituido por otro',
    states: {
      unchecked: 'Recibido, en comprobación',
      accepted: 'Recibido',
      refused: 'Eliminado: su contenido no corresponde al tipo de archivo, o se encontró un virus en él',
      missing: 'No ha llegado: envíelo de nuevo, por favor',
    },
    line: '{state}, {size}, {date}',
  },
  add: {
    title: 'Añadir documentos',
    hint: 'Recibimos un aviso al momento y los añadimos a su solicitud.',
    full: 'Esta solicitud ya tiene todos los archivos que admite. Si tiene más, responda a nuestro correo electrónico.',
    submit: 'Enviar documentos',
    submitting: 'Enviando…',
    none: 'Elija primero un archivo',
  },
  sentOn: 'Enviada el {moment}.',
  openedOn: 'La abrimos para usted el {moment}.',
  answers: 'Lo que nos envió',
  noted: 'Lo que anotamos',
  neededBy: '{urgency}, se necesita a más tardar el {moment}',
  preparing: {
    title: 'Estamos preparando su presupuesto',
    late: 'Sentimos el retraso. Esperábamos responderle a más tardar el {moment}.',
    add: 'Añadir documentos',
    write: 'Escribirnos',
  },
  asked: {
    title: 'Necesitamos algo de usted',
    text: 'Le enviaremos nuestro presupuesto en cuanto lo tengamos.',
    about: 'El documento que nos envió: {name}',
    words: 'Para responder con palabras, conteste a nuestro correo electrónico.',
    next: [
      'Usted nos envía lo que le hemos pedido.',
      'Le enviamos nuestro presupuesto por correo electrónico, con el precio y la fecha.',
    ],
  },
  answered: {
    title: 'Hemos respondido a su solicitud',
    text: 'Mire su correo electrónico y la carpeta de correo no deseado. Si necesita algo más, escríbanos.',
    next: ['Usted lee nuestra respuesta.', 'Si necesita algo más, escríbanos e indique su referencia.'],
  },
  unknown: {
    title: 'No podemos mostrar su presupuesto en este momento',
    text: 'No hemos podido consultar si hay un presupuesto para esta solicitud. No se ha perdido nada.',
  },
  order: {
    opening: 'Abriendo su pedido…',
    notLoaded: 'No se ha podido cargar una parte de esta página. No se ha perdido nada.',
  },
  private:
    'Esta página es privada y solo para usted. No comparta su enlace, por favor. Funciona hasta el {moment}.',
  renew: {
    question: '¿Podría tener el enlace otra persona?',
    button: 'Enviarme un enlace nuevo y anular este',
    busy: 'Enviando…',
    failed: 'No hemos podido enviar un enlace nuevo en este momento. Inténtelo de nuevo.',
  },
  another: 'Pedir otro presupuesto',
  noscript:
    'Esta página necesita JavaScript, que aquí está desactivado o no está disponible. Para preguntar por su solicitud o añadir documentos, responda a nuestro correo electrónico o escriba a',
}

export const WRITE_TO_US: Translated<typeof English.WRITE_TO_US> =
  'Siempre puede escribir a {email}; indique su referencia, por favor.'

export const GUEST_NOTICES: Translated<typeof English.GUEST_NOTICES> = {
  added: { title: 'Documentos añadidos', description: 'Ya forman parte de su solicitud.' },
  failed: { title: 'Documentos no añadidos' },
}

export const GUEST_FAILURES: Translated<typeof English.GUEST_FAILURES> = {
  tooMany: 'Una solicitud puede tener 10 archivos como máximo.',
  link: 'No se ha añadido nada: su enlace ya no funciona. Vuelva a cargar la página para recibir uno nuevo.',
  other: 'No se han podido añadir sus documentos. Inténtelo de nuevo.',
}

export const PAYMENT_RETURN: Translated<typeof English.PAYMENT_RETURN> = {
  success: {
    title: 'Gracias por su pago',
    text: 'Le escribiremos en cuanto se confirme, normalmente en unos minutos. Para ver su pedido, abra el enlace de nuestro correo electrónico: este navegador no sabe qué pedido ha pagado.',
  },
  cancelled: {
    title: 'Ha salido de la página de pago',
    text: 'Para continuar con su pedido o pagar de otra forma, abra el enlace de nuestro correo electrónico: este navegador no sabe de qué pedido se trataba.',
  },
}

export const GUEST_LINK: Translated<typeof English.GUEST_LINK> = {
  invalid: {
    title: 'Este enlace no funciona',
    text: 'Puede que le falte una parte. Vuelva a abrirlo desde nuestro correo electrónico o copie el enlace completo.',
  },
  gone: {
    title: 'Esta solicitud ya no está aquí',
    text: 'Guardamos las solicitudes durante un tiempo limitado y las borramos si se nos pide.',
  },
  expired: {
    title: 'Este enlace ha caducado',
    text: 'Los enlaces privados funcionan durante un tiempo limitado. Podemos enviar uno nuevo a la dirección de correo electrónico de la solicitud.',
    button: 'Enviarme un enlace nuevo',
    busy: 'Enviando…',
  },
  replaced: {
    title: 'Este enlace se ha sustituido',
    text: 'Hemos enviado un enlace más reciente a la dirección de correo electrónico de la solicitud. Abra ese, o pídalo de nuevo.',
  },
  renewed: {
    title: 'Mire su correo electrónico',
    text: 'Enviamos un enlace nuevo a la dirección de correo electrónico de la solicitud. Si esa dirección ya ha recibido hoy varios correos nuestros, vuelva a cargar esta página mañana para recibirlo. Los enlaces anteriores ya no funcionan.',
  },
  resent: {
    title: 'Mire su correo electrónico',
    text: 'Si todavía tenemos la solicitud, enviamos un enlace nuevo a su dirección de correo electrónico, salvo que esa dirección ya haya recibido hoy varios correos nuestros. Puede tardar unos minutos.',
  },
  unavailable: {
    title: 'No se ha podido abrir su solicitud',
    text: 'Está segura con nosotros, pero esta página no ha podido cargarla.',
    button: 'Intentarlo de nuevo',
  },
}
