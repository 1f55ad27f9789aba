import type { ChildProcess } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parse, stringify } from 'yaml'
import { LANGUAGES } from '#content/languages.ts'
import { FORM_POST } from '#contract/backend.ts'
import { isExample } from '#contract/email-address.ts'
import { SAMPLE_ENQUIRY } from '#contract/enquiry.ts'
import { EVENTS } from '#functions/_shared/payments/stripe-webhook.ts'
import { BUSINESS_FILE } from '../../tools/facts/business-schema.ts'
import { DRAWN_FACTS, factsInPictures } from '../../tools/facts/pictures.ts'
import { startCommand } from '../support/command.ts'
import { startDns } from '../support/dns.ts'
import { eventually } from '../support/host.ts'
import { OTHER_FACTS, otherCheckout } from '../support/other-checkout.ts'
import { choosePort } from '../support/ports.ts'
import { type FakeSmtp, startSmtp } from '../support/smtp.ts'

/** From a fresh checkout to an open house: `npm run setup`, then a public start, which takes nothing half finished. */

/** Names that nobody owns, and that no example has. */
const FACTS = parse(OTHER_FACTS.replaceAll('.example', '.test'))
const SITE = FACTS.host
const DOMAIN = 'waxandthread.test'
const PASSWORD = 'tr0ub4dor&3'
const LIVE_KEY = 'sk_live_standin'

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const dkim = publicKey.export({ type: 'spki', format: 'der' }).toString('base64')

const RECORDS = {
  [`www.${DOMAIN}`]: { A: ['203.0.113.7'] },
  [DOMAIN]: { MX: [`mx.${DOMAIN}`], TXT: ['v=spf1 include:mail.test -all', 'something else'] },
  [`post._domainkey.${DOMAIN}`]: { TXT: [`v=DKIM1; k=rsa; p=${dkim}`] },
  [`_dmarc.${DOMAIN}`]: { TXT: ['v=DMARC1; p=quarantine'] },
}

let house: Awaited<ReturnType<typeof otherCheckout>>
let smtp: FakeSmtp
let original: string
let settingsFile: string
let settings: Record<string, string>
const records: Parameters<typeof startDns>[0] = structuredClone(RECORDS)
const dns = await startDns(records)
const hosts: ChildProcess[] = []

const account = { id: 'acct_1', object: 'account', charges_enabled: true, default_currency: 'gbp' }
const endpoints = [{ url: `${SITE}/functions/v1/stripe-webhook`, status: 'enabled', enabled_events: EVENTS }]
const stripe = createServer((request, response) => {
  const known = request.headers.authorization === `Bearer ${LIVE_KEY}`
  const body = request.url?.startsWith('/v1/account')
    ? account
    : { object: 'list', data: endpoints, has_more: false }
  response.writeHead(known ? 200 : 401, { 'content-type': 'application/json' })
  response.end(JSON.stringify(known ? body : { error: { type: 'invalid_request_error', message: 'No' } }))
})
const portOf = (server: { address: () => unknown }) => (server.address() as AddressInfo).port

type Outcome = { code: number; stdout: string; stderr: string }

const run = (...args: string[]): Promise<Outcome> =>
  house.run(...args).then(
    (done) => ({ ...done, code: 0 }),
    (error) => error,
  )

const KNOWN_HOSTS = [...JSON.stringify(FACTS).matchAll(/https:\/\/([\w.-]+)/g)].map(([, host]) => host)

/** The made-up customers of the samples, and the site that these came by. */
const SAMPLES = /\b[\w.]+@example\.com\b|\bhttps:\/\/site\.example\b/g

const places = () => ['--settings', settingsFile, '--dns', dns.address]

async function setUp(answers: object): Promise<Outcome> {
  const file = join(house.folder, 'answers.yaml')
  await writeFile(file, stringify(answers))
  const outcome = await run('setup/main.ts', '--answers', file, ...places())
  // Without Chromium for the cards all other pictures would be drawn again each time.
  if (outcome.code === 0) await writeFile(join(house.folder, DRAWN_FACTS), factsInPictures(FACTS))
  return outcome
}

const check = (...more: string[]) => run('setup/main.ts', '--check', ...places(), ...more)

