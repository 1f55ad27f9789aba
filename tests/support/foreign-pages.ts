import PDFKit from 'pdfkit'
import { joined } from '#functions/_shared/documents/stored.ts'

/** Pages of others as programs write them, and sheets of ours with places for them. */

/** PDFium finds the objects of files without a table. */
export const pdf = (...objects: string[]) =>
  new TextEncoder().encode(`%PDF-1.7\n${objects.map((object, i) => `${i + 1} 0 obj\n${object}\nendobj\n`).join('')}
trailer <</Root 1 0 R>>\n%%EOF\n`)

export const stream = (content: string, entries = '') =>
  `<<${entries}/Length ${content.length}>>stream\n${content}\nendstream`

export const CATALOG = '<</Type/Catalog/Pages 2 0 R>>'
export const PAGES =
  '<</Type/Pages/Kids[3 0 R]/Count 1/MediaBox[0 0 300 200]/Resources<</Font<</F 5 0 R>>>>>>'
export const FONT = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>'
/** A corner in red, at the lower left. */
export const CORNER = '1 0 0 rg 0 0 60 40 re f 0 g BT /F 20 Tf 40 120 Td (Akt urodzenia) Tj ET'

/** All that a page has, by inheritance: its box and its font. */
export const page = (entries = '', content = CORNER, ...more: string[]) =>
  pdf(CATALOG, PAGES, `<</Type/Page/Parent 2 0 R/Contents 4 0 R${entries}>>`, stream(content), FONT, ...more)

type Kit = {
  ref: (data: object) => { end: () => void }
  page: { xobjects: Record<string, object> }
  addPage: (options: object) => Kit
  addContent: (text: string) => void
  text: (text: string, x: number, y: number) => void
  on: (event: string, listener: (part: Uint8Array) => void) => void
  end: () => void
}

export async function madeBy(options: object, draw: (kit: Kit) => void): Promise<Uint8Array> {
  const kit = new (PDFKit as unknown as new (options: object) => Kit)({ autoFirstPage: false, ...options })
  const parts: Uint8Array[] = []
  kit.on('data', (part) => parts.push(part))
  const ended = new Promise<unknown>((done) => kit.on('end', done))
  draw(kit)
  kit.end()
  await ended
  return joined(parts)
}

/** Of our own, with one place a page, as large as the sheet. */
export const sheetsFor = (sizes: { width: number; height: number }[]) =>
  madeBy({ info: { Title: 'Certificate' }, lang: 'en-GB', tagged: true }, (kit) => {
    for (const [i, { width, height }] of sizes.entries()) {
      kit.addPage({ size: [width, height], margin: 0 })
      const form = kit.ref({ Type: 'XObject', Subtype: 'Form', BBox: [0, 0, width, height] })
      form.end()
      kit.page.xobjects[`Foreign${i + 1}`] = form
      kit.addContent(`q 1 0 0 -1 0 ${height} cm /Foreign${i + 1} Do Q`)
    }
  })
