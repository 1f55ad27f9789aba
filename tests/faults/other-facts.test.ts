import { execFile } from 'node:child_process'
import { cp, glob, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BUSINESS_FILE, readBusiness } from '../../tools/facts/read-business.ts'
import { valuesOf } from '../../tools/facts/values.ts'

/** An owner changes every fact in content/business.yaml, and nothing else: all that is made says the new ones, and no old one. */

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** What is made here, and is not part of a checkout; the packages are lent to it. */
const OWN = /^(\.git|\.react-router|build|\.data|node_modules|screenshots|test-results)(\/|$)/

const OTHER_FACTS = `
name: Wax, Thread & Sons Certified Papers
shortName: Wax & Thread
descriptor: Certified Papers
founded: 1999
host: https://www.waxandthread.example
legal:
  name: Wax and Thread Limited
  companyNumber: 01234567
  registeredOffice:
  vatNumber:
address:
  street: 77 Sample Yard
  city: Leeds
  postcode: LS1 1ZZ
  country: United Kingdom
  countryCode: GB
email:
  general: post@waxandthread.example
  uk: britain@waxandthread.example
  eu: europe@waxandthread.example
  operator: desk@waxandthread.example
  security: holes@waxandthread.example
phone:
  general: +44 113 496 0000
social:
  video: { label: Vimeo, url: https://films.example/wax }
  photo: { label: Flickr, url: https://pictures.example/wax }
  professional: { label: Xing, url: https://work.example/wax }
reviews:
  site: opinions.example
  url: https://opinions.example/wax
  widget: https://opinions.example/frame/wax
consultation:
  minutes: 45
  price: 4550
  currency: eur
  days: [Tuesday, Wednesday, Thursday, Saturday]
  opens: 10:15
  closes: 18:30
  slots: { first: 10:15, last: 18:15, every: 60 }
  cancelHours: 36
  videoLink: https://room.example/wax
promises:
  replyHours: 6
  languages: 250
`

let folder: string
const run = (...args: string[]) =>
  promisify(execFile)(process.execPath, args, {
    cwd: folder,
    maxBuffer: 16 * 1024 * 1024,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, CHROMIUM_PATH: join(folder, 'none') },
  })
const read = (path: string) => readFile(join(folder, path), 'utf8')

/** What the other checkout says: its path and its text. */
const said = new Map<string, string>()

beforeAll(async () => {
  const parent = await mkdtemp(join(tmpdir(), 'facts-'))
  folder = join(parent, 'checkout')
  await cp(ROOT, folder, { recursive: true, filter: (source) => !OWN.test(relative(ROOT, source)) })
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  await writeFile(join(folder, BUSINESS_FILE), OTHER_FACTS)

  const unmade = await run('host/main.ts').catch((error) => error)
  said.set('the host before', unmade.stderr)
  said.set('the command', (await run('tools/generate.ts')).stdout)
  await run('host/static/ensure-build.ts')
  const script = `
    const { MAIL_SAMPLES } = await import('./host/http/dev-mail-samples.ts')
    const { readSettings } = await import('./host/settings.ts')
    const { MAIL_FROM, ADMIN_EMAIL } = readSettings({})
    process.stdout.write(JSON.stringify({ MAIL_SAMPLES, MAIL_FROM, ADMIN_EMAIL }))`
  const { MAIL_SAMPLES, ...settings } = JSON.parse((await run('--input-type=module', '-e', script)).stdout)
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

afterAll(() => rm(join(folder, '..'), { recursive: true, force: true }))

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
    ['build/site/index.html', 'https://www.waxandthread.example/social-card.jpg'],
    [
      'build/site/index.html',
      'Forty-five minutes, €45.50, Tuesday to Thursday and Saturday between 10:15 and 18:30\u00a0GMT',
    ],
    ['build/site/index.html', 'Enquiries are answered within six hours.'],
    ['build/site/index.html', '"telephone":"+44 113 496 0000"'],
    ['build/site/booking-form.html', '45-minute consultation'],
    ['build/site/booking-form.html', 'Book &amp; Pay €45.50'],
    ['build/site/booking-form.html', 'Cancel up to 36 hours before'],
    ['build/site/booking-form.html', 'value="10:15"'],
    ['build/site/booking-form.html', 'value="18:15"'],
    [
      'build/site/contact-us-directly.html',
      'Video consultation Tuesday to Thursday and Saturday 10:15-18:30 GMT',
    ],
    ['build/site/privacy-policy.html', 'Wax and Thread Limited, 77 Sample Yard, Leeds LS1 1ZZ'],
    ['build/site/our-review.html', 'https://opinions.example/frame/wax'],
    ['build/site/_headers', 'frame-src https://opinions.example'],
    ['build/site/robots.txt', 'https://www.waxandthread.example/sitemap.xml'],
    ['build/site/site.webmanifest', '"short_name": "Wax & Thread"'],
    ['contract/business-facts.ts', 'price: 4550'],
    ['supabase/config.toml', 'sender_name = "Wax & Thread"\n'],
    ['supabase/config.toml', 'admin_email = "post@waxandthread.example"\n'],
    ['supabase/business-facts.sql', "values (true, '{2,3,4,6}', '10:15', '18:15', 60)"],
    ['supabase/templates/recovery.html', 'Wax, Thread &amp; Sons Certified Papers'],
    ['deploy/signet-and-quill@.service', 'Description=Wax & Thread, the host on port %i'],
    [
      'the settings',
      '"MAIL_FROM":"Wax & Thread <post@waxandthread.example>","ADMIN_EMAIL":"desk@waxandthread.example"',
    ],
    ['the host before', 'content/business.yaml has changed: run `npm run build`'],
    ['the command', 'are out of date: There is no Chromium'],
  ])('%s says: %s', (path, text) => {
    expect(said.get(path)).toContain(text)
  })

  it('are engraved in the seal', async () => {
    const seal = (root: string) => readFile(join(root, 'src/art/seal-light.svg'), 'utf8')
    expect(await seal(folder)).not.toBe(await seal(ROOT))
  })
})
