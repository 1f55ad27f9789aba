import type { DocumentMaker } from '../dependencies.ts'

/** In this process. The libraries and typefaces are loaded by the first call. */
export const DOCUMENTS_HERE: DocumentMaker = {
  makePaper: async (...about) => (await import('../papers/paper-pdf.ts')).makePaper(...about),
  makeCertificate: async (...about) =>
    (await import('../certificate/certificate-pdf.ts')).makeCertificate(...about),
  renderPage: async (...about) => (await import('../certificate/render.ts')).renderPage(...about),
}
