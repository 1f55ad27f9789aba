import { EMAIL as email } from '#content/business.ts'
import type * as English from '#content/newsletter.ts'
import type { Translated } from '#contract/language.ts'
import { EMAIL_WORDS } from './fields.ts'

export const CONSENT_WORDINGS: Translated<typeof English.CONSENT_WORDINGS> = [
  {
    version: '2026-11-21',
    text: 'Al suscribirse, acepta que le enviemos el boletín. Lo confirma con un enlace que le enviamos por correo electrónico y puede darse de baja en cada número.',
  },
]

const NO_ADDRESS = 'Escriba una dirección de correo electrónico válida'

export const NEWSLETTER_FIELD_WORDS: Translated<typeof English.NEWSLETTER_FIELD_WORDS> = {
  email: {
    ...EMAIL_WORDS,
    messages: { invalid: NO_ADDRESS, 'too-long': NO_ADDRESS },
  },
}

export const NEWSLETTER_LINK_FIELD_WORDS: Translated<typeof English.NEWSLETTER_LINK_FIELD_WORDS> = {
  link: {
    label: 'El enlace de nuestro correo electrónico',
    required: 'Pegue el enlace de nuestro correo electrónico',
  },
}

export const NEWSLETTER: Translated<typeof English.NEWSLETTER> = {
  form: {
    title: 'Boletín',
    text: 'Un correo cada dos meses: qué países han cambiado sus normas y qué significa eso para sus documentos.',
    submit: 'Suscribirse',
    submitting: 'Suscribiendo…',
    sent: {
      title: 'Un paso más',
      text: 'Enviamos un enlace a {address}, salvo que esa dirección ya haya recibido hoy varios correos nuestros. En ese caso, inténtelo de nuevo mañana.',
      hint: 'Abra el enlace de nuestro correo y pulse el botón. Hasta entonces no recibirá nada. Puede tardar un minuto en llegar; si no lo ve, mire en la carpeta de correo no deseado.',
      again: 'Usar otra dirección',
      plain:
        'Enviamos un enlace a la dirección que ha indicado, salvo que ya haya recibido hoy varios correos nuestros. En ese caso, inténtelo de nuevo mañana.',
    },
  },
  confirm: {
    title: 'Confirme su suscripción',
    text: 'Pulse el botón para recibir nuestro boletín: un correo cada dos meses. Puede darse de baja en cada número.',
    submit: 'Sí, quiero suscribirme',
    busy: 'Confirmando…',
    done: {
      title: 'Su suscripción está confirmada',
      text: 'Gracias. El próximo número llegará a su correo electrónico.',
    },
  },
  unsubscribe: {
    title: 'Darse de baja del boletín',
    text: 'Pulse el botón y dejaremos de enviarle números. Seguirá recibiendo mensajes sobre sus solicitudes y reservas.',
    submit: 'Darme de baja',
    busy: 'Dando de baja…',
    done: {
      title: 'Se ha dado de baja',
      text: 'No le enviaremos más números. Si cambia de opinión, puede volver a suscribirse en esta página cuando quiera.',
    },
  },
  failures: {
    spent: 'Este enlace ha caducado o ya no es válido. Escriba su dirección para recibir uno nuevo.',
    malformed: 'Este enlace está incompleto. Vuelva a abrirlo desde el correo electrónico.',
    confirm: 'No se ha podido confirmar su suscripción. Inténtelo de nuevo.',
    unsubscribe: `No hemos podido darle de baja en este momento. Inténtelo de nuevo o escriba a ${email.general}.`,
  },
  back: 'Volver a redes sociales y boletín',
}

export const NEWSLETTER_SIGNED_UP: Translated<typeof English.NEWSLETTER_SIGNED_UP> = {
  title: '¡Suscripción recibida!',
  description: 'Ya casi está. Mire su correo electrónico para confirmarla.',
}

export const NEWSLETTER_FAILURES: Translated<typeof English.NEWSLETTER_FAILURES> = {
  refused: 'No se ha podido hacer la suscripción al boletín. Inténtelo de nuevo.',
  other: 'Algo ha fallado. Inténtelo de nuevo.',
}
