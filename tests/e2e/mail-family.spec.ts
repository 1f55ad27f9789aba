import { MAIL_SAMPLES } from '#host/http/dev-mail.ts'
import { axeFaults } from './axe.ts'
import { expect, test } from './fixtures.ts'

const KINDS = Object.keys(MAIL_SAMPLES) as (keyof typeof MAIL_SAMPLES)[]

test('the preview lists every kind of message, and shows its HTML, text and headers', async ({ page }) => {
  await page.goto('/dev/mail')
  await page.getByRole('link', { name: 'All kinds of message' }).click()
  for (const kind of KINDS) await expect(page.getByRole('link', { name: kind, exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'quote_operator', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /^SQ-7K4M-2XPD \[24-48 hours\] Quote request/,
  )
  await expect(page.getByText('A birth certificate and a passport page').first()).toBeVisible()
  for (const width of [660, 320]) {
    const frame = page.frameLocator(`iframe[width="${width}"]`)
    await expect(frame.getByRole('heading', { name: 'A quote request' })).toBeVisible()
  }
  await expect(page.getByText('<ines.carvalho@example.com>')).toBeVisible()
  const source = await page.request.get('/dev/mail/preview/quote_operator?part=source')
  expect(await source.text()).toContain('Reply-To: =?UTF-8?')
})

/** One design for all: of each capability `npm test` asks axe about one message. */
const QUICK: (keyof typeof MAIL_SAMPLES)[] = [
  'quote_operator',
  'order_offer',
  'booking_confirmed',
  'auth_recovery',
]

test('every message can be read, narrow and wide, light and dark, says the same in both parts, and loads nothing', async ({
  page,
}) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  const words = (source: string) => source.match(/[\p{L}\p{N}][\p{L}\p{N}@.-]*[\p{L}\p{N}]/gu) ?? []
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  for (const kind of KINDS) {
    const { html, text } = MAIL_SAMPLES[kind]
    await page.emulateMedia({ colorScheme: 'light' })
    await page.setContent(html)
    for (const width of [320, 660]) {
      await page.setViewportSize({ width, height: 800 })
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow, `${kind} at ${width} px`).toBeLessThanOrEqual(0)
    }
    await expect(page.locator('html'), kind).toHaveAttribute('lang', 'en-GB')
    await expect(page, kind).toHaveTitle((await page.locator('h1').textContent()) ?? '')
    expect(await ground(), kind).toBe('rgb(246, 241, 230)')
    const shown = new Set(words(await page.locator('body').innerText()))
    const links = await page.locator('a').evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? ''))
    const missing = words(text.replace(/https?:\S+/g, '')).filter((word) => !shown.has(word))
    expect(missing, kind).toEqual([])
    for (const link of text.match(/https?:\/\/\S+[^\s.,]/g) ?? []) expect(links, kind).toContain(link)
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await ground(), kind).toBe('rgb(12, 18, 48)')
    expect(requests, kind).toEqual([])
  }
})

for (const { kinds, tag } of [
  { kinds: QUICK, tag: [] },
  { kinds: KINDS.filter((kind) => !QUICK.includes(kind)), tag: ['@release'] },
])
  test(`${kinds.length} kinds of message are accessible`, { tag }, async ({ page }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      for (const kind of kinds) {
        await page.setContent(MAIL_SAMPLES[kind].html)
        // E-mails have no landmarks: the mail program's page has them.
        expect(await axeFaults(page, ['region', 'landmark-one-main']), `${kind}, ${colorScheme}`).toEqual([])
      }
    }
  })
