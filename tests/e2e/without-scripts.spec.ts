import type { Page } from '@playwright/test'
import { LANGUAGES } from '#content/languages.ts'
import { freshAddress, isTo, oneClickOf, tokenOf } from '../support/forms.ts'
import type { CapturedMail } from '../support/host.ts'
import { expectAccessible as expectAxe } from './axe.ts'
import { fillEnquiry } from './enquiry-page.ts'
import { expect, test } from './fixtures.ts'
import { fillQuote, send } from './quote-page.ts'
import { SPOKEN } from './say.ts'
import { rowsOf } from './stored-rows.ts'

const SOCIAL = '/social-media-links'

const REFERENCE = /SQ-[2-9B-Z]{4}-[2-9B-Z]{4}/

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })

const MESSAGE = 'What does <b>a diploma</b> & two "pages" cost?\n\nFrom Łódź.'

/** It is in the address, too. */
async function saidReference(page: Page): Promise<string> {
  const [reference = ''] = REFERENCE.exec((await page.locator('.outcome:target').textContent()) ?? '') ?? []
  expect(new URL(page.url()).searchParams.get('sent')).toBe(reference)
  return reference
}

const linkIn = (mail: Pick<CapturedMail, 'text'>, pattern: RegExp) => pattern.exec(mail.text ?? '')?.[0] ?? ''

/** Axe needs scripts: checks a copy of the page without its own. */
async function expectAccessible(page: Page, state: string): Promise<void> {
  const shown = (await page.content())
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<\/?noscript>/g, '')
  const context = await page.context().browser()?.newContext({ javaScriptEnabled: true })
  const copy = await context?.newPage()
  if (!context || !copy) throw new Error('There is no browser')
  await copy.route(page.url().replace(/#.*/, ''), (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: shown }),
  )
  await copy.goto(page.url())
  await expectAxe(copy, state)
  await context.close()
}

