import type { Page } from '@playwright/test'
import type { OrderPurpose } from '#contract/acts.ts'
import { OPERATOR_EMAIL } from '#contract/business-facts.ts'
import { signToken } from '#functions/_shared/documents/links.ts'
import type { CapturedMail, Host } from '../support/host.ts'
import { expect } from './fixtures.ts'

/** The operator's messages, the links in them, and the screens that they lead to. */

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
export const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

const linkFor = (purpose: string) => new RegExp(`http\\S+/auth#operator=${purpose}\\.\\S+`)

/** The first message to the operator whose subject begins or is so. */
export const operatorMail = (host: Host, wanted: string | RegExp): Promise<CapturedMail> =>
  host.waitForMail(({ to, subject = '' }) => {
    const fits = typeof wanted === 'string' ? subject.startsWith(wanted) : wanted.test(subject)
    return fits && to?.[0]?.address === OPERATOR_EMAIL
  })

/** @param about words of its line */
export function linkIn({ text = '', subject }: CapturedMail, purpose: string, about = ''): string {
  const line = text.split('\n').find((each) => linkFor(purpose).test(each) && each.includes(about))
  expect(line, `${purpose} in “${subject}”`).toBeDefined()
  return linkFor(purpose).exec(line ?? '')?.[0] ?? ''
}

/** In the first message with these words that has such a link. */
export async function mailedLink(host: Host, about: string, purpose: string): Promise<string> {
  const mail = await host.waitForMail(
    ({ subject, text = '' }) => `${subject} ${text}`.includes(about) && linkFor(purpose).test(text),
  )
  return linkIn(mail, purpose)
}

/** Signed here, without a message. */
export function signedLink({ url, linkSecret }: Host, id: string, purpose: OrderPurpose, days = 1): string {
  const expires = new Date(Date.now() + days * 24 * 3_600_000)
  return `${url}/auth#operator=${purpose}.${signToken(linkSecret, `operator-${purpose}`, id, expires)}`
}

/** The secret leaves the address bar at once, and the title has the focus. */
export async function follow(page: Page, link: string, name: string): Promise<void> {
  await page.goto('about:blank')
  await page.goto(link)
  await expect(title(page, name)).toBeFocused({ timeout: 20_000 })
  await expect(page).toHaveURL(/\/auth$/)
}

export const confirmIn = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click()
