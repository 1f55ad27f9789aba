import * as z from 'zod/mini'
import { linkToken } from '#contract/values.ts'
import { signToken } from '../documents/links.ts'
import type { FunctionEnvironment } from '../environment.ts'
import { isSpoken, siteIn } from '../words.ts'

type Settings = Pick<
  FunctionEnvironment,
  'SITE_URL' | 'SUPABASE_URL' | 'PUBLIC_BACKEND_URL' | 'LINK_SIGNING_SECRET' | 'NEWSLETTER_CONFIRM_DAYS'
>

const DAY = 24 * 3_600_000

export const newsletterLinkSchema = z.strictObject({
  token: linkToken,
})

/** Old messages must still unsubscribe. */
const UNSUBSCRIBE_DAYS = 10 * 365

/** Without scripts the page shows the fragment. */
export function newsletterPage(
  { SITE_URL }: Pick<Settings, 'SITE_URL'>,
  action: 'confirm' | 'unsubscribe',
  token: string,
  language: string,
): string {
  return `${siteIn(SITE_URL, language)}/social-media-links?newsletter=${action}&token=${encodeURIComponent(token)}#${action}`
}

/** Ends with the consent that it requests. */
export function confirmLink(
  settings: Settings,
  { id, language }: { id: string; language: string },
  now: Date,
): string {
  const expires = new Date(now.getTime() + settings.NEWSLETTER_CONFIRM_DAYS * DAY)
  return newsletterPage(
    settings,
    'confirm',
    signToken(settings.LINK_SIGNING_SECRET, 'subscribe', id, expires),
    language,
  )
}

/** A page for people, and a URL for mail programs to post to. */
export function unsubscribeLinks(
  settings: Settings,
  subscription: string,
  now: Date,
  language: string,
): { page: string; oneClick: string } {
  const expires = new Date(now.getTime() + UNSUBSCRIBE_DAYS * DAY)
  const token = signToken(settings.LINK_SIGNING_SECRET, 'unsubscribe', subscription, expires)
  const backend = settings.PUBLIC_BACKEND_URL ?? settings.SUPABASE_URL
  return {
    page: newsletterPage(settings, 'unsubscribe', token, language),
    oneClick: `${backend}/functions/v1/newsletter-unsubscribe?token=${token}${isSpoken(language) ? `&language=${language}` : ''}`,
  }
}
