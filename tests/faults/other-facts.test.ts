// @module-tag release

import { copyFile, glob, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BUSINESS_FILE, readBusiness } from '../../tools/facts/business-schema.ts'
import { valuesOf } from '../support/fact-values.ts'
import { OTHER_FACTS, otherCheckout } from '../support/other-checkout.ts'

/** An owner changes every fact in content/business.yaml, and nothing else: all that is made says the new ones, and no old one. */

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

let other: Awaited<ReturnType<typeof otherCheckout>>

/** What the other checkout says: its path and its text. */
const said = new Map<string, string>()

beforeAll(async () => {
  other = await otherCheckout(OTHER_FACTS)
  const { run, read, folder } = other

  const unmade = await run('host/main.ts').catch((error) => error)
  said.set('the host before', unmade.stderr)
  said.set('the command', (await run('tools/generate.ts', '--if-changed')).stdout)
  const founders = 'content/pages/our-founders-story.md'
  await writeFile(join(folder, founders), (await read(founders)).replace(', translation,', ','))
  await mkdir(join(folder, 'public/pictures/founders'))
  await copyFile(
    join(folder, 'public/pictures/events/moving-abroad.jpg'),
    join(folder, 'public/pictures/founders/translation.JPG'),
  )
  await run('host/static/ensure-build.ts', 'en')
  const script = `
    const { MAIL_SAMPLES } = await import('./host/http/dev-mail.ts')
    const { readSettings } = await import('./host/settings.ts')
    const { problemPage } = await import('./supabase/functions/_shared/forms/form-page.ts')
    const { ENGLISH: words } = await import('./supabase/functions/_shared/words.ts')
    const { MAIL_FROM, ADMIN_EMAIL } = readSettings({})
    const home = { SITE_URL: 'https://site.example', SUPABASE_URL: 'https://site.example' }
    const mistake = await (await problemPage(home, { status: 400, words })).text()
    process.stdout.write(JSON.stringify({ MAIL_SAMPLES, MAIL_FROM, ADMIN_EMAIL, mistake }))`
  const { MAIL_SAMPLES, mistake, ...settings } = JSON.parse(
    (await run('--input-type=module', '-e', script)).stdout,
  )
  said.set('the page of a mistake', mistake)
  said.set('the settings', JSON.stringify(settings))
  for (const [kind, { subject, text, html, calendar }] of Object.entries<Record<string, unknown>>(
    MAIL_SAMPLES,
  ))
    said.set(`mail: ${kind}`, [subject, text, html, JSON.stringify(calendar ?? '')].join('\n'))
  const files = 'build/site/**/*.{html,js,css,xml,txt,webmanifest,svg}'
  for await (const path of glob(
    [
      files,
      'build/site/_*',
      'contract/business-facts.ts',
      'content/business.ts',
      'supabase/{config.toml,business-facts.sql}',
      'supabase/templates/*',
      'deploy/*.{service,timer}',
    ],
    { cwd: folder },
  ))
    said.set(path, await read(path))
}, 400_000)

afterAll(() => other?.dispose())

