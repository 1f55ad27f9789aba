import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { folderFor } from '../tests/support/folder.ts'
import { type FakeSmtp, startSmtp } from '../tests/support/smtp.ts'
import { openDraft } from './draft.ts'
import { interview } from './interview.ts'

const PASSWORD = "it's-p@ss: word/1!*()"
const folder = folderFor('interview')
let smtp: FakeSmtp
beforeAll(async () => {
  smtp = await startSmtp({ password: PASSWORD })
})
afterAll(() => smtp.close())

/** Answers by the beginning of the question, one after the other; Enter to all others. */
async function answer(answers: Record<string, string[]>) {
  const draft = await openDraft(join(folder, 'environment'))
  const asked: { question: string; secret: boolean }[] = []
  const said: string[] = []
  const left = structuredClone(answers)
  await interview(draft, {
    say: (text) => said.push(text),
    async ask(question, secret = false) {
      asked.push({ question, secret })
      const key = Object.keys(left).find((start) => question.startsWith(start))
      return (key && left[key]?.shift()) ?? ''
    },
    close() {},
  })
  return { draft, asked: asked.map(({ question }) => question), all: asked, said: said.join('\n') }
}

function expectValues(draft: Awaited<ReturnType<typeof openDraft>>, values: Record<string, string>): void {
  const keys = Object.keys(values)
  expect(Object.fromEntries(keys.map((key) => [key, draft.value(key)]))).toEqual(values)
}

it('asks what the legal form needs, offers what is known, and asks again after a wrong answer', {
  tags: ['setup'],
}, async () => {
  const { draft, asked, said } = await answer({
    'Legal form': ['Ltd', 'sole-trader'],
    'VAT number': ['none'],
    'What references begin with': ['wax', 'WAX'],
    Monogram: ['W'],
    'Address of the site': ['http://www.wax.test', 'WWW.Wax.test/'],
    'General e-mail address': ['post@wax.test'],
    'Address of your page for films': ['-'],
    'Address of your page for pictures': ['photo.test/wax'],
    'Address of your page where customers': ['-'],
  })
  expect(said).toContain('legal.form must be one of company, llp, partnership, sole-trader')
  expect(said).toContain('host must be https:// and the name of the site')
  expect(said).toContain('referencePrefix must be two to four capital letters')
  const starts = (words: string) => asked.filter((question) => question.startsWith(words))
  expect(starts('Number at Companies House')).toEqual([])
  expect(starts('Name of that site')).toEqual([])
  expect(starts('E-mail address for the European Union')[0]).toContain('[post@wax.test]')
  expect(starts('General e-mail address')[0]).not.toContain('example')
  expectValues(draft, {
    'legal.form': 'sole-trader',
    'legal.vatNumber': 'none',
    monogram: 'W',
    referencePrefix: 'WAX',
    host: 'https://www.wax.test',
    SITE_URL: 'https://www.wax.test',
    'email.operator': 'post@wax.test',
    'social.video.url': '',
    'social.photo.url': 'https://photo.test/wax',
    'reviews.url': '',
  })
})

