import sharp from 'sharp'
import { expect, it } from 'vitest'
import { inspectFile } from '#contract/inspect-file.ts'
import { pdfkit, pdfOf } from '../../tests/support/counted-files.ts'
import { pdfWith } from '../../tests/support/protected-files.ts'
import * as counting from './count-pdf.ts'

// pdf.js refuses buffers of Node.
const countPdf = (bytes: Uint8Array) => counting.countPdf(new Uint8Array(bytes))

const words = (count: number) => 'word '.repeat(count)

const photograph = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#e8e4da' } })
  .jpeg()
  .toBuffer()

const A4 = { size: 'A4', margin: 50 }
const READ = { pages: 1, words: 300, unread: 0, extra: 0 }

const page = (content: string, resources = '', more = '', ...objects: string[]) =>
  pdfOf([
    `<< /Type /Catalog /Pages 2 0 R ${more} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> ${resources} >> >> /Annots [${objects.map((_, i) => `${5 + i} 0 R`).join(' ')}] >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ...objects,
  ])
const text = (count: number, operators = '') =>
  `BT ${operators} /F1 9 Tf 10 800 Td 10 TL ${`(${words(10)}) Tj T* `.repeat(count / 10)} ET`

it('reads a page with a logo, a rule and a small stamp', async () => {
  const letter = await pdfkit((pdf) =>
    pdf.addPage(A4).image(photograph, 400, 20, { width: 110 }).text(words(300), 50, 120),
  )
  expect(await countPdf(letter)).toEqual(READ)
  expect(await countPdf(await pdfkit((pdf) => pdf.addPage(A4).text('Annex B')))).toMatchObject({
    words: 2,
    unread: 0,
  })
})

it.each<[string, Parameters<typeof pdfkit>[0], object]>([
  ['a photograph', (pdf) => pdf.image(photograph, 50, 400, { width: 400 }), { unread: 1, extra: 50 }],
  ['a small one', (pdf) => pdf.image(photograph, 50, 600, { width: 250 }), { unread: 1 }],
])('a page with %s may say more than its text', async (_, draw, count) => {
  const bytes = await pdfkit((pdf) => draw(pdf.addPage(A4).text(words(300), 50, 50)))
  expect(await countPdf(bytes)).toMatchObject({ pages: 1, words: 0, ...count })
})

it('takes the layer of text of a scan for what is on it, and a scanner’s stamp for nothing', async () => {
  const scan = (more: Parameters<typeof pdfkit>[0]) =>
    pdfkit((pdf) => more(pdf.addPage(A4).image(photograph, 0, 0, { width: 595, height: 842 })))
  const stamped = await scan((pdf) => pdf.text('Scanned with Anything', 10, 700))
  expect(await countPdf(stamped)).toMatchObject({ words: 0, unread: 1 })
  const hidden = page(text(300, '3 Tr'))
  expect(await countPdf(hidden)).toEqual(READ)
  const under = await pdfkit((pdf) =>
    pdf.addPage(A4).text(words(300), 50, 50).image(photograph, 0, 0, { width: 595, height: 842 }),
  )
  expect(await countPdf(under)).toEqual(READ)
})

const CHINESE =
  '/F2 << /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UCS2-H /DescendantFonts [<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 2 >> >>] >>'
const NAMELESS =
  '/F2 << /Type /Font /Subtype /Type0 /BaseFont /ABCDEF+Subset /Encoding /Identity-H /DescendantFonts [<< /Type /Font /Subtype /CIDFontType2 /BaseFont /ABCDEF+Subset /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> >>] >>'

it('does not take letters that cannot be decoded for nothing', async () => {
  const chinese = `BT /F2 12 Tf 50 600 Td <${'51fa751f8bc1660e4e66'.repeat(30)}> Tj ET ${text(50)}`
  expect(await countPdf(page(chinese, CHINESE))).toMatchObject({ words: 0, unread: 1 })
  const glyphs = `BT /F2 12 Tf 50 600 Td <${'0003000400050003'.repeat(20)}> Tj ET ${text(50)}`
  expect(await countPdf(page(glyphs, NAMELESS))).toMatchObject({ words: 0, unread: 1 })
  expect(await countPdf(page(text(300), CHINESE))).toEqual(READ)
})

it('does not take outlines for nothing', async () => {
  const outline = '10 10 m 20 20 30 10 10 30 c 20 20 30 10 10 30 c 5 5 l f '
  expect(await countPdf(page(outline.repeat(40)))).toMatchObject({ unread: 1 })
  expect(await countPdf(page(text(300) + outline.repeat(40)))).toEqual(READ)
  expect(await countPdf(page(text(300) + outline.repeat(900)))).toMatchObject({ words: 0, unread: 1 })
})

const field = (value: string, more = '') =>
  `<< /Type /Annot /Subtype /Widget /FT /Tx /T (a) /V (${value}) /Rect [50 50 400 90] /F 4 ${more} >>`
const form = (...fields: string[]) =>
  page(
    text(110),
    '',
    `/AcroForm << /Fields [${fields.map((_, i) => `${5 + i} 0 R`).join(' ')}] >>`,
    ...fields,
  )

it('counts what was filled in, chosen or typed onto a page', async () => {
  const filled = form(...Array.from({ length: 12 }, (_, i) => field(words(30 + i))))
  expect(await countPdf(filled)).toMatchObject({ words: 110 + 12 * 30 + 66, unread: 0 })
  const choice =
    '<< /Type /Annot /Subtype /Widget /FT /Ch /Ff 131072 /T (b) /Opt [[(x1) (Republic of Korea)]] /V (x1) /Rect [50 50 400 90] /F 4 >>'
  expect(await countPdf(form(choice))).toMatchObject({ words: 113 })
  expect(await countPdf(form(field('Not to be seen', '/Ff 0').replace('/F 4', '/F 2')))).toMatchObject({
    words: 110,
  })
})

it('does not count a form of another kind, or a folder of files', async () => {
  const wait = text(100)
  expect(await countPdf(page(wait, '', '/AcroForm << /Fields [] /XFA [(template) 4 0 R] >>'))).toBe('unknown')
  expect(await countPdf(page(wait, '', '/Collection << /Type /Collection >>'))).toBe('unknown')
  expect(await countPdf(page(wait, '', '/AcroForm << /Fields [] >>'))).toMatchObject({ words: 100 })
})

it('reads what is open although attachments are encrypted, like the list of files', async () => {
  const encrypted = page(text(300)).toString('latin1')
  const more = `/Encrypt << /Filter /Standard /V 4 /R 4 /Length 128 /P -4 /O <${'ab'.repeat(32)}> /U <${'cd'.repeat(32)}> /CF << /StdCF << /CFM /AESV2 /AuthEvent /EFOpen /Length 16 >> >> /StmF /Identity /StrF /Identity /EFF /StdCF >> /ID [<ab> <ab>]`
  const bytes = Buffer.from(encrypted.replace('/Root 1 0 R', `/Root 1 0 R ${more}`), 'latin1')
  expect((await inspectFile(bytes)).needsPassword).toBe(false)
  expect(await countPdf(bytes)).toEqual(READ)
  const locked = await pdfWith({ userPassword: 'secret' })
  expect((await inspectFile(locked)).needsPassword).toBe(true)
  expect(await countPdf(locked)).toBe('unknown')
  expect(await countPdf(await pdfWith({ ownerPassword: 'owner' }))).toMatchObject({ words: 3, unread: 0 })
})
