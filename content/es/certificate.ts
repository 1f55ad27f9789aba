import type * as English from '#content/certificate.ts'
import type { Translated } from '#contract/language.ts'

export const CERTIFICATE_WORDS: Translated<typeof English.CERTIFICATE_WORDS> = {
  title: 'Certificado de traducción',
  statement:
    'Como profesional de la traducción cuyo nombre figura en este certificado, certifico que poseo la competencia necesaria en ambos idiomas y que la traducción contenida en este documento es una traducción completa y exacta del documento de origen incluido en él.',
  sample: 'El texto de este certificado es solo un ejemplo.',
  reference: 'Referencia',
  date: 'Fecha',
  document: 'Documento',
  names: 'Nombres',
  from: 'Idioma de origen',
  into: 'Idioma de destino',
  translation: 'Traducción',
  source: 'Documento de origen',
  pages: {
    single: 'página {first}',
    range: 'páginas {first}–{last}',
  },
  translator: 'Traductor o traductora',
  membership: 'Cualificación',
  contact: 'Contacto',
  signature: 'Firma',
  check: {
    title: 'Cómo comprobar este documento',
    text: 'Escanee el código de una página o abra la dirección que figura al lado, y compare la página con la que se muestra allí. Solo esa respuesta indica si este certificado sigue vigente.',
    page: 'Comprobar esta página: {address}',
    whole: 'Todas las páginas: {address}',
  },
  alt: {
    translation: 'Página {page} de la traducción',
    source: 'Página {page} del documento de origen',
  },
  file: 'Traducción certificada {reference}',
}

export const CHECK_WORDS: Translated<typeof English.CHECK_WORDS> = {
  title: 'Comprobar un documento',
  how: 'Introduzca el código impreso al pie de cada página o nuestra referencia.',
  code: 'Código o referencia',
  check: 'Comprobar',
  current: {
    title: 'Este certificado está vigente',
    text: 'Lo expedimos el {date}.',
  },
  replaced: {
    title: 'Sustituimos este certificado el {on}',
    text: 'Lo expedimos el {date} y después lo sustituimos. Pida el nuevo a la persona que se lo dio.',
  },
  withdrawn: {
    title: 'Retiramos este certificado el {on}',
    text: 'Lo expedimos el {date}. No lo dé por válido, por favor.',
  },
  unknown: {
    title: 'No tenemos ningún certificado con este código',
    text: 'Compare lo que ha introducido con la página: nuestros códigos no llevan las letras O, I ni L, ni ninguna vocal. Si coincide, no dé por válido el documento sin habernos preguntado antes: {email}.',
  },
  reference: 'Nuestra referencia',
  pages: 'Páginas',
  languages: 'Traducción',
  fromInto: 'De {from} a {into}',
  compare:
    'Compare esta página con la suya: todas las palabras, los números, los sellos y las firmas deben ser iguales. Si algo no coincide, pregúntenos: {email}.',
  picture: 'Página {page} de {pages}, tal como la expedimos',
  pageOf: 'Página {page} de {pages}',
  previous: 'Página anterior',
  next: 'Página siguiente',
  kept: 'Las páginas de este certificado ya no se muestran. Si necesita compararlas, pregúntenos: {email}.',
  byReference: 'Para ver las páginas, introduzca el código impreso en ellas.',
  busy: 'Ha habido demasiadas comprobaciones en poco tiempo. Espere unos minutos e inténtelo de nuevo.',
}

export const CERTIFIED_WORDS: Translated<typeof English.CERTIFIED_WORDS> = {
  mail: 'Cada página de la traducción certificada lleva un código con el que cualquier persona puede comprobarla, también en papel: {address}',
  withdrawn: {
    subject: '{reference} Hemos retirado una traducción certificada',
    title: 'Hemos retirado una traducción certificada',
    preview: 'No la use más, por favor.',
    text: 'Hemos retirado «{name}». A quien compruebe este documento se le dirá que se ha retirado.',
    reason: 'Motivo',
    next: 'No use más esta traducción, por favor, y avise a las personas a las que se la haya dado. Si tiene alguna pregunta, responda a este correo.',
  },
}
