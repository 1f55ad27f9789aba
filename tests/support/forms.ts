import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { type EnquiryBody, SAMPLE_ENQUIRY } from '#contract/enquiry.ts'
import type { Proof, ProofChallenge } from '#contract/form-sender.ts'
import { callFunction } from './bookings.ts'
import type { CapturedMail, Host } from './host.ts'

type Address = Pick<Host, 'url' | 'publishableKey' | 'secretKey' | 'dataDir'>

/** An address of a network that no other test has. */
export const freshNetwork = () =>
  `2001:db8:${crypto.randomUUID().slice(0, 4)}:${crypto.randomUUID().slice(0, 4)}::1`

export const freshAddress = () => `${crypto.randomUUID()}@example.com`

export function sampleEnquiry(changes: Partial<EnquiryBody> = {}): EnquiryBody {
  return {
    ...SAMPLE_ENQUIRY,
    givenName: 'Amélie',
    familyName: 'O’Connor-Brandt',
    email: freshAddress(),
    phone: '+44 20 7946 0018',
    subject: 'apostille',
    message: 'Can a school certificate from Leeds be legalised for Brazil?\nIt is from 1998.',
    ...changes,
  }
}

export const enquire = (host: Address, body: unknown) => callFunction(host, 'send-contact-email', body)

export const signUp = (host: Address, body: unknown) => callFunction(host, 'newsletter-signup', body)

/** As a browser without scripts does, to a function in this process. */
export async function postForm(
  take: (request: Request) => Promise<Response>,
  query: string,
  typed: Record<string, string>,
  headers: Record<string, string> = {},
) {
  const response = await take(
    new Request(`http://functions/form-post?${query}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams(typed).toString(),
    }),
  )
  return { status: response.status, headers: response.headers, page: await response.text() }
}

/** As our page does. */
export async function prove(challenge: ProofChallenge): Promise<Proof> {
  const solution = await solveChallenge({ challenge, deriveKey })
  if (!solution) throw new Error('The challenge was not solved')
  return { challenge, solution }
}

export const isTo = (address: string) => (mail: Pick<CapturedMail, 'to'>) =>
  Boolean(mail.to?.some((entry) => 'address' in entry && entry.address === address))

/** From the link to the page. */
export function tokenOf(mail: Pick<CapturedMail, 'text'>, action: 'confirm' | 'unsubscribe'): string {
  const link = new RegExp(`/social-media-links\\?newsletter=${action}&token=([\\w.-]+)`).exec(mail.text ?? '')
  if (!link?.[1]) throw new Error(`There is no link to ${action} in the message`)
  return link[1]
}

export const headerOf = (mail: Pick<CapturedMail, 'headers'>, name: string) =>
  mail.headers.find(({ key }) => key === name.toLowerCase())?.value

/** The one-click URL. */
export function oneClickOf(mail: Pick<CapturedMail, 'headers'>): string {
  return /^<(.+)>$/.exec(headerOf(mail, 'List-Unsubscribe') ?? '')?.[1] ?? ''
}

/** As a mail program does, without cookies, key and origin. */
export const postOneClick = (address: string) =>
  fetch(address, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) })
