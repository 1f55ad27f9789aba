import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { ContentError } from '#src/collections/source.ts'
import { BUSINESS_FILE, readBusiness } from './business-schema.ts'

const NO_ACCOUNT = '  bankTransfer:\n'

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
  (await readFile(new URL('../../content/business.yaml', import.meta.url), 'utf8')).replace(
    /^ {2}bankTransfer:\n( {4}.*\n)*/m,
    NO_ACCOUNT,
  ),
)

const lineOf = (text: string, part: string) => text.slice(0, text.indexOf(part)).split('\n').length

function changed(key: string, value: string): { text: string; line: number } {
  const pattern = new RegExp(`^( *)${key}:.*$`, 'm')
  const found = pattern.exec(yaml)
  if (!found) throw new Error(`There is no ${key}`)
  return { text: yaml.replace(pattern, () => `${found[1]}${value}`), line: lineOf(yaml, found[0]) }
}

const filled = (values: object) =>
  Object.entries(values).reduce(
    (text, [key, value]) => text.replace(new RegExp(`^( +${key}:).*$`, 'm'), `$1 ${value}`),
    yaml,
  )

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

  it.each(
    `
price: 30.00 | consultation.price must be a whole number of pence, such as 3000
price: | consultation.price must be a whole number of pence, such as 3000
currency: pounds | consultation.currency must be gbp, eur or usd
opens: 9am | consultation.opens must be a time of four figures, such as 09:00
closes: 08:00 | consultation.closes must be later than consultation.opens (09:00)
first: 08:00 | consultation.slots.first must not be before consultation.opens (09:00)
last: 17:30 | consultation.slots.last must not be after consultation.closes (17:00)
last: 16:45 | consultation.slots.last must be reached from 09:00 in steps of 30 minutes
every: 20 | consultation.slots.every must be at least consultation.minutes (30), or consultations overlap
days: [Monday, Tusday] | consultation.days.2 must be a weekday in English with a capital letter, such as Monday
days: Monday to Friday | consultation.days must be a list of different weekdays, such as [Monday, Tuesday, Friday]
general: hello at example.com | email.general must be an e-mail address, such as hello@example.com
monogram: WAXY | monogram must be one to three letters without accents, or &, such as &
referencePrefix: sq | referencePrefix must be two to four capital letters, such as SQ
host: www.example.com | host must be https:// and the name of the site, without a slash at the end, such as https://www.example.com
host: https://www.example.com/ | host must be https:// and the name of the site, without a slash at the end, such as https://www.example.com
companyNumber: 1234 | legal.companyNumber must be eight characters, such as 01234567 or SC123456, or empty
form: Ltd | legal.form must be one of company, llp, partnership, sole-trader
registeredIn: England | legal.registeredIn must be one of England and Wales, Wales, Scotland, Northern Ireland
vatRegisteredFrom: 2026-02-30 | legal.vatRegisteredFrom must be a day that is not still to come, such as 2026-12-15, or empty
vatRegisteredFrom: 2999-01-01 | legal.vatRegisteredFrom must be a day that is not still to come, such as 2026-12-15, or empty
vatNumber: 12345678 | legal.vatNumber must be a VAT number, such as GB123456789, or none, or empty
icoNumber: registered | legal.icoNumber must be the number in the register of fee payers, such as ZA123456, or none, or empty
complaintDays: soon | promises.complaintDays must be a whole number of working days from 1 to 20, such as 3
replyHours: four | promises.replyHours must be a whole number of hours from 1 to 168, such as 4
bankHolidays: maybe | opening.bankHolidays must be closed or open
exceptionalHolidays: [2027-02-30] | opening.exceptionalHolidays.1 must be a day that exists, written as year-month-day, such as 2026-12-28
movedHolidays: [2027-05-04 to 2027-05-07] | opening.movedHolidays.1 must be a bank holiday and the day to which it was moved, such as 2027-05-03 to 2027-05-07
closed: [2026-12-31 to 2026-12-29] | opening.closed.1 must be a day or a range of at most a year, such as 2026-12-28, or 2026-12-29 to 2026-12-31
buffer: -5 | consultation.buffer must be a whole number of minutes from 0 to 480, such as 15
vatRate: 20% | orders.vatRate must be a percentage without its sign, such as 20 or 17.5
prices: with VAT | orders.prices must be gross or net
home: full | orders.vat.home must be one of standard, zero, exempt, outside
offerDays: two weeks | orders.offerDays must be a whole number of days from 1 to 90, such as 14
largestDelivery: 51 | orders.largestDelivery must be a whole number of megabytes from 10 to 50, such as 25
reminderDays: 0 | orders.reminderDays must be a whole number of days from 1 to 30, such as 3
draftRounds: often | orders.draftRounds must be a whole number of rounds from 0 to 9, such as 2
bankTransfer: yes | orders.bankTransfer must be followed by its own lines, each two blanks further in
founded => # founded | founded is missing: it must be a year, such as 2025
founded => fuonded: 2025 | fuonded is not a fact that is used anywhere: check its spelling
replyHours => replyHour: 4 | promises.replyHours is missing: it must be a whole number of hours from 1 to 168, such as 4
`
      .trim()
      .split('\n')
      .map((row) => /^(?:(\w+) => )?((\w*).*) \| (.*)$/.exec(row) as unknown as string[])
      .map(([, key, value = '', own = '', expected = '']) => [key ?? own, value, expected] as const),
  )('are refused with file, line and expectation: %s written as "%s"', (key, value, expected) => {
    const { text, line } = changed(key, value)
    // Of what is not there, the section is named, or the first line.
    const section = expected.startsWith('promises') ? lineOf(text, '\npromises:') + 1 : 1
    const where = expected.includes('is missing') ? section : line
    expect(complaint(text).split('\n')).toContain(`${BUSINESS_FILE}:${where}: ${expected}`)
  })

  it.each([
    [
      'companyNumber',
      { form: 'sole-trader', companyNumber: '01234567' },
      'legal.companyNumber must be empty, or legal.form company or llp: a sole-trader has no such number',
    ],
    [
      'registeredIn',
      { companyNumber: 'SC123456' },
      'legal.registeredIn or legal.form must be another: SC123456 is not the number of a company in England and Wales',
    ],
    [
      'registeredIn',
      { form: 'llp', companyNumber: '01234567' },
      'legal.registeredIn or legal.form must be another: 01234567 is not the number of an llp in England and Wales',
    ],
    [
      'currency',
      { vatNumber: 'GB123456789', currency: 'eur' },
      'consultation.currency must be gbp where legal.vatNumber is a number: invoices state VAT in pounds',
    ],
  ])('are refused where they contradict each other: %s with %j', (key, values, expected) => {
    const text = filled(values)
    expect(complaint(text)).toBe(`${BUSINESS_FILE}:${lineOf(text, `  ${key}:`)}: ${expected}`)
  })

  it.each([
    { companyNumber: '01234567', registeredIn: 'Wales' },
    { companyNumber: 'SC123456', registeredIn: 'Scotland' },
    { companyNumber: 'R0123456', registeredIn: 'Northern Ireland' },
    { form: 'llp', companyNumber: 'NC123456', registeredIn: 'Northern Ireland' },
    { form: 'partnership', registeredOffice: '1 Quay, Leith' },
    { vatNumber: 'none', icoNumber: 'none', insurer: 'none', currency: 'eur' },
    { vatNumber: 'GB 123 4567 89' },
  ])('can be true of every kind of house: %j', (values) => {
    expect(complaint(filled(values))).toBe('')
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

  it('have ranges of days as first and last day', () => {
    const { opening } = readBusiness(changed('closed', 'closed: [2026-12-28, 2026-12-29 to 2026-12-31]').text)
    expect(opening.closed).toEqual([
      ['2026-12-28', '2026-12-28'],
      ['2026-12-29', '2026-12-31'],
    ])
    expect(readBusiness(changed('closed', 'closed:').text).opening.closed).toEqual([])
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

  it('name the languages that the site speaks besides English', () => {
    const own = (value: string) => changed('languages', `languages:${value}`)
    expect(readBusiness(own('').text).languages).toBeNull()
    expect(readBusiness(own(' []').text).languages).toEqual([])
    expect(readBusiness(yaml.replace(/^languages:.*\n/m, '')).languages).toBeNull()
    const { text, line } = own(' [xx]')
    expect(complaint(text)).toMatch(
      new RegExp(`^${BUSINESS_FILE}:${line}: languages\\.1 is not a language that there is: .* in content/$`),
    )
    expect(complaint(own(' Spanish').text)).toMatch(/^\S+: languages must be a list in square brackets/)
  })

  it('may leave out all about offers, as in files from before there were any', () => {
    const before = yaml.replace(/^orders:\n(?: .*\n)*/m, '')
    expect(before).not.toContain('offerDays')
    expect(readBusiness(before).orders).toEqual({
      vatRate: 2000,
      prices: 'gross',
      vat: {
        home: 'standard',
        businessAbroad: 'outside',
        consumerAbroad: 'standard',
        words: { zero: null, exempt: null, outside: null, disbursement: null },
      },
      offerDays: 14,
      largestDelivery: 10,
      draftRounds: 2,
      reminderDays: 3,
      bankTransfer: null,
      transferTolerance: 1000,
    })
  })

  it.each([
    ['20', 2000],
    ['17.5', 1750],
    ['20.00', 2000],
    ['0', 0],
    ['8.25', 825],
  ])('have the rate of VAT, %s, in hundredths of a percent', (written, rate) => {
    expect(readBusiness(changed('vatRate', `vatRate: ${written}`).text).orders.vatRate).toBe(rate)
  })

  const withAccount = (lines: Record<string, string>) =>
    yaml.replace(
      NO_ACCOUNT,
      Object.entries(lines).reduce((text, [key, value]) => `${text}    ${key}: ${value}\n`, NO_ACCOUNT),
    )
  const ACCOUNT = { name: 'Wax Limited', sortCode: '12-34-56', accountNumber: '98765432' }

  it.each([
    [ACCOUNT, ['12-34-56', '98765432', null]],
    [{ ...ACCOUNT, sortCode: '012345', accountNumber: '01234567' }, ['01-23-45', '01234567', null]],
    [{ ...ACCOUNT, sortCode: '12 34 56', iban: '' }, ['12-34-56', '98765432', null]],
    [
      { ...ACCOUNT, sortCode: '123456', iban: 'GB82WEST12345698765432' },
      ['12-34-56', '98765432', 'GB82 WEST 1234 5698 7654 32'],
    ],
    [{ ...ACCOUNT, iban: 'BE71 0961 2345 6769' }, ['12-34-56', '98765432', 'BE71 0961 2345 6769']],
  ])('have a bank account, however its figures are written: %j', (lines, expected) => {
    const { name, sortCode, accountNumber, iban } = readBusiness(withAccount(lines)).orders.bankTransfer ?? {}
    expect(name).toBe('Wax Limited')
    expect([sortCode, accountNumber, iban]).toEqual(expected)
  })

  const IBAN =
    'must be an international account number without a mistake in it, such as GB82 WEST 1234 5698 7654 32, or empty'

  it.each([
    ['sortCode', '12-34-5', 'must be six figures, such as 12-34-56'],
    ['accountNumber', '1234567', 'must be eight figures, such as 98765432'],
    ['iban', 'GB82 WEST 1234 5698 7645 32', IBAN],
    ['iban', 'GB82 WEST 1234', IBAN],
    ['iban', 'GB29 NWBK 6016 1331 9268 19', 'must be that of sort code 12-34-56 and account number 98765432'],
    ['name', '', 'must be the name of the account in one line'],
    ['bic', 'WESTGB2L', 'is not a fact that is used anywhere: check its spelling'],
  ])(
    'are refused with a bank account to which nobody could pay: %s written as "%s"',
    (key, value, expected) => {
      const text = withAccount({ ...ACCOUNT, [key]: value })
      expect(complaint(text)).toBe(
        `${BUSINESS_FILE}:${lineOf(text, `    ${key}:`)}: orders.bankTransfer.${key} ${expected}`,
      )
    },
  )

  const withProofs = (key: 'memberships' | 'rating', lines: readonly string[]) =>
    yaml.replace(
      new RegExp(`^  ${key}:\n`, 'm'),
      `  ${key}:\n${lines.map((line) => `    ${line}\n`).join('')}`,
    )
  const ITI = ['- name: Example Institute (EI)', '  number: 012345', '  url: https://ei.test/members/012345']
  const RATING = ['score: 4.80', 'outOf: 5', 'reviews: 127', 'date: 2026-11-20']
  const SCORE = 'must be the score as it stands there, such as 4.8'
  const NUMBER = 'must be your number there, in letters and figures, such as 12345'
  const LIST =
    'must be up to six entries with a name and an address, each of which begins with a hyphen, or empty'

  it('have what customers can check, each only if it is filled in', () => {
    expect(readBusiness(yaml).proofs).toEqual({ memberships: [], rating: null, guarantee: null })
    const text = withProofs('memberships', [...ITI, '- name: EA', '  url: https://ea.test/us'])
    expect(readBusiness(text).proofs.memberships).toEqual([
      { name: 'Example Institute (EI)', number: '012345', url: 'https://ei.test/members/012345' },
      { name: 'EA', number: null, url: 'https://ea.test/us' },
    ])
    expect(readBusiness(withProofs('rating', RATING)).proofs.rating).toMatchObject({
      score: '4.80',
      outOf: 5,
    })
    expect(readBusiness(changed('guarantee', 'guarantee: none').text).proofs.guarantee).toBeNull()
    for (const rest of ['', 'proofs:\n'])
      expect(readBusiness(yaml.replace(/^proofs:\n(?: .*\n)*/m, rest)).proofs.memberships).toEqual([])
  })

  it.each([
    [
      'memberships',
      ITI,
      'name: Example Institute (EI)',
      'name:',
      '1.name must be the name of the association in one line, such as',
    ],
    ['memberships', ITI, '012345', '"#1"', `1.number ${NUMBER}`],
    [
      'memberships',
      ITI,
      'https://ei.test/',
      'javascript:',
      '1.url must be an address that begins with https://',
    ],
    [
      'memberships',
      ITI,
      'number',
      'nubmer',
      '1.nubmer is not a fact that is used anywhere: check its spelling',
    ],
    ['memberships', ['none'], 'none', 'none', LIST],
    ['memberships', Array(7).fill(ITI).flat(), '- name', '- name', LIST],
    ['rating', RATING, '4.80', '5.1', 'score must not be higher than proofs.rating.outOf'],
    ['rating', RATING, '4.80', 'very good', `score ${SCORE}`],
    [
      'rating',
      RATING,
      'outOf: 5',
      'outOf: 100',
      'outOf must be the highest score that can be given, such as 5',
    ],
    ['rating', RATING, '127', 'many', 'reviews must be the number of reviews, such as 127'],
    ['rating', RATING, '2026-11-20', 'November', 'date must be a day that exists, written as year-month-day'],
  ] as const)(
    'are refused with %s that nobody could check: %j with %s as %s',
    (key, lines, from, to, expected) => {
      const text = withProofs(key, lines.join('\n').replace(from, to).split('\n'))
      const [told = ''] = complaint(text).split('\n')
      expect(told).toMatch(new RegExp(`^${BUSINESS_FILE}:\\d+: proofs\\.${key}`))
      expect(told).toContain(expected)
      // On the line of the value, or, of what is no list, on that of the key.
      const line = Number(told.split(':')[1])
      const at = expected === LIST ? `  ${key}:` : to
      expect(text.split('\n')[line - 1]).toContain(at)
    },
  )

  it('are refused with a rating that has no source', () => {
    const text = withProofs('rating', RATING).replace(/^reviews:\n(?: .*\n)*/m, 'reviews:\n')
    expect(complaint(text)).toBe(
      `${BUSINESS_FILE}:${lineOf(text, '  rating:')}: proofs.rating must be empty, or reviews be filled in: customers must be able to read what the rating comes from`,
    )
  })

  it('are refused with a bank account of which a line is missing', () => {
    const { sortCode: _, ...rest } = ACCOUNT
    const text = withAccount(rest)
    expect(complaint(text)).toBe(
      `${BUSINESS_FILE}:${lineOf(text, NO_ACCOUNT)}: orders.bankTransfer.sortCode is missing: it must be six figures, such as 12-34-56`,
    )
  })
})
