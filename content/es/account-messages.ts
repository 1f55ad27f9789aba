import type * as English from '#content/account-messages.ts'
import type { Translated } from '#contract/language.ts'

export const ACCOUNT_OUTCOMES: Translated<typeof English.ACCOUNT_OUTCOMES> = {
  loggedIn: { title: '¡Hola de nuevo!', description: 'Ha iniciado sesión correctamente.' },
  created: {
    title: '¡Cuenta creada correctamente!',
    description: 'Mire su correo electrónico para confirmar su cuenta y leer nuestro mensaje de bienvenida.',
  },
  resetSent: { title: 'Correo para restablecer la contraseña enviado' },
  passwordUpdated: {
    title: '¡Contraseña cambiada correctamente!',
    description: 'Ya puede iniciar sesión con su contraseña nueva.',
  },
  profileUpdated: { title: 'Perfil actualizado' },
  taskCreated: {
    title: '¡Trámite creado correctamente!',
    description: 'Su trámite se ha enviado y está pendiente de revisión.',
  },
  taskFailed: { title: 'No se ha podido crear el trámite', description: 'Inténtelo de nuevo.' },
}

export const ACCOUNT_FAILURES: Translated<typeof English.ACCOUNT_FAILURES> = {
  unknown: 'Se ha producido un error. Inténtelo de nuevo.',
  storage: 'Su navegador no guarda datos de este sitio. Permita sus cookies y datos, e inténtelo de nuevo.',
  reset: 'No se ha podido enviar el correo para restablecer la contraseña. Inténtelo de nuevo.',
  password: 'No se ha podido cambiar la contraseña. Inténtelo de nuevo.',
  recovery: 'No se ha podido comprobar su identidad para restablecer la contraseña. Inténtelo de nuevo.',
  profile: 'No se ha podido actualizar el perfil. Inténtelo de nuevo.',
}

export const LINK_FAILURES: Translated<typeof English.LINK_FAILURES> = {
  spent: 'Este enlace ha caducado o ya se ha usado. Pida uno nuevo.',
  malformed: 'Este enlace está incompleto. Vuelva a abrirlo desde el correo electrónico o pida uno nuevo.',
}

export const WEAK_PASSWORD_REASONS: Translated<typeof English.WEAK_PASSWORD_REASONS> = {
  length: 'Es demasiado corta.',
  characters: 'Necesita más tipos de caracteres: mayúsculas, cifras, símbolos.',
  pwned: 'Ha aparecido en una filtración de datos de otro sitio, así que otros pueden adivinarla.',
  common: 'Es de las primeras que otros prueban.',
}

export const AUTH_ERRORS: Translated<typeof English.AUTH_ERRORS> = {
  invalid_credentials: 'El correo electrónico o la contraseña no son correctos.',
  email_not_confirmed: 'La dirección de correo electrónico todavía no está confirmada.',
  same_password: 'La contraseña nueva debe ser distinta de la anterior.',
  weak_password: 'Elija otra contraseña.',
  over_request_rate_limit: 'Demasiados intentos. Espere unos minutos e inténtelo de nuevo.',
  over_email_send_rate_limit: 'Se han pedido demasiados correos. Inténtelo de nuevo más tarde.',
  otp_expired: 'Este enlace ha caducado o ya se ha usado.',
  user_banned: 'Esta cuenta está bloqueada.',
}
