import { describe, expect, it } from 'vitest'
import { OPERATOR_LINKS } from '#contract/acts.ts'
import type { GuestRequest } from '#contract/guest-request.ts'
import { SAMPLE_QUOTE } from '#contract/quote.ts'
import { NewsletterIsland } from '#src/features/newsletter/newsletter-panel.tsx'
import { takeNewsletterLink } from '#src/features/newsletter/take-newsletter-link.ts'
import { OperatorIsland } from '#src/features/operator/operator-page.tsx'
import { QuoteIsland } from '#src/features/quote/quote-page.tsx'
import {
  all,
  answer,
  button,
  calls,
  control,
  expectAccessible,
  fillIn,
  open,
  press,
  summary,
  texts,
  until,
} from './page.tsx'

/** Pages behind a link of a message: what they say when it does not open, and that what failed can be tried again. */

const refusal = (code: string, status = 404) => ({ status, json: { error: { code, message: '' } } })
const heading = (title: string) => until(() => texts('h1, h2').includes(title), title)
const TOKEN = 'x'.repeat(43)
const KEY = 'k'.repeat(43)

describe('the newsletter', () => {
  const follow = async (query: string) => {
    history.replaceState(null, '', `/social-media-links${query}`)
    takeNewsletterLink()
    expect(location.search).toBe('')
    await open(<NewsletterIsland />, '/social-media-links', history.state)
  }

  it('does nothing without an address, and a bad one is told', async () => {
    await open(<NewsletterIsland />, '/social-media-links')
    await press(button('Subscribe'))
    await fillIn({ email: '  ' })
    await press(button('Subscribe'))
    expect(summary()).toBeUndefined()
    await fillIn({ email: 'zofia@' })
    await press(button('Subscribe'))
    await until(() => summary() && document.activeElement === summary())
    await press(all('.sum a')[0] as HTMLElement)
    expect(texts('.sum a')).toEqual(['Please enter a valid email address'])
    expect(document.activeElement).toBe(control('email'))
    expect(control('email').getAttribute('aria-invalid')).toBe('true')
    expect(calls).toEqual([])
    await expectAccessible()
  })

  it.each(['?newsletter=confirm&token=abc', '?newsletter=dance'])(
    'says that %s is not complete, above its form',
    async (query) => {
      await follow(query)
      expect((await until(summary)).textContent).toContain('This link is incomplete.')
      expect(control('email')).toBeDefined()
    },
  )

  it.each([
    [
      'confirm',
      'Yes, subscribe me',
      'Your subscription could not be confirmed. Please try again.',
      'You are subscribed',
    ],
    [
      'unsubscribe',
      'Unsubscribe me',
      'You could not be unsubscribed just now. Please try again',
      'You are unsubscribed',
    ],
  ])('lets the button of a link to %s be pressed again', async (action, label, failed, done) => {
    await follow(`?newsletter=${action}&token=${TOKEN}`)
    const called = `/functions/v1/newsletter-${action}`
    answer(called, { status: 503, body: '{}' })
    await press(await until(() => button(label)))
    expect((await until(summary)).textContent).toContain(failed)
    answer(called, { json: {} })
    await press(button(label))
    await heading(done)
    expect(summary()).toBeUndefined()
    expect(history.state).toBeNull()
  })

  it('leads from a spent link to its form', async () => {
    await follow(`?newsletter=confirm&token=${TOKEN}`)
    answer('/functions/v1/newsletter-confirm', refusal('link-expired', 410))
    await press(await until(() => button('Yes, subscribe me')))
    expect((await until(summary)).textContent).toContain('This link has expired or no longer applies.')
    expect(control('email')).toBeDefined()
  })
})

describe('a request', () => {
  const FUNCTION = '/functions/v1/guest-request'
  const follow = () => open(<QuoteIsland />, '/get-quote', { request: TOKEN })
  const REQUEST: GuestRequest = {
    ...{
      reference: 'SQ-7K4M-2XPD',
      createdAt: '2026-11-20T09:00:00.000Z',
      isAnswered: false,
      neededBy: null,
    },
    ...{ replyBy: '2026-11-23T14:00:00.000Z', linkEndsAt: '2027-02-20T09:00:00.000Z', isOpenedByUs: false },
    ...{ filesLeft: 20, documents: [], answers: { ...SAMPLE_QUOTE, taskDescription: 'Two.' } },
  }

  it.each([
    ['link-invalid', 'This link does not work', 'Request another quote'],
    ['bad-request', 'This link does not work', 'Request another quote'],
    ['not-found', 'This request is no longer here', 'Request another quote'],
    ['link-expired', 'This link has expired', 'Send me a new link'],
    ['link-replaced', 'This link has been replaced', 'Send me a new link'],
  ])('that is refused as %s says so, and what can be done', async (code, title, next) => {
    answer(FUNCTION, refusal(code))
    answer('/functions/v1/customer-order', refusal(code))
    await follow()
    await heading(title)
    expect(texts('main .btn')).toEqual([next])
    expect(all('main input')).toEqual([])
    await expectAccessible()
  })

  it('sends a new link on request, and says so', async () => {
    answer(FUNCTION, ({ body }) =>
      (body as { action?: string }).action === 'resend' ? { json: {} } : refusal('link-expired', 410),
    )
    answer('/functions/v1/customer-order', refusal('link-expired', 410))
    await follow()
    await press(await until(() => button('Send me a new link')))
    await heading('Check your inbox')
    expect(document.activeElement?.textContent).toBe('Check your inbox')
  })

  it('says that it could not be opened while the function is down, and opens when it is back', async () => {
    answer(FUNCTION, { status: 503, body: '{}' })
    answer('/functions/v1/customer-order', { json: { order: null } })
    await follow()
    await heading('Your request could not be opened')
    expect(document.activeElement?.textContent).toBe('Your request could not be opened')
    answer(FUNCTION, { json: REQUEST })
    await press(button('Try again'))
    await heading('We’re preparing your quote')
    expect(texts('.serial')).toEqual([REQUEST.reference])
  })
})

