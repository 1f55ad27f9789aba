import { BUSINESS } from '#content/business.ts'
import type * as English from '#content/mail/newsletter.ts'
import type { Translated } from '#contract/language.ts'

export const NEWSLETTER_MAIL: Translated<typeof English.NEWSLETTER_MAIL> = {
  unsubscribe: 'Darse de baja',

  confirm: {
    subject: 'Confirme su suscripción al boletín',
    title: 'Un paso más',
    preview: 'Hasta que confirme, no le enviaremos nada.',
    why: 'Le enviamos este correo porque alguien indicó esta dirección en nuestro sitio web. Si no fue usted, puede ignorarlo: no volveremos a escribirle.',
    text: `Ha pedido el boletín de ${BUSINESS.name}. Abra la página y pulse el botón para confirmarlo. Hasta entonces no le enviaremos nada.`,
    button: 'Confirmar la suscripción',
    works: {
      one: 'El enlace funciona durante {count} día.',
      other: 'El enlace funciona durante {count} días.',
    },
  },

  already: {
    subject: 'Ya recibe nuestro boletín',
    title: 'Ya recibe nuestro boletín',
    preview: 'No tiene que hacer nada.',
    why: 'Le enviamos este correo porque alguien indicó esta dirección en nuestro sitio web. Si no fue usted, puede ignorarlo: su suscripción sigue igual.',
    text: `Esta dirección ya recibe el boletín de ${BUSINESS.name}. No tiene que hacer nada. Recibirá el próximo número.`,
  },

  issue: {
    preview: `De ${BUSINESS.name}`,
    why: 'Le enviamos este correo porque se suscribió a nuestro boletín y lo confirmó.',
  },
}
