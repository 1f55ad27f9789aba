/** pdfkit ships no types: see pdf-document.ts. */

declare module 'pdfkit' {
  const PDFDocument: unknown
  export default PDFDocument
}
