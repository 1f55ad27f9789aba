import { readFileSync } from 'node:fs'
import type { Browser } from '@playwright/test'
import { strToU8, zipSync } from 'fflate'
import PDFKit from 'pdfkit'
import sharp from 'sharp'

/** Documents as customers have them, with what is in them. */

export type CountedFile = { name: string; bytes: Buffer; pages: number; words: number }

const LATIN =
  'the undersigned notary public certifies that this birth certificate of Zoë Brontë, issued at Łódź on 12 March 1987, is a true copy (no. 4711/26) and well-known'.split(
    ' ',
  )
const ARABIC = 'تشهد وزارة الخارجية بأن هذه الوثيقة صحيحة وقد صدرت في القاهرة عام'.split(' ')

const words = (count: number, from: readonly string[] = LATIN) =>
  Array.from({ length: count }, (_, i) => from[i % from.length] + (i % 11 === 10 ? '.' : '')).join(' ')

type Kit = NodeJS.ReadableStream & {
  [method in 'addPage' | 'text' | 'image' | 'font' | 'fontSize' | 'end']: (...options: unknown[]) => Kit
}

export async function pdfkit(
  draw: (pdf: Kit) => unknown,
  options: object = {},
): Promise<Buffer<ArrayBuffer>> {
  const pdf = new (PDFKit as unknown as new (options: object) => Kit)({ autoFirstPage: false, ...options })
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise((resolve) => pdf.on('end', resolve))
  await draw(pdf)
  pdf.end()
  await ended
  return Buffer.concat(chunks)
}

type Layout = [options?: object, font?: string | Buffer, layout?: object]

const typed = (pages: number, each: number, ...[options, font = 'Helvetica', layout]: Layout) =>
  pdfkit((pdf) => {
    for (let i = 0; i < pages; i++) pdf.addPage().font(font).fontSize(11).text(words(each), layout)
  }, options)

const scan = async (dots: number) =>
  sharp({ create: { width: dots, height: Math.round(dots * 1.41), channels: 3, background: '#e8e4da' } })
    .jpeg({ quality: 70 })
    .toBuffer()

async function scanned(pages: number, more?: (pdf: Kit, page: number) => unknown): Promise<Buffer> {
  const picture = await scan(1_240)
  return pdfkit((pdf) => {
    for (let i = 0; i < pages; i++) {
      pdf.addPage({ size: 'A4', margin: 0 }).image(picture, 0, 0, { width: 595 })
      more?.(pdf, i)
    }
  })
}

/** As TeX writes: words are set apart by their places alone; pages in a tree of two levels. */
function texFile(pages: number, each: number): Buffer {
  const objects: string[] = []
  const add = (object: string) => objects.push(object)
  const half = Math.ceil(pages / 2)
  const kids = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, i) => `${5 + (from + i) * 2} 0 R`).join(' ')
  add('<< /Type /Catalog /Pages 2 0 R >>')
  add(
    `<< /Type /Pages /Kids [3 0 R 4 0 R] /Count ${pages} /Resources << /Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Times-Roman >> >> >> >>`,
  )
  add(`<< /Type /Pages /Parent 2 0 R /Kids [${kids(0, half)}] /Count ${half} >>`)
  add(`<< /Type /Pages /Parent 2 0 R /Kids [${kids(half, pages)}] /Count ${pages - half} >>`)
  for (let page = 0; page < pages; page++) {
    add(
      `<< /Type /Page /Parent ${page < half ? 3 : 4} 0 R /MediaBox [0 0 595 842] /Contents ${6 + page * 2} 0 R >>`,
    )
    const plain = words(each)
      .replace(/[^ -~]|[()]/g, 'e')
      .split(' ')
    const lines = Array.from({ length: Math.ceil(each / 10) }, (_, i) => plain.slice(i * 10, i * 10 + 10))
    const content = `BT /F1 10 Tf 14 TL 60 780 Td ${lines.map((line) => `[${line.map((word) => `(${word})`).join(' -333 ')}] TJ T*`).join('\n')} ET`
    add(`<< /Length ${content.length} >>\nstream\n${content}\nendstream`)
  }
  return pdfOf(objects)
}

/** Of objects from number 1 on, the first of which is the catalogue. @param more entries of the trailer */
export function pdfOf(objects: readonly string[], version = '1.4', more = ''): Buffer<ArrayBuffer> {
  let body = `%PDF-${version}\n`
  const rows = objects.map((object, i) => {
    const row = `${String(body.length).padStart(10, '0')} 00000 n \n`
    body += `${i + 1} 0 obj\n${object}\nendobj\n`
    return row
  })
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows.join('')}`
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${more} >>\nstartxref\n${body.length}\n%%EOF\n`
  return Buffer.from(body + table + trailer, 'latin1')
}

const NAMESPACES =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"'