/** Starts the host there; resolves once it is ready or has ended. */
async function start(changes: Record<string, string> = {}) {
  const port = String(await choosePort())
  const { CHROMIUM_PATH, NODE_COMPILE_CACHE } = house.env
  const env = {
    ...{ CHROMIUM_PATH, NODE_COMPILE_CACHE, ...settings, PORT: port },
    ...{ DATA_DIR: join(house.folder, '.data'), LOG_LEVEL: 'info', ...changes },
  }
  const { child, outcome, ended } = startCommand('host/main.ts', env, [], house.folder, house.folder)
  hosts.push(child)
  await eventually(() => child.exitCode !== null || outcome.stdout.includes('Ready at') || undefined, 90)
  if (child.exitCode !== null) await ended
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
  }
  const { stdout, stderr } = outcome
  return { url: `http://127.0.0.1:${port}`, code: child.exitCode, told: stderr, output: stdout, stop }
}

async function refusal(changes: Record<string, string> = {}): Promise<string[]> {
  const { code, told, stop } = await start(changes)
  if (code === null) {
    await stop()
    throw new Error('The host has opened')
  }
  const [first, ...rest] = told.trimEnd().split('\n')
  expect(first).toBe('The site is not ready for the public. ALLOW_INCOMPLETE=1 opens it for a rehearsal.')
  return rest.map((line) => line.trim())
}

beforeAll(async () => {
  original = await readFile(new URL(`../../${BUSINESS_FILE}`, import.meta.url), 'utf8')
  house = await otherCheckout(original)
  // A host builds all other languages once it is open, for minutes.
  for (const { code } of LANGUAGES)
    if (code !== 'en') await rm(join(house.folder, 'content', code), { recursive: true })
  settingsFile = join(house.folder, 'environment')
  smtp = await startSmtp({ password: PASSWORD })
  await new Promise<void>((ready) => stripe.listen(0, '127.0.0.1', ready))
  await writeFile(join(house.folder, 'dkim.pem'), privateKey.export({ type: 'pkcs8', format: 'pem' }))
}, 60_000)

afterAll(async () => {
  for (const child of hosts) child.kill('SIGKILL')
  dns.close()
  stripe.close()
  await smtp?.close()
  await house?.dispose()
})

const ANSWERS = () => ({
  business: FACTS,
  settings: {
    SMTP_URL: smtp.url.replace('//', `//post%40${DOMAIN}:${encodeURIComponent(PASSWORD)}@`),
    DKIM_DOMAIN: DOMAIN,
    DKIM_SELECTOR: 'post',
    DKIM_PRIVATE_KEY_FILE: join(house.folder, 'dkim.pem'),
    STRIPE_SECRET_KEY: LIVE_KEY,
    STRIPE_WEBHOOK_SECRET: 'whsec_standin',
    STRIPE_API_URL: `http://127.0.0.1:${portOf(stripe)}`,
    BACKUP_PASSPHRASE: 'correct horse battery',
  },
})

