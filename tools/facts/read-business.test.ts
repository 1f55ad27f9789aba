import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { ContentError } from '#src/collections/source.ts'
import { BUSINESS_FILE, readBusiness } from './read-business.ts'

/** The owner's file, with the values used below. */
const yaml = Object.entries({
  minutes: '30',
  days: '[Monday, Tuesday]',
  opens: '09:00',
  closes: '17:00',
  first: '09:00',
  last: '17:00',
  every: '30',
}).reduce(
  (text, [key, value]) => text.replace(new RegExp(`^( +${key}:).*$`, 'm'), `$1 ${value}`),
  await readFile(new URL('../../content/business.yaml', import.meta.url), 'utf8'),
)

/** A key's line number, from 1. */
const lineOf = (text: string, part: string) => text.slice(0, text.indexOf(part)).split('\n').length

/** The file with one line replaced. */
function changed(key: string, value: string): { text: string; line: number } {
  const pattern = new RegExp(`^( *)${key}:.*$`, 'm')
  const found = pattern.exec(yaml)
  if (!found) throw new Error(`There is no ${key}`)
  return { text: yaml.replace(pattern, () => `${found[1]}${value}`), line: lineOf(yaml, found[0]) }
}

function complaint(text: string): string {
  try {
    readBusiness(text)
  } catch (error) {
    if (error instanceof ContentError) return error.message
    throw error
  }
  return ''
}

describe('the facts of the business', () => {
  it('are complete and usable', () => {
    expect(complaint(yaml)).toBe('')
  })

  it.each([
    ['price', 'price: 30.00', 'consultation.price must be a whole number of pence, such as 3000'],
    ['price', 'price: £30', 'consultation.price must be a whole number of pence, such as 3000'],
    ['price', 'price:', 'consultation.price must be a whole number of pence, such as 3000'],
    ['currency', 'currency: pounds', 'consultation.currency must be gbp, eur or usd'],
    ['opens', 'opens: 9am', 'consultation.opens must be a time of four figures, such as 09:00'],
    ['opens', 'opens: 9:00', 'consultation.opens must be a time of four figures, such as 09:00'],
    ['closes', 'closes: 08:00', 'consultation.closes must be later than consultation.opens (09:00)'],
    ['first', 'first: 08:00', 'consultation.slots.first must not be before consultation.opens (09:00)'],
    ['last', 'last: 17:30', 'consultation.slots.last must not be after consultation.closes (17:00)'],
    ['last', 'last: 16:45', 'consultation.slots.last must be reached from 09:00 in steps of 30 minutes'],
    [
      'every',
      'every: 20',
      'consultation.slots.every must be at least consultation.minutes (30), or consultations overlap',
    ],
    [
      'days',
      'days: [Monday, Tusday]',
      'consultation.days.2 must be a weekday in English with a capital letter, such as Monday',
    ],
    [
      'days',
      'days: Monday to Friday',
      'consultation.days must be a list of different weekdays, such as [Monday, Tuesday, Friday]',
    ],
    [
      'general',
      'general: hello at example.com',
      'email.general must be an e-mail address, such as hello@example.com',
    ],
    [
      'host',
      'host: www.example.com',
      'host must be https:// and the name of the site, without a slash at the end, such as https://www.example.com',
    ],
    [
      'host',
      'host: https://www.example.com/',
      'host must be https:// and the name of the site, without a slash at the end, such as https://www.example.com',
    ],
    [
      'companyNumber',
      'companyNumber: 1234',
      'legal.companyNumber must be eight characters, such as 01234567 or SC123456, or empty',
    ],
    [
      'replyHours',
      'replyHours: four',
      'promises.replyHours must be a whole number of hours from 1 to 168, such as 4',
    ],
    ['founded', '# founded', 'founded is missing: it must be a year, such as 2025'],
    ['founded', 'fuonded: 2025', 'fuonded is not a fact that is used anywhere: check its spelling'],
    [
      'replyHours',
      'replyHour: 4',
      'promises.replyHours is missing: it must be a whole number of hours from 1 to 168, such as 4',
    ],
  ])('are refused with file, line and expectation: %s written as "%s"', (key, value, expected) => {
    const { text, line } = changed(key, value)
    const told = complaint(text).split('\n')
    const where = /is missing/.test(expected)
      ? // Of what is not there, the section is named, or the first line.
        `${BUSINESS_FILE}:${expected.startsWith('promises') ? lineOf(text, '\npromises:') + 1 : 1}`
      : `${BUSINESS_FILE}:${line}`
    expect(told).toContain(`${where}: ${expected}`)
  })

  it('are checked completely, with all faults in line order', () => {
    const text = changed('price', 'price: 0').text.replace(/languages: \d+/, 'languages: many')
    expect(complaint(text).split('\n')).toEqual([
      `${BUSINESS_FILE}:${lineOf(text, 'price: 0')}: consultation.price must be a whole number of pence, such as 3000`,
      `${BUSINESS_FILE}:${lineOf(text, 'languages: many')}: promises.languages must be a whole number, such as 100`,
    ])
  })

  it.each([
    ['a quote that does not end', 'name: "Signet'],
    ['a name that is there twice', 'name: Signet\nname: Quill'],
    ['a colon in a value', 'name: Signet: Quill'],
  ])('are refused with the line of invalid YAML: %s', (_, text) => {
    expect(complaint(changed('name', text).text)).toMatch(
      new RegExp(`^${BUSINESS_FILE}:\\d+: cannot be read: .+`),
    )
  })

  it('keep strings that look like numbers', () => {
    const text = changed('companyNumber', 'companyNumber: 01234567').text
    const { legal, phone } = readBusiness(
      text.replace(/^phone:\n {2}general:$/m, 'phone:\n  general: +442079460000'),
    )
    expect(legal.companyNumber).toBe('01234567')
    expect(phone.general).toBe('+442079460000')
    expect(readBusiness(changed('companyNumber', 'companyNumber: 12345678').text).legal.companyNumber).toBe(
      '12345678',
    )
  })
})