/** `pages`: what Word states; omitted, as other programs do. */
export function docx(
  paragraphs: readonly string[],
  pages?: number,
  more: Record<string, Uint8Array> = {},
): Buffer {
  const escaped = (text: string) => text.replaceAll('&', '&amp;')
  // Word divides words between runs where spelling or formatting changes.
  const run = (text: string) =>
    `<w:r><w:t xml:space="preserve">${escaped(text.slice(0, 7))}</w:t></w:r><w:r><w:rPr><w:b/></w:rPr><w:t xml:space="preserve">${escaped(text.slice(7))}</w:t></w:r>`
  const body = paragraphs.map((text) => `<w:p>${run(text)}</w:p>`).join('')
  const unseen =
    '<w:p><w:r><w:instrText>PAGEREF one two three</w:instrText></w:r><w:del><w:r><w:delText>deleted words</w:delText></w:r></w:del></w:p>'
  return Buffer.from(
    zipSync({
      '[Content_Types].xml': strToU8('<Types/>'),
      'word/document.xml': strToU8(
        `<w:document ${NAMESPACES}><w:body>${body}${unseen}</w:body></w:document>`,
      ),
      ...(pages && { 'docProps/app.xml': strToU8(`<Properties><Pages>${pages}</Pages></Properties>`) }),
      ...more,
    }),
  )
}

async function printed(browser: Browser, html: string): Promise<Buffer> {
  const page = await browser.newPage()
  await page.setContent(`<body style="font: 14px/1.4 sans-serif; margin: 0">${html}</body>`)
  const pdf = await page.pdf({
    format: 'A4',
    margin: { top: '15mm', bottom: '15mm', left: '15mm', right: '15mm' },
  })
  await page.close()
  return pdf
}

const sheets = (pages: number, content: string) =>
  Array.from({ length: pages }, () => `<section style="break-after: page">${content}</section>`).join('')

const CASLON = readFileSync(
  new URL(
    '../../node_modules/@fontsource/libre-caslon-text/files/libre-caslon-text-latin-400-normal.woff',
    import.meta.url,
  ),
)

type Maker = [
  name: string,
  pages: number,
  words: number,
  make: (pages: number, words: number) => Buffer | Promise<Buffer>,
]

/** Twenty, by six programs, with the words of a page. */
const REAL_LIFE = (browser: Browser): Maker[] => {
  const columns = `<div style="columns: 2; hyphens: auto; text-align: justify" lang="en">${words(260)}</div>`
  const table = `<table>${Array.from({ length: 20 }, () => `<tr>${'<td>Grade</td><td>17,5</td><td>sehr gut</td>'}</tr>`).join('')}</table>`
  const rtl = `<p dir="rtl" lang="ar" style="text-align: justify">${words(150, ARABIC)}</p>`
  const stamp = (pdf: Kit) => pdf.fontSize(8).text('Scanned with Anything', 10, 820, { lineBreak: false })
  const everySecond = (pdf: Kit, page: number) =>
    page % 2 && pdf.fontSize(9).text(words(200), 40, 40, { width: 500 })
  const justified = { align: 'justify' }
  const restricted = { pdfVersion: '1.7ext3', ownerPassword: 'owner', permissions: {} }
  const by =
    (...layout: Layout) =>
    (pages: number, each: number) =>
      typed(pages, each, ...layout)
  const sheetsOf = (content: string) => (pages: number) => printed(browser, sheets(pages, content))
  return [
    ['letter.pdf', 1, 180, by()],
    ['contract.pdf', 12, 240, by({ pdfVersion: '1.7' }, 'Times-Roman', justified)],
    ['articles of association.pdf', 40, 300, by({ compress: false })],
    ['judgment.pdf', 5, 280, by({}, CASLON, { characterSpacing: 0.4 })],
    ['restricted.pdf', 2, 150, by(restricted)],
    ['two columns.pdf', 3, 320, by({}, 'Helvetica', { columns: 2, ...justified })],
    ['scan.pdf', 1, 0, (pages) => scanned(pages)],
    ['scanned passport.pdf', 3, 0, (pages) => scanned(pages)],
    ['scanned deed.pdf', 40, 0, (pages) => scanned(pages)],
    ['scanner with a stamp.pdf', 4, 0, (pages) => scanned(pages, stamp)],
    // What is typed on a picture may not be all that is on it.
    ['typed and scanned.pdf', 6, 0, (pages) => scanned(pages, everySecond)],
    ['thesis.pdf', 18, 250, texFile],
    ['printed web page.pdf', 1, 260, () => printed(browser, words(260))],
    ['printed certificate.pdf', 10, 260, sheetsOf(columns)],
    ['transcript of records.pdf', 2, 80, sheetsOf(table)],
    ['arabic.pdf', 3, 150, sheetsOf(rtl)],
    ['letter.docx', 1, 140, () => docx([words(100), words(40)], 1)],
    ['agreement.docx', 40, 260, () => docx(Array(40).fill(words(260)), 40)],
    ['from another program.docx', 4, 250, () => docx(Array(10).fill(words(100)))],
    ['photo.jpg', 1, 0, () => scan(2_000)],
  ]
}

/** @param only names; all by default */
export function realLifeFiles(browser: Browser, only?: readonly string[]): Promise<CountedFile[]> {
  const wanted = REAL_LIFE(browser).filter(([name]) => !only || only.includes(name))
  return Promise.all(
    wanted.map(async ([name, pages, each, make]) => ({
      name,
      bytes: await make(pages, each),
      pages,
      words: pages * each,
    })),
  )
}
