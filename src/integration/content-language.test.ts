import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { folderFor } from '../../tests/support/folder.ts'
import { ownFile } from './content-language.ts'

const content = `${folderFor('content')}/`
for (const file of [
  'quote.ts',
  'order.ts',
  'es/quote.ts',
  'mail/quote.ts',
  'es/mail/quote.ts',
  'face.css',
  'es/face.css',
]) {
  mkdirSync(join(content, file, '..'), { recursive: true })
  writeFileSync(join(content, file), '')
}

const page = join(content, '../src/page.tsx')

it.each([
  ['#content/quote.ts', page, 'es/quote.ts'],
  ['#content/mail/quote.ts', page, 'es/mail/quote.ts'],
  ['#content/face.css', page, 'es/face.css'],
  // English only: as everywhere.
  ['#content/order.ts', page, undefined],
  // The English words of an order build on those of a quote.
  ['./quote.ts', `${content}order.ts?used`, 'es/quote.ts'],
  ['./mail/quote.ts', `${content}order.ts`, 'es/mail/quote.ts'],
  ['./quote.ts', `${content}es/mail.ts`, undefined],
  ['./order.ts', `${content}es/quote.ts`, 'order.ts'],
  // Files of others that have the same name.
  ['./quote.ts', page, undefined],
  ['./quote.ts', `${content}es-old/x.ts`, undefined],
])('%s in %s', (source, importer, own) => {
  const file = ownFile('es', source, importer, content)
  expect(file).toBe(own && join(content, own))
})
