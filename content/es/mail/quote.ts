import type * as English from '#content/mail/quote.ts'
import type { Translated } from '#contract/language.ts'

const REFERENCE_AND_PROMISE =
  '{reference}. Le enviaremos un presupuesto por escrito. No debe nada hasta que lo acepte.'

export const QUOTE_MAIL: Translated<typeof English.QUOTE_MAIL> = {
  typed: 'vea su solicitud',
  due: 'Plazo de respuesta',
  neededBy: 'Fecha en que se necesita',
  button: 'Ver su solicitud',

  received: {
    subject: '{reference} Hemos recibido su solicitud de presupuesto',
    title: 'Hemos recibido su solicitud',
    preview: REFERENCE_AND_PROMISE,
    why: 'Le enviamos este correo porque el {moment} se pidió un presupuesto con esta dirección. Si no fue usted, responda y díganoslo.',
    text: 'Hemos recibido su solicitud y le enviaremos un presupuesto por escrito. No debe nada hasta que lo acepte.',
    documents: 'Documentos',
    none: 'ninguno',
    count: { one: '{count} recibido', other: '{count} recibidos' },
    missing: 'El documento {number} no ha llegado. Envíelo de nuevo, por favor.',
    refused: 'El documento {number} se ha rechazado. La página de su solicitud explica por qué.',
    locked:
      'El documento {number} pide una contraseña para abrirse. Añada una copia sin contraseña en la página de su solicitud. No nos envíe la contraseña por correo electrónico.',
    next: 'Qué pasa ahora',
    steps: [
      'Leemos sus documentos y comprobamos qué pide la autoridad.',
      'Le enviamos nuestro presupuesto por correo electrónico, con el precio y la fecha.',
      'Si lo acepta, usted paga la mitad por adelantado y empezamos. La otra mitad se paga a la entrega.',
    ],
    page: 'El botón abre la página de su solicitud, donde puede ver lo que envió y añadir documentos. El enlace es privado: no lo comparta, por favor. También puede responder a este correo. No nos envíe contraseñas ni números de tarjeta.',
  },

  opened: {
    subject: '{reference} Hemos abierto una solicitud para usted',
    title: 'Su solicitud',
    preview: REFERENCE_AND_PROMISE,
    why: 'Le enviamos este correo porque abrimos una solicitud para la persona que nos dio esta dirección. Si no fue usted, responda y díganoslo.',
    text: 'Gracias por ponerse en contacto con nosotros. Hemos abierto una solicitud para usted y le enviaremos un presupuesto por escrito. No debe nada hasta que lo acepte.',
    page: 'El botón abre la página de su solicitud con lo que anotamos. Compruébelo y añada allí sus documentos, por favor. El enlace es privado: no lo comparta. Si algo no es correcto, responda a este correo. No nos envíe contraseñas ni números de tarjeta.',
  },

  contact: {
    subject: '{reference} Hemos cambiado sus datos',
    title: 'Hemos cambiado sus datos',
    preview: 'Compruébelos, por favor.',
    why: 'Recibe este mensaje porque se han cambiado sus datos. Si no lo ha pedido, responda y díganoslo.',
    text: 'Hemos cambiado los datos de contacto de su solicitud. Estos son los que tenemos ahora.',
    ended: 'Los enlaces que enviamos antes ya no funcionan: utilice este.',
    wrong: 'Si algo no es correcto, responda y díganoslo.',
  },

  former: {
    subject: '{reference} Nuestros mensajes van ahora a otra dirección',
    title: 'Nuestros mensajes van ahora a otra dirección',
    preview: 'Nuestros mensajes van ahora a otra dirección.',
    why: 'Recibe este mensaje porque los mensajes sobre {reference} llegaban a esta dirección.',
    text: 'Los mensajes sobre {reference} van ahora a otra dirección de correo. Los enlaces que enviamos a esta ya no funcionan.',
    wrong: 'Si se trata de un error, responda y díganoslo.',
  },

  link: {
    subject: '{reference} Su enlace a su solicitud de presupuesto',
    title: 'Su enlace nuevo',
    preview: '{reference}. Vea lo que envió y añada documentos.',
    why: 'Le enviamos este correo porque se pidió un enlace nuevo en nuestro sitio web. Solo se ha enviado a la dirección de la solicitud. Si no fue usted, puede ignorarlo.',
    whyEnded:
      'Le enviamos este correo porque se pidió un enlace nuevo. Solo se ha enviado a la dirección de la solicitud. Si no fue usted, puede ignorarlo.',
    text: 'Este es un enlace nuevo a su solicitud de presupuesto. Muestra lo que envió, y en esa página puede añadir documentos.',
    textEnded:
      'Este es un enlace nuevo a su solicitud de presupuesto. Muestra lo que envió, y en esa página puede añadir documentos. Los enlaces que le enviamos antes ya no funcionan.',
    sent: 'Fecha de envío',
    works: {
      one: 'El enlace funciona durante {count} día. No lo comparta, por favor.',
      other: 'El enlace funciona durante {count} días. No lo comparta, por favor.',
    },
  },
}
