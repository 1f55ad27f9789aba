import type * as English from '#content/papers.ts'
import type { Translated } from '#contract/language.ts'

export const PAPER_KINDS: Translated<typeof English.PAPER_KINDS> = {
  receipt: 'Recibo',
  invoice: 'Factura',
  'credit note': 'Nota de crédito',
}

export const DOWNLOAD_WORDS: Translated<typeof English.DOWNLOAD_WORDS> = {
  download: 'Descargar',
  downloadFile: 'Descargar {name}',
  busy: 'Descargando…',
  failed: 'No se ha podido descargar el archivo. Inténtelo de nuevo.',
}