it('asks how offers are made, for the rate of VAT only where there is VAT, and for a bank account as a whole', {
  tags: ['setup'],
}, async () => {
  const account = 'Name of the account to which customers'
  const { draft, asked, said } = await answer({
    'VAT number': ['GB123456789'],
    'VAT in percent': ['20%', '17.5'],
    'How you type the amounts': ['both', 'net'],
    'For how many days': ['21'],
    'How large a document': ['51', '25'],
    [account]: ['Wax Limited'],
    'Its sort code': ['123', '012345'],
    'Its account number': ['', '01234567'],
    'Its IBAN': ['GB82', 'GB82 WEST 1234 5698 7654 32', 'GB51 WEST 0123 4501 2345 67'],
  })
  expect(said).toContain('orders.vatRate must be a percentage without its sign')
  expect(said).toContain('orders.prices must be gross or net')
  expect(said).toContain('orders.largestDelivery must be a whole number of megabytes')
  expect(said).toContain('orders.bankTransfer.sortCode must be six figures, such as 12-34-56')
  expect(said).toContain('orders.bankTransfer.iban must be that of sort code 01-23-45 and account number')
  expectValues(draft, {
    'orders.vatRate': '17.5',
    'orders.prices': 'net',
    'orders.offerDays': '21',
    'orders.largestDelivery': '25',
    'orders.bankTransfer.name': 'Wax Limited',
    'orders.bankTransfer.sortCode': '012345',
    'orders.bankTransfer.accountNumber': '01234567',
    'orders.bankTransfer.iban': 'GB51 WEST 0123 4501 2345 67',
  })
  expect(draft.faults()).toEqual([])
  // Each line is judged when it is typed, not when all have been.
  const own = asked
    .filter((question) => question.startsWith('Its '))
    .map((question) => question.split(/[,:]/)[0])
  expect(own).toEqual([
    'Its sort code',
    'Its sort code',
    'Its account number',
    'Its account number',
    'Its IBAN',
    'Its IBAN',
    'Its IBAN',
  ])
  expect(said).toContain('This is needed, too.')
})

it('asks for what customers can check, and what else a business decides, and judges each at once', {
  tags: ['setup'],
}, async () => {
  const { draft, asked, said } = await answer({
    'VAT number': ['GB123456789'],
    'VAT on services to businesses': ['none', 'exempt'],
    'Name of the account to which customers': ['Wax Limited'],
    'Its sort code': ['012345'],
    'Its account number': ['01234567'],
    'How much of a bank transfer': ['£5', '500'],
    'How often a customer': ['3'],
    'After how many days': ['5'],
    'What a consultation costs': ['4550'],
    'Within how many hours you answer a request': ['6'],
    'Address of your page where customers': ['reviews.test/wax'],
    'Association that': ['Guild: of Wax, (GW)'],
    'Your number there': ['-'],
    'Address of your entry': ['ftp://guild.test', 'guild.test/7'],
    'Your rating': ['4.8'],
    'The highest rating': ['1', '5'],
    'The number of reviews': ['127'],
    'The day on which you looked': ['yesterday', '2026-11-20'],
    'What you promise': ['We put our own mistakes right.'],
    'Languages of the site': ['es, xx', 'pl es'],
  })
  for (const fault of [
    'orders.vat.businessAbroad must be one of standard, zero, exempt, outside',
    'orders.transferTolerance must be a whole number of pence',
    'proofs.memberships.1.url must',
    'proofs.rating.outOf must be the highest score',
    'proofs.rating.date must be a day',
    'is not a language that there is',
  ])
    expect(said).toContain(fault)
  expectValues(draft, {
    'orders.vat.businessAbroad': 'exempt',
    'orders.transferTolerance': '500',
    'orders.draftRounds': '3',
    'orders.reminderDays': '5',
    'consultation.price': '4550',
    'promises.quoteHours': '6',
    'proofs.memberships.0.name': 'Guild: of Wax, (GW)',
    'proofs.memberships.0.url': 'https://guild.test/7',
    'proofs.rating.reviews': '127',
    'proofs.guarantee': 'We put our own mistakes right.',
    languages: 'pl,es',
  })
  expect(draft.faults()).toEqual([])
  // Invoices state VAT in pounds.
  expect(asked.filter((question) => question.startsWith('Currency'))).toEqual([])
})

it('asks for nothing that hangs on what there is not', { tags: ['setup'] }, async () => {
  const { draft, asked } = await answer({
    'VAT number': ['none'],
    'Name of the account to which customers': ['-'],
    'Address of your page where customers': ['-'],
    'Currency of consultations': ['eur'],
    'Languages of the site': ['none'],
  })
  const hanging = /^VAT in percent|^How you type|^Its |^How much of|^Your number|^The highest/
  expect(asked.filter((question) => hanging.test(question))).toEqual([])
  expectValues(draft, {
    'orders.bankTransfer.name': '',
    'consultation.currency': 'eur',
    languages: '',
    'proofs.memberships.0.name': '',
  })
})