test.describe('without scripts', () => {
  // The console reports a refused form's 4xx.
  test.use({ javaScriptEnabled: false, expectedConsole: /the server responded with a status of 4\d\d/ })

  for (const { isEnglish, title, say, at } of SPOKEN) {
    /** An enquiry stands for all in the other language. */
    const tag = isEnglish ? '@without-scripts' : ['@without-scripts', '@release']

    test(`an enquiry is sent, its reference said, and mistakes come back with the answers${title}`, {
      tag: '@without-scripts',
    }, async ({ page, host }) => {
      const email = freshAddress()
      await page.goto(at('/enquiry-form'))
      await expect(page.locator('input[name=website]')).not.toBeInViewport()
      await fillEnquiry(page, 'zofia@', MESSAGE, say)
      await page.getByLabel(say('Family name')).fill('')
      await press(page, say('Send enquiry'))

      await expect(page.getByRole('alert')).toContainText(say('Nothing has been sent yet.'))
      await expect(page.getByLabel(say('Message'))).toHaveValue(MESSAGE)
      await expect(page.getByLabel(say('Subject'))).toHaveValue('pricing')
      await expect(page.getByLabel(say('Given name'))).toHaveValue('Zofia')
      await expect(page.getByLabel(say('Email'))).toHaveValue('zofia@')
      await expect(page.locator('#email-error')).toHaveText(say('Please enter a valid email address'))
      await expect(page.locator('#familyName-error')).toHaveText(say('Please enter your family name'))
      await expectAccessible(page, 'a refused enquiry')

      await page.getByLabel(say('Family name')).fill('Wiśniewska')
      await page.getByLabel(say('Email')).fill(email)
      await press(page, say('Send enquiry'))
      await expect(heading(page, say('Your enquiry is with us'))).toBeVisible()
      await expect(page.getByRole('button', { name: say('Send enquiry') })).toHaveCount(0)
      const reference = await saidReference(page)
      await expectAccessible(page, 'a sent enquiry')

      await page.reload()
      expect(await rowsOf(host, 'enquiries', email)).toMatchObject([{ reference }])

      await page.getByRole('link', { name: say('Send another enquiry') }).click()
      await expect(page.getByLabel(say('Message'))).toHaveValue('')
    })

    test(`a quote is asked for without files; the private link says what to do instead${title}`, {
      tag,
    }, async ({ page, host }) => {
      const email = freshAddress()
      await page.goto(at('/get-quote'))
      await expect(page.getByText(say('Choose files'))).toBeHidden()
      await expect(page.locator('.noscript')).toContainText(
        say('reply to our email with your documents attached'),
      )
      await send(page, say).click()
      await expect(page.locator('#urgency-error')).toHaveText(say('Please choose how soon you need it'))
      await expectAccessible(page, 'a refused request')
      await fillQuote(page, { email }, say)
      await send(page, say).click()
      await expect(heading(page, say('Your request is with us'))).toBeVisible()
      const reference = await saidReference(page)
      await expectAccessible(page, 'a sent request')

      const [row] = await rowsOf(host, 'quote_requests', email)
      expect(row).toMatchObject({
        reference,
        user_id: null,
        uploaded_files: null,
        urgency: '12-24 hours',
        country_of_origin: 'Poland',
      })
      const mail = await host.waitForMail(isTo(email))
      await page.goto(linkIn(mail, /http\S+\/get-quote\?request=\S+/))
      await expect(heading(page, say('Your request'))).toBeVisible()
      await expect(page.locator('#request a[href^="mailto:"]')).toBeVisible()
      await expect(page.getByLabel(say('Task description'))).toBeHidden()
    })

    test(`the newsletter is signed up for, confirmed and left by the links of its messages${title}`, {
      tag,
    }, async ({ page, host }) => {
      const email = freshAddress()
      const state = async () => (await rowsOf(host, 'newsletter_subscriptions', email))[0]?.status
      await page.goto(at(SOCIAL))
      await page.getByLabel(say('Email address')).fill('zofia')
      await press(page, say('Subscribe'))
      await expect(page.locator('#email-error')).toHaveText(say('Please enter a valid email address'))
      await expect(page.getByLabel(say('Email address'))).toHaveValue('zofia')
      await page.getByLabel(say('Email address')).fill(email)
      await press(page, say('Subscribe'))
      await expect(heading(page, say('One more step'))).toBeVisible()
      await expectAccessible(page, 'signed up')

      const mail = await host.waitForMail(isTo(email))
      await page.goto(linkIn(mail, /http\S+newsletter=confirm&token=\S+/))
      expect(await state()).toBe('pending')
      await expectAccessible(page, 'before the confirmation')
      await press(page, say('Yes, subscribe me'))
      await expect(heading(page, say('You are subscribed'))).toBeVisible()
      expect(await state()).toBe('confirmed')
      await expectAccessible(page, 'confirmed')

      // Opened in a browser, the one-click address leads to the page.
      await page.goto(oneClickOf(mail))
      expect(await state()).toBe('confirmed')
      await press(page, say('Unsubscribe me'))
      await expect(heading(page, say('You are unsubscribed'))).toBeVisible()
      expect(await state()).toBe('unsubscribed')
      await page.getByRole('link', { name: say('Back to social media and newsletter') }).click()
      await expect(page.getByLabel(say('Email address'))).toBeVisible()
    })
  }

  test('going back to the form finds the answers still in it', {
    tag: '@without-scripts',
  }, async ({ page }) => {
    await page.goto('/enquiry-form')
    await fillEnquiry(page, 'zofia@', MESSAGE)
    await press(page, 'Send enquiry')
    await expect(page.getByRole('alert')).toBeVisible()
    await page.goBack()
    await expect(page.getByLabel('Given name')).toHaveValue('Zofia')
    await expect(page.getByLabel('Message')).toHaveValue(/Łódź/)
  })

  test('where the page cannot know the link, it is pasted', { tag: '@without-scripts' }, async ({
    page,
    host,
  }) => {
    const email = freshAddress()
    await page.goto(SOCIAL)
    await page.getByLabel('Email address').fill(email)
    await press(page, 'Subscribe')
    await expect(heading(page, 'One more step')).toBeVisible()
    const mail = await host.waitForMail(isTo(email))
    await page.goto(`${SOCIAL}#confirm`)
    const field = page.getByLabel('The link in our email').first()
    await expect(field).toBeVisible()
    await expectAccessible(page, 'a link to paste')
    await field.fill('https://site.example/half')
    await press(page, 'Yes, subscribe me')
    await expect(page.locator('#link-error')).toHaveText(/This link is incomplete/)
    await expectAccessible(page, 'half a link')
    await field.fill(linkIn(mail, /http\S+newsletter=confirm&token=\S+/))
    await press(page, 'Yes, subscribe me')
    await expect(heading(page, 'You are subscribed')).toBeVisible()
    await page.goto(`${SOCIAL}?newsletter=confirm&token=${tokenOf(mail, 'confirm')}"><b>#confirm`)
    await expect(field).toHaveValue('')
  })

  test('a translated page has the buttons of its English one', {
    tag: '@without-scripts',
  }, async ({ request }) => {
    const read = async (path: string) => (await request.get(path)).text()
    const paths = [...(await read('/sitemap.xml')).matchAll(/<loc>https?:\/\/[^/]+(\/[^<]*|)<\/loc>/g)].map(
      ([, path]) => path || '/',
    )
    expect(paths.length).toBeGreaterThan(10)
    const buttons = async (path: string) => (await read(path)).match(/<button\b|role="button"/g)?.length
    for (const path of paths) {
      const english = LANGUAGES.reduce((rest, { code }) => rest.replace(`/${code}/`, '/'), path)
      if (english !== path) expect(await buttons(path), path).toBe(await buttons(english))
    }
  })

  test('the place of a button that would do nothing says what to do instead', {
    tag: '@without-scripts',
  }, async ({ page }) => {
    for (const [path, words] of [
      ['/booking-form', 'To book one, or to cancel one, write to'],
      ['/booking-form?manage=x#manage', 'To book one, or to cancel one, write to'],
      ['/auth', 'Logging in needs JavaScript'],
      ['/profile', 'Your account needs JavaScript'],
    ] as const) {
      await page.goto(path)
      const place = page.locator('.noscript:visible, .outcome:visible')
      await expect(place).toContainText(words)
      await expect(place.locator('a[href^="mailto:"]')).toBeVisible()
      const below = await place.evaluate(
        (notice) =>
          [...document.querySelectorAll('main form')].filter(
            (form) =>
              form.checkVisibility() &&
              form.getBoundingClientRect().top < notice.getBoundingClientRect().bottom,
          ).length,
      )
      expect(below, `forms above the notice of ${path}`).toBe(0)
      await expectAccessible(page, path)
    }
  })
})

test('where scripts run, links open as ever, and nothing that is meant for others shows', {
  tag: '@without-scripts',
}, async ({ page }) => {
  await page.goto(`${SOCIAL}?newsletter=confirm&token=${'x'.repeat(36)}.abc.${'y'.repeat(43)}#confirm`)
  await expect(page).toHaveURL(SOCIAL)
  await expect(page.getByRole('button', { name: 'Yes, subscribe me' })).toHaveCount(1)
  await expect(page.locator('.outcome:visible')).toHaveCount(0)
})
