import type * as English from '#content/verify.ts'
import type { Translated } from '#contract/language.ts'

export const VERIFY_PAGE: Translated<typeof English.VERIFY_PAGE> = {
  title: 'Verificar un documento',
  lead: 'Compruebe si un archivo que ha recibido es exactamente como lo entregamos.',
  how: 'Para autoridades, universidades, empresas, bancos y cualquier otra persona. Es gratis y sin cuenta, y el archivo no sale de su dispositivo.',
  file: 'El archivo que desea comprobar',
  choose: 'Elegir un archivo',
  hint: 'Hasta {limit}\u00a0MB.',
  reading: 'Calculando la huella digital…',
  asking: 'Buscándola…',
  known: {
    title: 'Sí, este archivo lo entregamos nosotros',
    text: 'No ha cambiado desde que lo entregamos el {date}.',
    reference: 'Nuestra referencia {reference}',
  },
  replaced: {
    title: 'Sustituimos este archivo el {on}',
    text: 'Lo entregamos el {date} y después lo sustituimos. Pida el nuevo a la persona que se lo dio.',
  },
  takenBack: {
    title: 'Retiramos este archivo el {on}',
    text: 'Lo entregamos por error el {date} y lo retiramos antes de que se abriera. No lo dé por válido, por favor.',
  },
  unknown: {
    title: 'No tenemos constancia de este archivo',
    text: 'Aun así puede ser auténtico. Puede que no conste porque',
    reasons: [
      'se modificó, se firmó, se convirtió o se volvió a guardar después de que lo entregáramos;',
      'es una copia escaneada o una foto de un documento impreso;',
      'su registro se borró, o es anterior a nuestros registros.',
    ],
  },
  ask: 'En caso de duda, pregúntenos e indique la referencia del documento: {email}.',
  digest: 'Huella digital de este archivo (SHA-256)',
  about: [
    {
      title: 'Qué demuestra',
      text: 'Si encontramos el archivo, es nuestro y no ha cambiado desde la fecha indicada. No dice nada del documento original ni de quién le dio el archivo.',
    },
    {
      title: 'Si no consta',
      text: 'Pida el archivo exactamente como lo enviamos: una copia escaneada, una foto o un archivo que se haya vuelto a guardar no se pueden encontrar, salvo que haya un código al pie de la página: introdúzcalo arriba. También puede escribirnos e indicar la referencia del documento: {email}.',
    },
  ],
  technical: {
    title: 'Cómo funciona la comprobación',
    text: 'Su navegador calcula una huella digital del archivo (SHA-256) y solo nos envía esa huella. La comparamos con las de los archivos que hemos entregado. La huella no revela el contenido del archivo.',
  },
  tooLarge:
    'Este archivo ocupa más de {limit}\u00a0MB, más de lo que un navegador puede comprobar. No entregamos archivos tan grandes.',
  unreadable: 'No se ha podido leer este archivo. Elíjalo de nuevo, por favor.',
  insecure: 'Este navegador solo puede comprobar archivos en una página segura (https).',
  failed: 'No hemos podido consultarlo en este momento. Inténtelo de nuevo.',
  busy: 'Ha habido demasiadas comprobaciones en poco tiempo. Espere unos minutos e inténtelo de nuevo.',
  again: 'Intentarlo de nuevo',
  noscript:
    'Para comprobar un documento, esta página necesita JavaScript, que aquí está desactivado o no está disponible. Para preguntar si un documento es nuestro, escriba a',
}
