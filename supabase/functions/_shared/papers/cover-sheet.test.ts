import { expect, it } from 'vitest'
import { BUSINESS } from '#content/business.ts'
import { readPaper } from '../../../../tests/support/read-paper.ts'
import { DOCUMENTS_HERE } from '../documents/maker.ts'
import { SAMPLE_ORDERS } from '../order-mail/samples.ts'
import { coverSheet } from './cover-sheet.ts'

const together = (text: string) => text.replaceAll(/\s/g, '')

// Arabic is read back in another order and shape than it was written in.
it.each([
  ['en', ['Cover sheet', 'Post to', 'From']],
  ['pl', ['Karta przesyłki · Cover sheet', 'Adres wysyłki · Post to', 'Nadawca · From']],
  ['ar', ['Cover sheet', 'Post to', 'From']],
])('the cover sheet in %s says whose it is, where it goes and its reference', async (language, words) => {
  const request = {
    ...SAMPLE_ORDERS.offered.request,
    ...{ language, given_name: 'Zoë', family_name: 'Nguyễn', company_name: 'Haworth Mills' },
  }
  const make = () => coverSheet(DOCUMENTS_HERE, { request })
  const bytes = await make()
  const { pages, text } = await readPaper(bytes)
  expect(pages).toHaveLength(1)
  for (const part of [...words, request.reference, 'Zoë Nguyễn', 'Haworth Mills', BUSINESS.address.street])
    expect(together(text)).toContain(together(part))
  expect(text).not.toMatch(/undefined|null|\{/)
  expect(await make()).toEqual(bytes)
})
