import * as z from 'zod/mini'
import { fill } from '#contract/language.ts'
import type { EmailTemplate } from '../mail/compose.ts'
import { button, paragraph, remark } from '../mail/design/blocks.ts'
import { htmlOf, type MailContent, SAMPLE_SITE } from '../mail/design/message.ts'
import { footText } from '../mail/design/text.ts'
import { ENGLISH, siteIn, type Words } from '../words.ts'

// `npm run generate` writes these into supabase/templates, in English. Links use the site's address and the token's hash,
// so that no caller can change their target.

/** By the auth service's names for its templates: what it calls the action. */
const ACTIONS = { confirmation: 'signup', recovery: 'recovery' } as const

export type AuthTemplateName = keyof typeof ACTIONS

const NAMES = Object.keys(ACTIONS) as AuthTemplateName[]

/** Replaced below: no page of ours has this address. */
const LINK = 'https://link.invalid/'

function html(name: AuthTemplateName, link: string, words: Words): string {
  const { title, text, why, button: label } = words.AUTH_MAIL[name]
  const source = htmlOf({ title, preview: text, why, words }, [
    paragraph(text),
    button(LINK, label),
    remark(fill(words.AUTH_LINK, { link: LINK })),
  ])
  return source.replaceAll(LINK, () => link.replaceAll('&', '&amp;'))
}

export const authTemplateHtml = (name: AuthTemplateName): string =>
  html(name, `{{ .SiteURL }}/auth?token_hash={{ .TokenHash }}&type=${ACTIONS[name]}`, ENGLISH)

export function authMail(
  name: AuthTemplateName,
  tokenHash: string,
  siteUrl: string,
  words: Words,
): MailContent {
  const { subject, text, button, why } = words.AUTH_MAIL[name]
  const link = `${siteUrl}/auth?token_hash=${tokenHash}&type=${ACTIONS[name]}`
  return {
    subject,
    html: html(name, link, words),
    text: `${text}\n\n${fill(words.LANGUAGE.label, { label: button, text: link })}\n\n${footText(why, words)}`,
  }
}

const authPayload = z.object({ action: z.string(), token_hash: z.string().check(z.regex(/^[\w-]+$/)) })

export const AUTH_MAIL_TEMPLATES = {
  auth: {
    async write({ payload }, { settings }, words) {
      const { action, token_hash } = authPayload.parse(payload)
      const name = NAMES.find((candidate) => ACTIONS[candidate] === action)
      return name ? authMail(name, token_hash, siteIn(settings.SITE_URL, words.LANGUAGE.code), words) : null
    },
    sample: (words) => authMail('confirmation', 'EXAMPLE', SAMPLE_SITE, words),
    limit: 'RATE_LIMIT_ACCOUNT_MAIL',
  },
} satisfies Record<string, EmailTemplate>
