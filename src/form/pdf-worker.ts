import { countPdf } from './count-pdf.ts'
import { answerWith } from './counting-worker.ts'

/** Pictures are only measured: a decoder of ours spares pdf.js the work of decoding photographs. */
const NO_DECODER = class {
  static isTypeSupported = () => Promise.resolve(true)
  decode = () => Promise.resolve({ image: {} })
  close() {}
}
Object.assign(globalThis, { ImageDecoder: NO_DECODER })

answerWith(countPdf)
