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
  expect(countDocx(docx([], 2))).toEqual({ pages: 2, words: 0, unread: 2 })
})

it('gives up on what is no document, or unpacks to more than a document does', () => {
  const large = zipSync({ 'word/document.xml': new Uint8Array(65 * 1024 * 1024) })
  for (const bytes of [large, zipSync({ 'a.txt': strToU8('A') }), docx(['Text']).subarray(0, 300)])
    expect(() => countDocx(bytes)).toThrow()
})
