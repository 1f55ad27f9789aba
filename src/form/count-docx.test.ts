import { strToU8, zipSync } from 'fflate'
import { expect, it } from 'vitest'
import { docx } from '../../tests/support/counted-files.ts'
import { countDocx } from './count-docx.ts'
import { countWords } from './counted.ts'

it.each([
  ['Two words', 2],
  ['  one, – (and) no. 4711/26 & more  ', 5],
  ['well-known docu-\nments of the soft\u00ad\nware', 5],
  ['Łódź\u00a0Δήμος عقد', 3],
  ['出生証明書です', 7],
  ['', 0],
])('counts the words of %j', (text, words) => {
  expect(countWords(text)).toBe(words)
})

const words = (count: number) => 'word '.repeat(count)

it('does not believe a program that states one page for every document, or none', () => {
  const count = { words: 3000, unread: 0 }
  expect(countDocx(docx([words(3000)], 8))).toEqual({ pages: 8, ...count })
  expect(countDocx(docx([words(3000)], 1))).toEqual({ pages: 12, ...count })
  expect(countDocx(docx([words(3000)]))).toEqual({ pages: 12, ...count })
})

it('counts footnotes, and neither text for older programs nor what is not the document', () => {
  const more = (name: string, xml: string) => ({ [name]: strToU8(xml) })
  const note = '<w:footnotes><w:p><w:t>A note</w:t></w:p></w:footnotes>'
  expect(countDocx(docx(['Text'], 1, more('word/footnotes.xml', note))).words).toBe(3)
  expect(countDocx(docx(['Text'], 1, more('word/comments.xml', note))).words).toBe(1)
  const shape = '<w:p><w:t>Text</w:t></w:p><mc:Fallback><w:p><w:t>Text</w:t></w:p></mc:Fallback>'
  expect(countDocx(docx([], 1, more('word/document.xml', shape))).words).toBe(1)
  expect(countDocx(docx([], 2))).toEqual({ pages: 2, words: 0, unread: 2, extra: 0 })
})

const body = (xml: string) => ({
  'word/document.xml': strToU8(`<w:document><w:body>${xml}</w:body></w:document>`),
})
const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`
const drawing = (centimetres: [number, number], inner: string) =>
  `<w:p><w:r><w:drawing><wp:anchor><wp:positionH><wp:align>left</wp:align></wp:positionH><wp:positionV><wp:posOffset>914400</wp:posOffset></wp:positionV><wp:extent cx="${centimetres[0] * 360_000}" cy="${centimetres[1] * 360_000}"/>${inner}<wp14:pctWidth>0</wp14:pctWidth></wp:anchor></w:drawing></w:r></w:p>`
const picture = (...size: [number, number]) =>
  drawing(size, '<a:graphicData uri="http://schemas/drawingml/2006/picture"><pic:pic/></a:graphicData>')

it('says what it cannot read: photographs, charts, diagrams, sheets and inserted documents', () => {
  const heading = paragraph('Certificates of the family, six in all')
  const photographs = heading + picture(15, 22).repeat(6)
  expect(countDocx(docx([], 7, body(photographs)))).toEqual({ pages: 7, words: 7, unread: 6 })
  // Some programs write 1 for every document.
  expect(countDocx(docx([], 1, body(photographs)))).toEqual({ pages: 7, words: 7, unread: 6 })
  expect(countDocx(docx([], 1, body(picture(15, 22))))).toMatchObject({ pages: 1, words: 0, unread: 1 })
  for (const more of [
    drawing([15, 10], '<a:graphicData uri="http://schemas/drawingml/2006/chart"/>'),
    drawing([15, 10], '<a:graphicData uri="http://schemas/drawingml/2006/diagram"/>'),
    '<w:p><w:pict><v:shape style="width:400pt;height:300pt"><v:imagedata r:id="a"/></v:shape></w:pict></w:p>',
    '<w:p><w:object><o:OLEObject ProgID="Excel.Sheet.12"/></w:object></w:p>',
    '<w:altChunk r:id="a"/>',
  ])
    expect(countDocx(docx([], 3, body(paragraph(words(600)) + more)))).toEqual({
      pages: 3,
      words: 600,
      unread: 1,
    })
  // What stands beside a picture, beyond a page's worth.
  const beside = docx([], 1, body(paragraph(words(300)) + picture(15, 10)))
  expect(countDocx(beside)).toEqual({ pages: 1, words: 0, unread: 1, extra: 50 })
})

it('reads text boxes, headers and footers, and takes no logo, signature or shape for a picture', () => {
  const box = drawing(
    [10, 10],
    '<a:graphicData uri="http://schemas/2010/wordprocessingShape"><wps:txbx><w:txbxContent><w:p><w:t>In a box</w:t></w:p></w:txbxContent></wps:txbx></a:graphicData>',
  )
  const moved = '<w:moveFrom w:id="1"><w:r><w:t>Moved away</w:t></w:r></w:moveFrom>'
  const xml = [paragraph('Text'), box, picture(4, 2), `<w:p>${moved}</w:p>`].join('')
  const head = strToU8('<w:hdr><w:p><w:t>A letterhead</w:t></w:p></w:hdr>')
  const foot = strToU8('<w:ftr><w:p><w:t>Page</w:t></w:p></w:ftr>')
  const more = { ...body(xml), 'word/header1.xml': head, 'word/header2.xml': head, 'word/footer1.xml': foot }
  expect(countDocx(docx([], 1, more))).toEqual({ pages: 1, words: 7, unread: 0 })
})

it('gives up on what is no document, or unpacks to more than a document does', () => {
  const large = zipSync({ 'word/document.xml': new Uint8Array(65 * 1024 * 1024) })
  for (const bytes of [large, zipSync({ 'a.txt': strToU8('A') }), docx(['Text']).subarray(0, 300)])
    expect(() => countDocx(bytes)).toThrow()
})