describe('the operator’s link', { tags: ['operator-links'] }, () => {
  const FUNCTION = '/functions/v1/operator'
  const follow = async (purpose: string) => {
    window.authLink = { operator: `${purpose}.${TOKEN}` }
    await open(<OperatorIsland />, '/auth')
  }

  it.each(Object.keys(OPERATOR_LINKS))(
    'to %s that opens nothing says so, and shows nothing of it',
    async (purpose) => {
      answer(FUNCTION, refusal('link-invalid'))
      await follow(purpose)
      await heading('This link does not work')
      expect(document.activeElement?.textContent).toBe('This link does not work')
      expect(all('main button, main aside')).toEqual([])
    },
  )

  it('that has expired is told from one that cannot be looked up, which can be tried again', async () => {
    answer(FUNCTION, 'no connection')
    await follow('begin')
    await heading('We cannot look this up just now')
    answer(FUNCTION, refusal('link-expired', 410))
    await press(button('Try again'))
    await heading('This link has expired')
    expect(all('main button, main aside')).toEqual([])
  })

  it('to what is stored no longer says so', async () => {
    answer(FUNCTION, { json: { purpose: 'offer', state: 'gone' } })
    await follow('offer')
    await heading('Nothing is stored')
  })

  const bodies = () => calls.map(({ body }) => body as Record<string, unknown>)
  const CONFIRM = { purpose: 'cancel', step: 'confirm', state: 'open', reference: 'SQ-B4KM-9XPW' }
  const answerCancel = (changes: object) =>
    answer(FUNCTION, ({ body }) => ({
      json: 'action' in (body as object) ? { ...CONFIRM, state: 'done' } : { ...CONFIRM, ...changes },
    }))

  it('has its browser remembered with the press, if that was ticked, and says which it is from then on', {
    tags: ['known-browsers'],
  }, async () => {
    answerCancel({ canRemember: true })
    await follow('confirm')
    await press(await until(() => all<HTMLInputElement>('input[type=checkbox]')[0]))
    await press(button('Cancel and refund'))
    await until(() => bodies().length === 3)
    const [shown, remembered, done] = bodies()
    expect(shown).toEqual({ token: `confirm.${TOKEN}` })
    expect(remembered).toMatchObject({ action: 'remember', browser: expect.stringMatching(/^[\w-]{43}$/) })
    expect(done).toEqual({ token: `confirm.${TOKEN}`, action: 'cancel' })
    await follow('open')
    await until(() => bodies().length === 4)
    expect(bodies()[3]).toEqual({ token: `open.${TOKEN}`, browser: remembered?.browser })
  })

  it('remembers nothing that the server refused, nor what nobody ticked', {
    tags: ['known-browsers'],
  }, async () => {
    answer(FUNCTION, ({ body }) =>
      (body as { action?: string }).action === 'remember'
        ? refusal('link-expired', 410)
        : { json: { purpose: 'browsers', step: 'confirm', state: 'open', browsers: [], canRemember: true } },
    )
    await follow('confirm')
    await press(await until(() => button('Remember this browser')))
    await until(summary)
    expect(localStorage.getItem('operator-browser')).toBeNull()
    answer(FUNCTION, { json: { ...CONFIRM, canRemember: true } })
    await follow('confirm')
    await press(await until(() => button('Cancel and refund')))
    expect(localStorage.getItem('operator-browser')).toBeNull()
  })

  it('lists the remembered browsers, and forgets the one whose button is pressed', {
    tags: ['known-browsers'],
  }, async () => {
    const moments = { createdAt: '2026-11-02T09:00:00Z', usedAt: '2026-11-20T09:00:00Z' }
    const browsers = ['Firefox on Windows', 'Safari on iPhone'].map((name, i) => ({
      ...{ id: `b${i}`, name, ...moments },
    }))
    answer(FUNCTION, ({ body }) => ({
      json: {
        ...{ purpose: 'browsers', step: 'ask', state: 'open' },
        browsers: 'action' in (body as object) ? browsers.slice(1) : browsers,
      },
    }))
    await follow('browsers')
    await heading('Remembered browsers')
    await press(all('li button')[0] as HTMLElement)
    await until(() => all('li').length === 1)
    expect(texts('li b')).toEqual(['Safari on iPhone'])
    expect(bodies()[1]).toEqual({ token: `browsers.${TOKEN}`, action: 'forget', id: 'b0' })
    expect(button('Send me the confirmation')).toBeDefined()
    await expectAccessible()
  })

  it('opens with the key of the browser, goes on with the token that it gets, and leads on', {
    tags: ['known-browsers'],
  }, async () => {
    localStorage.setItem('operator-browser', JSON.stringify({ key: KEY }))
    const href = '/auth#operator=confirm.other'
    answerCancel({ token: 'confirm.strong', links: [{ label: 'Write to the customer', href }] })
    await follow('cancel')
    await press(await until(() => button('Cancel and refund')))
    await heading('Cancel a consultation')
    expect(bodies()).toEqual([
      { token: `cancel.${TOKEN}`, browser: KEY },
      { token: 'confirm.strong', action: 'cancel' },
    ])
    expect(all<HTMLAnchorElement>('li a').map((link) => link.getAttribute('href'))).toEqual([href])
  })
})
