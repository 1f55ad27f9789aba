import type * as English from '#content/estimate.ts'
import type { Translated } from '#contract/language.ts'

export const ESTIMATE: Translated<typeof English.ESTIMATE> = {
  counting: 'Contando páginas y palabras…',
  missing: 'Elija un servicio y en cuánto tiempo lo necesita, y le daremos un precio orientativo.',
  binding: 'El precio definitivo es el del presupuesto por escrito.',
  samples: 'Precios de ejemplo.',
  range: 'Precio orientativo: {price}',
  about: 'alrededor de {price}',
  between: 'de {from} a {to}',
  of: 'Por {counted}: {service}.',
  counted: 'Hemos contado {counted}.',
  pages: { one: '{count} página', other: '{count} páginas' },
  unreadable: '{pages} sin texto que podamos leer',
  words: { one: '{pages}, alrededor de {count} palabra', other: '{pages}, unas {count} palabras' },
  wordsOnSome: {
    one: '{pages}, alrededor de {count} palabra en {read} de ellas',
    other: '{pages}, unas {count} palabras en {read} de ellas',
  },
  andUncounted: {
    one: '{counted}, y {count} archivo que no hemos podido contar',
    other: '{counted}, y {count} archivos que no hemos podido contar',
  },
  uncountedPrice: 'El presupuesto por escrito incluirá también lo que no hemos podido contar.',
  times: '{units} × {price}',
  units: {
    page: { one: '{count} página de 250 palabras', other: '{count} páginas de 250 palabras' },
    word: { one: '{count} palabra', other: '{count} palabras' },
    document: { one: '{count} documento', other: '{count} documentos' },
  },
  layout: 'Con sellos, tablas o un idioma poco común, hasta',
  pair: 'Si ninguno de los idiomas es el inglés, hasta',
  extras: 'Los servicios adicionales no están incluidos.',
  private: 'Se cuenta en su dispositivo. No se envía nada hasta que pulse el botón de abajo.',
  uncounted: {
    locked: 'Pide una contraseña. No hemos podido contarlo; aun así puede enviarlo.',
    damaged: 'Parece dañado. No hemos podido contarlo; aun así puede enviarlo.',
    unknown: 'No hemos podido contarlo; aun así puede enviarlo.',
  },
}