describe('setup', { tags: ['setup'] }, () => {
  it('refuses wrong answers, and writes nothing', async () => {
    const { settings: given } = ANSWERS()
    const wrong = { legal: { companyNumber: '1234' }, phone: { general: 'by post' } }
    const { code, stderr } = await setUp({ business: wrong, settings: { ...given, SMPT_URL: 'x' } })
    expect(code).toBe(2)
    expect(stderr).toContain('legal.companyNumber must be eight characters')
    expect(stderr).toContain('phone.general must begin with +')
    expect(stderr).toContain('SMPT_URL is not a setting: check its spelling')
    const half = await setUp({ business: null, settings: { SMPT_URL: 'x' } })
    expect(half).toMatchObject({ code: 2, stderr: 'SMPT_URL is not a setting: check its spelling\n' })
    expect(await house.read(BUSINESS_FILE)).toBe(original)
    await expect(stat(settingsFile)).rejects.toThrow()
  })

  it('writes both files, keeps all notes, checks everything and sends a test mail', async () => {
    const { code, stdout, stderr } = await setUp(ANSWERS())
    expect(stderr).toBe('')
    expect(stdout).toContain('Nothing is missing.')
    expect(stdout).toContain(
      'Note: Still samples in content/pages/our-founders-story.md: story, translation, legalisation. Visitors do not see them',
    )
    expect(stdout.trimEnd().split('\n').at(-1)).toContain('`deploy/publish`')
    expect(code).toBe(0)
    for (const fine of [
      `www.${DOMAIN} leads to 203.0.113.7.`,
      `Mail to ${DOMAIN} has a server.`,
      `${DOMAIN} has an SPF record: v=spf1 include:mail.test -all`,
      `post._domainkey.${DOMAIN} has the key that mail is signed with.`,
      `_dmarc.${DOMAIN} has a DMARC record: v=DMARC1; p=quarantine`,
      'The mail server 127.0.0.1',
      `A test mail is on its way to desk@${DOMAIN}`,
      'The Stripe key is a live one.',
      'The Stripe account is paid in gbp, as consultations are.',
      `Stripe sends its events to ${SITE}/functions/v1/stripe-webhook.`,
      '12.5% VAT is charged on quotes: it is added to the amounts that you type',
      'Quotes are paid by card or by bank transfer to Wax and Thread, sort code 12-34-56, account 01234567, IBAN',
    ])
      expect(stdout).toContain(`Fine: ${fine}`)
    const yaml = await house.read(BUSINESS_FILE)
    expect(parse(yaml)).toMatchObject(FACTS)
    const notes = (text: string) => text.match(/^ *#.*$/gm)
    expect(notes(yaml)).toEqual(notes(original))
    expect((await stat(settingsFile)).mode & 0o777).toBe(0o600)
    const written = await readFile(settingsFile, 'utf8')
    expect(notes(written)).toEqual(notes(await house.read('deploy/environment')))
    settings = parseEnv(written) as Record<string, string>
    expect(settings).toMatchObject({ SITE_URL: SITE, ...ANSWERS().settings })
    expect(smtp.received).toHaveLength(1)
    expect(smtp.received[0]).toMatchObject({
      envelope: { from: `post@${DOMAIN}`, to: [`desk@${DOMAIN}`] },
      subject: 'Test mail from Wax & Thread',
    })
  })

  it('can be repeated: nothing changes, and no secret is shown', async () => {
    const before = await Promise.all([house.read(BUSINESS_FILE), readFile(settingsFile, 'utf8')])
    const { code, stdout, stderr } = await setUp({})
    expect(code).toBe(0)
    expect(stdout).toContain('Nothing has changed.')
    expect(await Promise.all([house.read(BUSINESS_FILE), readFile(settingsFile, 'utf8')])).toEqual(before)
    for (const secret of [PASSWORD, encodeURIComponent(PASSWORD), LIVE_KEY, 'whsec_standin'])
      expect(stdout + stderr).not.toContain(secret)
  })

  it('says which record to publish, and what is wrong with mail server and Stripe', async () => {
    const key = structuredClone(RECORDS)
    Object.assign(records, {
      [`www.${DOMAIN}`]: {},
      [DOMAIN]: { TXT: ['v=spf1 +all'] },
      [`post._domainkey.${DOMAIN}`]: { TXT: ['v=DKIM1; k=rsa; p=AAAA'] },
      [`_dmarc.${DOMAIN}`]: {},
    })
    account.charges_enabled = false
    endpoints[0] = { ...(endpoints[0] as (typeof endpoints)[0]), enabled_events: ['refund.failed'] }
    const wrong = `${settingsFile}.wrong`
    const text = await readFile(settingsFile, 'utf8')
    await writeFile(wrong, text.replace(encodeURIComponent(PASSWORD), 'forgotten'))
    const { code, stdout } = await check('--settings', wrong, '--not-running')
    expect(code).toBe(1)
    for (const sentence of [
      `www.${DOMAIN} leads nowhere: publish an A record for it with the public address of this machine.`,
      `Mail to ${DOMAIN} has no server: publish the MX records that your mail provider names.`,
      `The SPF record of ${DOMAIN} lets anyone send for it: let it end in -all or ~all.`,
      `post._domainkey.${DOMAIN} has another key than mail is signed with: publish the TXT record "v=DKIM1; k=rsa; p=${dkim}" for it.`,
      `${DOMAIN} has no DMARC record: publish a TXT record for _dmarc.${DOMAIN} such as "v=DMARC1; p=quarantine".`,
      `cannot be used: the user or the password is wrong.`,
      'The Stripe account cannot take payments yet: complete it in Stripe’s dashboard.',
      'Stripe does not send checkout.session.completed, ',
    ])
      expect(stdout).toContain(sentence)
    expect(stdout).not.toContain('forgotten')
    expect(stdout.match(/^Missing: /gm)).toHaveLength(8)
    const partial = text.replace(/^(STRIPE_WEBHOOK_SECRET|BACKUP_PASSPHRASE|DKIM_SELECTOR)=.*$/gm, '')
    await writeFile(wrong, partial)
    const { stdout: unset } = await check('--settings', wrong, '--not-running')
    for (const sentence of [
      'Set both STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET, or neither.',
      'Set DKIM_DOMAIN, DKIM_SELECTOR and one of ',
      'No backups are made. A backup holds all documents and secrets',
      `${DOMAIN} has no DMARC record`,
    ])
      expect(unset).toContain(`Missing: ${sentence}`)
    // Those of a Supabase project are the platform's.
    const hosted = 'supabase/functions/.env.production'
    await writeFile(join(house.folder, hosted), partial)
    expect((await check('--settings', hosted, '--not-running')).stdout).not.toContain('No backups')
    await rm(join(house.folder, hosted))
    Object.assign(records, key)
    account.charges_enabled = true
    endpoints[0] = { ...(endpoints[0] as (typeof endpoints)[0]), enabled_events: EVENTS }
    await rm(wrong)
  })
})

describe('a public start', { tags: ['public-start'] }, () => {
  /** Facts as they are in a checkout, without a whole `npm run generate`. */
  async function writeFacts(facts: object) {
    if (JSON.stringify(parse(await house.read(BUSINESS_FILE))) === JSON.stringify(facts)) return
    await writeFile(join(house.folder, BUSINESS_FILE), stringify(facts))
    await house.run('-e', "import('./tools/outputs.ts').then(({ writeModules }) => writeModules())")
  }

  // tools/facts/unfinished-facts.test.ts and host/completeness.test.ts have every case.
  it('with an example among the facts is refused', async () => {
    const value = 'https://www.wax.example'
    await writeFacts({ ...FACTS, host: value })
    expect(await refusal({ SITE_URL: value })).toEqual([
      'host in content/business.yaml is still an example: write your own there.',
    ])
  })

  it('without a mail server is refused', async () => {
    await writeFacts(FACTS)
    expect(await refusal({ SMTP_URL: '' })).toEqual([
      'SMTP_URL is not set, so no mail would be sent: put the address of your mail server into the settings.',
    ])
  })

  /** What a script makes of the modules there. */
  const evaluate = async (script: string) =>
    JSON.parse((await house.run('--input-type=module', '-e', script)).stdout)

  const post = (url: string, answers: Record<string, string>) =>
    fetch(`${url}${FORM_POST}?form=enquiry`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams(answers),
    })

  describe('with everything', () => {
    let open: Awaited<ReturnType<typeof start>>
    /** Whose house it is: on pages, and in messages. */
    let legal: { parts: string[]; sentences: string }
    const read = async (path: string) => (await fetch(open.url + path)).text()

    beforeAll(async () => {
      await writeFacts(FACTS)
      await house.run('tools/generate.ts')
      // However long it takes.
      await house.run('host/static/ensure-build.ts', 'en')
      open = await start()
      expect(open.told).toBe('')
      legal = await evaluate(
        "import { FACTS } from './content/facts.ts'; console.log(JSON.stringify(FACTS.legal))",
      )
      const { name, companyNumber, vatNumber } = FACTS.legal
      for (const fact of [name, companyNumber, vatNumber])
        for (const words of [legal.parts.join(' '), legal.sentences]) expect(words).toContain(fact)
    }, 400_000)
    afterAll(() => open?.stop())

    it('opens, and /readyz and setup --check say that nothing is missing', async () => {
      expect(open.output).toContain('Still samples in public/pictures/events: filing-abroad.jpg, ')
      expect(open.output).toContain('Still samples in content/prices.yaml: prices and times.')
      const ready = await fetch(`${open.url}/readyz`)
      expect(ready.status).toBe(200)
      expect(await ready.json()).toEqual({ database: true, storage: true, mail: true, complete: true })
      const { code, stdout } = await check('--at', open.url)
      expect(stdout).toContain(`Fine: The host at ${open.url} is ready.`)
      expect(stdout).toContain(`Fine: The pages at ${open.url} are those of ${SITE}.`)
      expect(stdout).toContain('Nothing is missing.')
      expect(code).toBe(0)
    })

    it('names no example and one host, and says on every page whose house it is', {
      tags: ['legal-identity'],
    }, async () => {
      const sitemap = await read('/sitemap.xml')
      const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
      expect(pages.length).toBeGreaterThan(12)
      const { files } = JSON.parse(await house.read('build/site.json'))
      // Pages that search engines do not list, and all other texts.
      const texts = Object.entries<{ type: string }>(files).filter(([, { type }]) =>
        /^text|xml|json/.test(type),
      )
      const paths = [...new Set([...pages, ...texts.map(([path]) => path), '/no-such-page'])]
      const plain = (html: string) => html.replaceAll('\u00a0', ' ').replaceAll('&amp;', '&')
      for (const path of paths) {
        // pdf.js tries addresses with example.com, and asks none.
        if (path.startsWith('/assets/pdf-worker')) continue
        const text = await read(path)
        expect(isExample(text), `an example in ${path}`).toBe(false)
        for (const [, host] of text.matchAll(/https?:\/\/([\w.-]+)/g))
          if (host?.endsWith('.test')) expect(KNOWN_HOSTS, path).toContain(host)
        if (text.startsWith('<!doctype html>') || text.startsWith('<!DOCTYPE html>'))
          for (const part of legal.parts) expect(plain(text), path).toContain(plain(part))
        else expect(pages, path).not.toContain(path)
      }
      const mistake = await post(open.url, { subject: 'pricing' })
      const told = plain(await mistake.text())
      for (const part of legal.parts) expect(told, 'the page of a mistake').toContain(plain(part))
    })

    it('shows no sample, and what customers can check', async () => {
      const founders = await read('/our-founders-story')
      expect(founders).toContain('About us</h1>')
      expect(founders).not.toMatch(/Founder, |our founders/i)
      const events = await read('/our-events-gallery')
      expect(events).toContain('No event is planned at the moment.')
      for (const heading of ['Upcoming events', 'Gallery']) expect(events).toContain(`<h2>${heading}</h2>`)
      expect(events).not.toMatch(/Past events|Moving abroad|Polo|href="\/polo/)
      const gallery = await read('/polo-family-day')
      expect(gallery).toContain('There are no pictures here yet.')
      expect(gallery).toMatch(/<meta[^>]*noindex/)
      expect(gallery).not.toMatch(/<ul class="pictures"|<dialog|ponies|nine pictures/i)
      expect(await read('/sitemap.xml')).not.toContain('polo')
      const { files } = JSON.parse(await house.read('build/site.json'))
      const pictures = Object.keys(files).filter((path) =>
        /\/(picture-\d|\w+-abroad)[^/]*\.(jpg|avif)$/.test(path),
      )
      expect(pictures).toEqual([])
      const { guarantee, memberships } = FACTS.proofs
      for (const page of ['/', '/apostille-notarisation', '/get-quote']) {
        const html = await read(page)
        expect(html, page).toContain(guarantee)
        expect(html, page).toContain(`<a href="${memberships[0].url}">${memberships[0].name}, no. 007</a>`)
        expect(html, page).toContain('company-information.service.gov.uk/company/SC123456"')
        expect(html, page).toContain('4.7 out of 5 from 321 reviews on opinions.test, 31 October 2026')
        expect(html, page).toContain(FACTS.legal.insurer)
      }
    })

    it('says in every kind of mail whose house it is, and names no example', {
      tags: ['legal-identity'],
    }, async () => {
      const samples = await evaluate(
        "import { MAIL_SAMPLES } from './host/http/dev-mail.ts'; console.log(JSON.stringify(MAIL_SAMPLES))",
      )
      const kinds = Object.entries<{ text: string; html: string }>(samples)
      expect(kinds.length).toBeGreaterThan(15)
      for (const [kind, { text, html }] of kinds) {
        expect(text, kind).toContain(legal.sentences)
        expect(html.replaceAll('&amp;', '&'), kind).toContain(legal.sentences)
        for (const part of [text, html])
          expect(isExample(part.replace(SAMPLES, '')), `an example in ${kind}`).toBe(false)
      }
      for (const name of ['confirmation', 'recovery']) {
        const template = await house.read(`supabase/templates/${name}.html`)
        expect(template.replaceAll('&amp;', '&'), name).toContain(legal.sentences)
      }
    })

    it('sends such mail', async () => {
      smtp.received.splice(0)
      const sent = await post(open.url, { ...SAMPLE_ENQUIRY, email: 'zofia@customer.test' })
      expect(sent.status).toBe(303)
      await eventually(() => smtp.received.length >= 2 || undefined, 30)
      for (const mail of smtp.received) {
        expect(mail.from?.address).toBe(`post@${DOMAIN}`)
        expect(mail.text?.replace(/\s+/g, ' ')).toContain(legal.sentences)
        expect(isExample(`${mail.subject} ${mail.text} ${mail.html}`)).toBe(false)
      }
      const recipients = smtp.received.flatMap(({ envelope }) => envelope.to)
      expect(recipients.sort()).toEqual([`desk@${DOMAIN}`, 'zofia@customer.test'])
    })
  })

  it('opens half finished for a rehearsal, which every page says', async () => {
    const { url, told, stop } = await start({ SMTP_URL: '', ALLOW_INCOMPLETE: '1' })
    expect(told).toBe('')
    const ready = await fetch(`${url}/readyz`)
    expect(ready.status).toBe(200)
    expect(await ready.json()).toMatchObject({ mail: true, complete: false, missing: [{ key: 'SMTP_URL' }] })
    const { files } = JSON.parse(await house.read('build/site.json'))
    const pages = Object.entries<{ csp?: string; etag: string }>(files).filter(([, { csp }]) => csp)
    expect(pages.length).toBeGreaterThan(15)
    for (const [path, { csp, etag }] of pages) {
      // A page that was kept from an open house is not the rehearsal's.
      const page = await fetch(url + path, { headers: { 'if-none-match': etag } })
      expect(page.status, path).toBe(path === '/404' ? 404 : 200)
      expect(page.headers.get('content-security-policy'), path).toBe(csp)
      expect(await page.text(), path).toContain('<aside class="wrap" aria-label="Rehearsal">')
    }
    for (const answer of [await fetch(`${url}/no-such-page`), await post(url, { subject: 'pricing' })])
      expect(await answer.text(), answer.url).toContain('aria-label="Rehearsal"')
    const { code, stdout } = await check('--at', url)
    expect(code).toBe(1)
    expect(stdout).toContain('Missing: The host runs as a rehearsal')
    expect(stdout).toContain('Missing: Every page says that this is a rehearsal')
    await stop()
  })

  it('needs no pages elsewhere: without them the site leaves them out', {
    tags: ['release'],
    timeout: 400_000,
  }, async () => {
    const none = { video: null, photo: null, professional: null }
    await writeFacts({ ...FACTS, social: none, reviews: null, proofs: null, phone: { general: 'none' } })
    await house.run('tools/generate.ts')
    await house.run('host/static/ensure-build.ts', 'en')
    for (const page of ['index', 'our-review', 'social-media-links', 'contact-us-directly']) {
      const html = await house.read(`build/site/${page}.html`)
      expect(html, page).not.toMatch(/href=""|src=""|>null<|undefined|\{reviews/)
      expect(html, page).not.toMatch(/target="_blank"|data-frame-src/)
    }
    expect(await house.read('build/site/our-review.html')).toContain(
      'We don’t publish reviews here ourselves.',
    )
    expect(await house.read('build/site/index.html')).toContain('"sameAs":[]')
    expect(await house.read('build/site/_headers')).not.toContain('frame-src')
    const { url, told, stop } = await start()
    expect(told).toBe('')
    expect(await (await fetch(`${url}/readyz`)).json()).toMatchObject({ complete: true })
    await stop()
  })
})
