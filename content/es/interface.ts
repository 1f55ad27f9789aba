import type * as English from '#content/interface.ts'
import type { Translated } from '#contract/language.ts'

export const INTERFACE: Translated<typeof English.INTERFACE> = {
  skip: 'Ir al contenido',
  menu: 'Menú',
  landmarks: {
    main: 'Principal',
    footer: 'Pie de página',
    breadcrumb: 'Ruta de navegación',
    languages: 'Idiomas',
  },
  home: 'Inicio',
  logIn: 'Iniciar sesión',
  logOut: 'Cerrar sesión',
  dashboard: 'Panel',
  generalEnquiries: 'Consultas generales',
  privacy: 'Política de privacidad',
  terms: 'Condiciones del servicio',
  englishBinds: 'Estos dos textos están en inglés, que es la versión vinculante.',
  channel: '{name} en {channel}',
}

export const LATE_NOTICE: Translated<typeof English.LATE_NOTICE> = {
  waiting: 'Un momento: esta página todavía se está cargando.',
  lost: 'Una parte de esta página no se ha cargado o ha dejado de funcionar. Vuelva a cargarla para continuar: sus respuestas se conservan. O escriba a {email}.',
  reload: 'Volver a cargar la página',
}

export const LANGUAGE_OFFER: Translated<typeof English.LANGUAGE_OFFER> = {
  text: 'Esta página también existe en español',
  close: 'Cerrar',
}

export const PROOF_WORDS: Translated<typeof English.PROOF_WORDS> = {
  title: 'Compruebe quiénes somos',
  member: 'Miembro de',
  number: 'n.º {number}',
  company: 'Inscrita en el registro mercantil de {registeredIn}',
  companyNumber: '{form} n.º {number}',
  forms: { company: 'Sociedad', llp: 'LLP' },
  register: 'https://find-and-update.company-information.service.gov.uk/company/',
  insurer: 'Seguro de responsabilidad civil profesional',
  rating: 'Opiniones de clientes',
  score: '{score} de {outOf} según {reviews} opiniones en {site}, {date}',
  guarantee: 'Nuestra garantía',
}
