import { expect, type Page, test } from '@playwright/test'
import { BUSINESS } from '#content/business.ts'
import { QUOTE_BUCKET } from '#contract/backend.ts'
import { OPERATOR_EMAIL } from '#contract/business-facts.ts'
import { withoutMarks } from '#contract/text.ts'
import { anonymous, sampleRow } from '../support/clients.ts'
import { freshAddress } from '../support/forms.ts'
import { eventually, type Host, startHost } from '../support/host.ts'
import { sampleUpload } from '../support/samples.ts'
import { type FakeSmtp, type Received, startSmtp } from '../support/smtp.ts'

/**
 * Hostile input in every field, past the pages. A real SMTP server reads envelope and headers; a browser that would run
 * anything shows the HTML.
 */

const OPERATOR = OPERATOR_EMAIL
const SENDER = BUSINESS.email.general

/** Texts of one line that a database may hold. */
const TRICKS = [
  '<img src=x onerror="window.hacked=1">',
  '</td></tr></table><script>window.hacked=1</script>',
  '"><svg/onload=window.hacked=1>',
  '&lt;b&gt; &amp; &#60;i&#62;',
  '{{ .SiteURL }} {{7*7}} {{constructor}}',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: what a template language would fill in
  '${7*7} #{7*7} <%= 7*7 %> <?= 7*7 ?> {% x %}',
  '"Evil" <evil@evil.example>',
  'Evil <evil@evil.example>, other@evil.example;',
  '(a comment) Evil \\" (another',
  '=?UTF-8?Q?Bcc:_evil@evil.example?=',
  '%0d%0aBcc: evil@evil.example \\r\\nBcc: evil@evil.example',
  '\u202Eelpmaxe.live@live\u202C \u2066x\u2069',
  'محمد <b>بن</b> علي',
] as const

const HEADERS = [
  'auto-submitted',
  'content-transfer-encoding',
  'content-type',
  'date',
  'from',
  'message-id',
  'mime-version',
  'reply-to',
  'subject',
  'to',
]

let host: Host
let smtp: FakeSmtp
test.describe.configure({ mode: 'serial', timeout: 180_000 })
test.beforeAll(async () => {
  smtp = await startSmtp()
  host = await startHost({ SMTP_URL: smtp.url, RATE_LIMIT_FORMS: '100000', FORM_MINIMUM_SECONDS: '0' })
})
test.afterAll(async () => {
  await host.dispose()
  await smtp.close()
})

async function messagesOf(address: string, count: number): Promise<Received[]> {
  return eventually(
    async () => {
      await host.runJobs()
      const found = smtp.received.filter(
        ({ envelope, replyTo }) => envelope.to.includes(address) || replyTo?.[0]?.address === address,
      )
      return found.length >= count ? found : undefined
    },
    60,
    `${count} messages about ${address}`,
  )
}

function expectSound({ envelope, headers, from, to, cc, bcc, replyTo }: Received, customer: string): void {
  expect(envelope.from).toBe(SENDER)
  expect(envelope.to).toHaveLength(1)
  expect([customer, OPERATOR]).toContain(envelope.to[0])
  expect(to?.map(({ address }) => address)).toEqual(envelope.to)
  expect(from).toEqual({ name: BUSINESS.shortName, address: SENDER })
  expect([cc ?? [], bcc ?? []]).toEqual([[], []])
  expect(replyTo?.map(({ address }) => address)).toEqual([envelope.to[0] === OPERATOR ? customer : OPERATOR])
  const keys = headers.map(({ key }) => key)
  expect(new Set(keys).size, 'no header twice').toBe(keys.length)
  expect(keys.filter((key) => !HEADERS.includes(key))).toEqual([])
}

async function expectInert(page: Page, { html = '' }: Received, typed: string[]): Promise<void> {
  const requests: string[] = []
  const note = (request: { url: () => string }) => requests.push(request.url())
  page.on('request', note)
  await page.setContent(html)
  const seen = await page.evaluate(() => ({
    tags: [...new Set([...document.querySelectorAll('*')].map(({ localName }) => localName))].sort(),
    handlers: [...document.querySelectorAll('*')].flatMap((element) =>
      element.getAttributeNames().filter((name) => name.startsWith('on')),
    ),
    links: [...document.querySelectorAll('a')].map(({ protocol }) => protocol),
    hacked: 'hacked' in window,
    text: document.body.textContent ?? '',
  }))
  page.off('request', note)
  const ours = [
    'a',
    'bdi',
    'body',
    'br',
    'div',
    'h1',
    'h2',
    'head',
    'html',
    'meta',
    'p',
    'span',
    'style',
    'table',
    'tbody',
    'td',
    'title',
    'tr',
  ]
  expect(seen.tags.filter((tag) => !ours.includes(tag))).toEqual([])
  expect(seen.handlers).toEqual([])
  expect(seen.links.filter((protocol) => !['http:', 'mailto:', 'https:'].includes(protocol))).toEqual([])
  expect(seen.hacked).toBe(false)
  expect(requests).toEqual([])
  for (const text of typed) expect(seen.text).toContain(text)
}

test('a quote request and its files, straight into the database', { tag: '@mail-outage' }, async ({
  page,
}) => {
  const visitor = anonymous(host)
  for (const trick of TRICKS) {
    const email = freshAddress()
    const { path, bytes, options } = sampleUpload('pdf')
    await visitor.storage.from(QUOTE_BUCKET).upload(path, bytes, options)
    // Direction marks are refused in a single line, and removed from other texts.
    const line = withoutMarks(trick)
    const name = `${line}.pdf`
    const row = sampleRow({
      email,
      given_name: line,
      family_name: line,
      company_name: line,
      phone: line.slice(0, 40),
      country_of_origin: line,
      country_of_destination: line,
      source_language: line,
      target_language: line,
      country_of_origin_other: line,
      task_description: `${trick}\r\nBcc: evil@evil.example\u2028Due: never\n\n${trick}`,
      uploaded_files: [{ name, path, size: bytes.length, type: options.contentType }],
    })
    expect((await visitor.from('quote_requests').insert(row)).error, trick).toBeNull()
    const messages = await messagesOf(email, 2)
    expect(messages).toHaveLength(2)
    for (const message of messages) {
      expectSound(message, email)
      const isOperators = message.envelope.to[0] === OPERATOR
      const shown = isOperators ? [line, name, 'Bcc: evil@evil.example'] : ['Hello,', '1 received']
      await expectInert(page, message, shown)
      for (const text of shown) expect(message.text).toContain(text)
      if (!isOperators) expect(message.text).not.toContain(line)
      // No line of an answer may look like one of ours.
      expect(message.text).not.toMatch(/^(Bcc|Due:)/m)
      expect(message.subject).toMatch(
        /^SQ-\S{9} (\[24-48 hours\] Quote request: Apostille & Notarisation Services, .+|We have your quote request)$/,
      )
    }
  }
})
