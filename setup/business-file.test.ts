import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { type Fact, factIn, withFact } from './business-file.ts'

const yaml = await readFile(new URL('../content/business.yaml', import.meta.url), 'utf8')

const changedLines = (before: string, after: string) => {
  const known = new Set(before.split('\n'))
  return after.split('\n').filter((line) => !known.has(line))
}

it.each<[path: string, value: Fact, line: string]>([
  ['name', 'Wax: Thread # Co.', 'name: "Wax: Thread # Co."'],
  ['legal.companyNumber', '01234567', '  companyNumber: "01234567"'],
  ['legal.registeredOffice', '1 Quay, Leith', '  registeredOffice: 1 Quay, Leith'],
  ['phone.general', '+44 113 496 0000', '  general: +44 113 496 0000'],
  ['consultation.days', ['Monday', 'Friday'], '  days: [Monday, Friday]'],
  ['orders.vatRate', 17.5, '  vatRate: 17.5'],
  ['consultation.price', 4550, '  price: 4550'],
  ['social.video.url', 'https://films.test/wax', '    url: https://films.test/wax'],
])('%s gets its value, and every note stays where it was', { tags: ['setup'] }, (path, value, line) => {
  const text = withFact(yaml, path.split('.'), value)
  expect(changedLines(yaml, text)).toEqual([line])
  expect(text.split('\n')).toHaveLength(yaml.split('\n').length)
  const read = path.split('.').reduce((part, key) => part[key], parse(text))
  expect(read).toEqual(value)
  expect(withFact(text, path.split('.'), value)).toBe(text)
})

it('a section is emptied, and filled again', { tags: ['setup'] }, () => {
  const empty = withFact(yaml, ['social', 'photo'], null)
  expect(parse(empty).social).toEqual({ ...parse(yaml).social, photo: null })
  expect(empty).toContain('\n  photo:\n  professional:')
  const photo = { label: 'Flickr', url: 'https://photo.test/wax' }
  expect(parse(withFact(empty, ['social', 'photo'], photo)).social.photo).toEqual(photo)
  const one = withFact(empty, ['social', 'photo', 'url'], photo.url)
  expect(parse(withFact(one, ['social', 'photo', 'label'], photo.label)).social.photo).toEqual(photo)
})

it('an account is written where its section is empty, above the example of one', { tags: ['setup'] }, () => {
  const account = { name: 'Wax', sortCode: '12-34-56', accountNumber: '01234567', iban: null }
  const text = withFact(withFact(yaml, ['orders', 'bankTransfer'], null), ['orders', 'bankTransfer'], account)
  expect(parse(text)).toEqual({ ...parse(yaml), orders: { ...parse(yaml).orders, bankTransfer: account } })
  expect(text.match(/^ *#.*$/gm)).toEqual(yaml.match(/^ *#.*$/gm))
})

it('figures are read as they stand there', { tags: ['setup'] }, () => {
  const text = 'legal:\n  companyNumber: 01234567\nphone:\n  general: +442079460000\norders:\n  vatRate: 20\n'
  expect(factIn(text, ['legal', 'companyNumber'])).toBe('01234567')
  expect(factIn(text, ['phone', 'general'])).toBe('+442079460000')
  expect(factIn(text, ['orders', 'vatRate'])).toBe(20)
  expect(factIn(text, ['orders', 'bankTransfer', 'name'])).toBeUndefined()
})

it('a fact that an older file does not have is added to its section', { tags: ['setup'] }, () => {
  const older = yaml.replace(/^ {2}icoNumber:.*\n/m, '')
  const text = withFact(older, ['legal', 'icoNumber'], 'ZA123456')
  expect(parse(text)).toEqual({ ...parse(yaml), legal: { ...parse(yaml).legal, icoNumber: 'ZA123456' } })
})