/** Marks of the project, not of the business: folders, units and the project's id. */
const PROJECT = /(?<=\/)signet-and-quill|signet-and-quill(?=[@/"]|-backup)/g

/** Old values that are no fact of the business where they stand. */
const OTHER_MEANINGS = [
  // the headline, which is the owner's to the letter
  'build/site/index.html: >Document Services<',
  // how long a chosen time is kept for somebody who is paying
  'mail: booking_lost: 30 minutes',
]

describe('other facts', () => {
  it('are in everything that is made, and no old one is left', async () => {
    const old = readBusiness(await readFile(join(ROOT, BUSINESS_FILE), 'utf8'))
    const values = valuesOf(old)
    const left = [...said].flatMap(([path, text]) => {
      const ours = text.replace(PROJECT, '')
      return values.filter((value) => ours.includes(value)).map((value) => `${path}: ${value}`)
    })
    expect(left.filter((found) => !OTHER_MEANINGS.includes(found))).toEqual([])
    expect(said.size).toBeGreaterThan(120)
    expect([...said.keys()].filter((path) => path.startsWith('mail: ')).length).toBeGreaterThan(15)
  })

  it.each([
    ['build/site/index.html', '<title>Professional Document Services Worldwide | Wax &amp; Thread</title>'],
    ['build/site/index.html', '"legalName":"Wax and Thread Limited","vatID":"GB123456789"'],
    ['build/site/booking-form.html', '£45.50<small>VAT included</small>'],
    ['build/site/booking-form.html', 'To pay now, VAT included'],
    [
      'build/site/contact-us-directly.html',
      '<dt>Registered office</dt><dd>3 Specimen Quay, Leith EH6 1AA</dd>',
    ],
    ['build/site/contact-us-directly.html', 'within 2 working days and answer it within 6 weeks'],
    ['build/site/terms-of-service.html', 'costs £45.50 (VAT included) and is paid'],
    ['build/site/terms-of-service.html', 'Our prices include VAT where it is due.'],
    ['build/site/terms-of-service.html', 'Registered in: Scotland, number SC123456.'],
    ['build/site/terms-of-service.html', 'To Wax and Thread Limited, 77 Sample Yard'],
    ['build/site/privacy-policy.html', 'register of fee payers is ZA123456.'],
    ['mail: booking_confirmed', 'Paid:        £45.50, VAT included'],
    ['mail: booking_confirmed', '- To Wax and Thread Limited, 77 Sample Yard'],
    ['mail: booking_confirmed', 'acknowledge it within 2 working days, and answer it within 6 weeks'],
    ['contract/business-facts.ts', 'vatRate: 1250 as number | null'],
    ['contract/business-facts.ts', "prices: 'net' as"],
    ['contract/business-facts.ts', 'offerDays: 21'],
    ['build/site/booking-form.html', 'value="10:15"'],
    ['build/site/booking-form.html', 'value="18:15"'],
    ['mail: quote_customer', '>WT</td>'],
    ['contract/business-facts.ts', "accountNumber: '01234567',\n  iban: 'GB38 WEST 1234 5601 2345 67'"],
    [
      'contract/business-facts.ts',
      "'Trading as Wax, Thread & Sons Certified Papers', '77 Sample Yard, Leeds",
    ],
    ['supabase/business-facts.sql', "'10:15',\n  '18:30',\n  6,\n  true,\n  5,\n  false,\n"],
    [
      'supabase/business-facts.sql',
      "values (\n  true,\n  '{2,3,4,6}',\n  '10:15',\n  '18:15',\n  60,\n  60,\n  48,\n",
    ],
    ['supabase/business-facts.sql', ',2026-12-25,2026-12-26,2026-12-28,2026-12-30,2026-12-31'],
    ['supabase/business-facts.sql', ',2027-05-04,2027-05-07,'],
    [
      'supabase/business-facts.sql',
      `'{"name":"Wax and Thread Limited","lines":["Trading as Wax, Thread & Sons`,
    ],
    [
      'supabase/business-facts.sql',
      `"VAT number GB123456789"],"vatNumber":"GB123456789","companyNumber":"SC123456",`,
    ],
    [
      'the settings',
      '"MAIL_FROM":"Wax & Thread <post@waxandthread.example>","ADMIN_EMAIL":"desk@waxandthread.example"',
    ],
    ['the host before', 'content/business.yaml has changed: run `npm run build`'],
    ['the command', 'are out of date: There is no Chromium'],
  ])('%s says: %s', (path, text) => {
    expect(said.get(path)).toContain(text)
  })

  it('begin the references of all samples', () => {
    const mails = [...said].filter(([path]) => path.startsWith('mail: '))
    expect(mails.filter(([, text]) => /\bSQ-/.test(text)).map(([path]) => path)).toEqual([])
    expect(mails.filter(([, text]) => text.includes('WAX-')).length).toBeGreaterThan(15)
  })

  it('are joined by the portrait of whom a picture is named after, and by nobody else’s', () => {
    const pictures = said.get('build/site/our-founders-story.html')?.match(/<img [^>]*>/g) ?? []
    const portraits = pictures.filter((picture) => picture.includes('alt="Founder'))
    expect(portraits).toEqual([
      expect.stringMatching(/src="\/assets\/translation-\S+\.jpeg".*alt="Founder, Translation"/),
    ])
  })

  it('do not put the bank account into what every visitor loads', () => {
    const loaded = [...said].filter(([path]) => /^build\/site\/.*\.(html|js)$/.test(path))
    expect(loaded.length).toBeGreaterThan(50)
    expect(loaded.filter(([, text]) => /12-34-56|GB38 WEST/.test(text)).map(([path]) => path)).toEqual([])
  })

  it('are looked at again by `npm start` when a page’s text has changed, and only then', async () => {
    const page = join(other.folder, 'content/pages/our-review.yaml')
    const text = await readFile(page, 'utf8')
    const look = () => other.run('tools/generate.ts', '--if-changed').catch((error) => error)
    // Not in what the site is made of, so it stays until something is generated.
    const made = join(other.folder, 'supabase/templates/recovery.html')
    const template = await readFile(made, 'utf8')
    await writeFile(made, 'by hand')
    expect(await look()).toMatchObject({ stdout: '' })
    expect(await readFile(made, 'utf8')).toBe('by hand')
    await writeFile(page, `${text}nonsense: true\n`)
    expect(await look()).toMatchObject({ code: 1, stderr: expect.stringContaining('our-review.yaml') })
    expect(await readFile(made, 'utf8')).toBe(template)
    await writeFile(page, text)
  })

  it('are engraved in the seal', async () => {
    const seal = (root: string) => readFile(join(root, 'src/art/seal-light.svg'), 'utf8')
    expect(await seal(other.folder)).not.toBe(await seal(ROOT))
  })
})