it('a number that belongs to another form or part of the country goes with it', {
  tags: ['setup'],
}, async () => {
  const { draft } = await answer({
    'Legal form': ['llp'],
    'Registered in': ['Scotland'],
    'Number at': ['OC123456', 'SO123456'],
  })
  expect(draft.value('legal.companyNumber')).toBe('SO123456')
  expect(draft.faults()).toEqual([])
})

it('tries the mail server at once, asks again if it refuses, and never repeats a password', {
  tags: ['setup'],
}, async () => {
  const { port } = new URL(smtp.url)
  const { draft, all, said } = await answer({
    'Mail server': ['localhost'],
    Port: [port],
    User: ['me@wax.test'],
    Password: ['forgotten', PASSWORD],
    'Answer these again': ['y'],
  })
  expect(said).toContain(
    `The mail server localhost:${port} cannot be used: the user or the password is wrong.`,
  )
  expect(draft.value('SMTP_URL')).toBe(
    `smtp://me%40wax.test:it%27s-p%40ss%3A%20word%2F1%21%2A%28%29@localhost:${port}`,
  )
  expect(draft.value('mail.password')).toBe(PASSWORD)
  const passwords = all.filter(({ question }) => question.startsWith('Password'))
  expect(passwords).toEqual([
    { question: 'Password: ', secret: true },
    { question: 'Password [Enter keeps the present one]: ', secret: true },
  ])
  expect(all.filter(({ question }) => question.startsWith('Answer these again'))).toHaveLength(1)
  for (const secret of ['forgotten', PASSWORD]) expect(said).not.toContain(secret)
})

it('asks again for what the settings file cannot hold, and takes an SMTP_URL with a bare percent sign as it stands', {
  tags: ['setup'],
}, async () => {
  const { said } = await answer({
    'Address of the site': ["'https://www.wax.test'", "https://www.wax's.test"],
    'Secret key of Stripe': ["'sk_live_1'", '-'],
    'What a consultation costs': ['30.00'],
    'Mail server': ['smtps://mail.wax.test:465'],
  })
  expect(said).toContain('consultation.price must be a whole number of pence')
  expect(said).toContain('The mail server is a name alone')
  expect(said).toContain('SITE_URL cannot hold an apostrophe or a line break')
  expect(said).toContain('STRIPE_SECRET_KEY cannot hold an apostrophe or a line break')
  const file = join(folder, 'written-by-hand')
  await writeFile(file, 'SMTP_URL=smtps://me:100%@mail.wax.test\n')
  expect((await openDraft(file)).value('mail.password')).toBe('100%')
  await writeFile(file, 'SITE_URL=https://a.test\nSITE_URL=https://b.test\n')
  const twice = await openDraft(file)
  twice.set('SITE_URL', 'https://c.test')
  expect(twice.value('SITE_URL')).toBe('https://c.test')
  await expect(openDraft(join(folder, 'none', 'file'))).rejects.toThrow(/none is not there: make it/)
})

it('goes back, also over what was not asked, into another section, and out of a bank account', {
  tags: ['setup'],
}, async () => {
  const account = 'Name of the account to which customers'
  const { draft, asked } = await answer({
    'Full name': ['<', 'Wax', 'Wax & Thread'],
    'Name for everyday use': ['<', 'Wax'],
    'How large a document': ['25', '24'],
    [account]: ['Wax Limited', '<'],
    'Its sort code': ['<', '<'],
    'Address of the site': ['www.wax.test'],
  })
  expectValues(draft, {
    name: 'Wax & Thread',
    shortName: 'Wax',
    'orders.largestDelivery': '24',
    'orders.bankTransfer.name': '',
    host: 'https://www.wax.test',
  })
  expect(asked.filter((question) => question.startsWith('Full name'))).toHaveLength(3)

  // The questions about VAT between the two are not asked.
  const across = await answer({
    'VAT number': ['none'],
    Telephone: ['none', '+44 113 496 0000'],
    'For how many days': ['<', '20'],
  })
  expect(across.draft.value('phone.general')).toBe('+44 113 496 0000')
  expect(across.draft.value('orders.offerDays')).toBe('20')
})
