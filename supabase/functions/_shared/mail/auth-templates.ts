import * as z from 'zod/mini'
import type { EmailTemplate } from './compose.ts'
import { Button, Paragraph, Remark } from './design/blocks.ts'
import { htmlOf, type MailContent, plainTextOf, SAMPLE_SITE } from './design/message.ts'
import { createElement as h, type ReactNode } from './design/react.ts'

/**
 * The auth service's e-mails. `npm run generate` writes their HTML into supabase/templates, with the service's own
 * placeholders; links are built from the site's address and the token's hash, so that no caller can change their target.
 */

type Template = { subject: string; title: string; text: string; button: string; why: string; type: string }

export const AUTH_TEMPLATES = {
  confirmation: {
    subject: 'Confirm your email address',
    title: 'Confirm your email address',
    text: 'Press the button and enter the password you chose when you signed up. That opens your account. The link works once, for an hour.',
    button: 'Confirm my address',
    why: 'We sent this because somebody signed up with this address. If it was not you, you can ignore it: without the link there is no account.',
    type: 'signup',
  },
  recovery: {
    subject: 'Choose a new password',
    title: 'Choose a new password',
    text: 'Press the button to choose a new password for your account. The link works once, for an hour. Until you use it, your old password stays as it is.',
    button: 'Choose a new password',
    why: 'We sent this because somebody asked for a new password for this address. If it was not you, you can ignore it: nothing has changed.',
    type: 'recovery',
  },
} as const satisfies Record<string, Template>

export type AuthTemplateName = keyof typeof AUTH_TEMPLATES

/** Placeholder for the link, in the HTML and in the text: no page of ours has this address. */
const LINK = 'https://link.invalid/'

/** The auth service's placeholders, which must stay as they are. */
const placeholders = (type: string) => `{{ .SiteURL }}/auth?token_hash={{ .TokenHash }}&amp;type=${type}`

const blocks = ({ text, button }: Template): ReactNode[] => [
  h(Paragraph, { key: 'text' }, text),
  h(Button, { key: 'button', href: LINK, label: button }),
]

/** The HTML of a template, with the auth service's placeholders in it. */
export function authTemplateHtml(name: AuthTemplateName): string {
  const template = AUTH_TEMPLATES[name]
  const { title, text, why, type } = template
  const address = h(Remark, { key: 'address' }, `Or open this address: ${LINK}`)
  const source = htmlOf({ title, preview: text, why }, [...blocks(template), address])
  return source.replaceAll(LINK, placeholders(type))
}

/** The plain text that goes with a rendered template, its link taken from the HTML. */
export function authMailText(renderedHtml: string): string {
  const link =
    /href="([^"]*\/auth\?token_hash=[^"]*)"/.exec(renderedHtml)?.[1]?.replaceAll('&amp;', '&') ?? ''
  const type = new URL(link || 'https://host.invalid').searchParams.get('type')
  const template = Object.values(AUTH_TEMPLATES).find((candidate) => candidate.type === type)
  return template ? plainTextOf(template, blocks(template)).replace(LINK, () => link) : link
}

/** The message with a one-time link, where the database has written it down and not the auth service. */
export function authMail(name: AuthTemplateName, tokenHash: string, siteUrl: string): MailContent {
  const html = authTemplateHtml(name)
    .replaceAll('{{ .SiteURL }}', () => siteUrl)
    .replaceAll('{{ .TokenHash }}', () => tokenHash)
  return { subject: AUTH_TEMPLATES[name].subject, html, text: authMailText(html) }
}

const authPayload = z.union([
  z.object({ action: z.string(), token_hash: z.string().check(z.regex(/^[\w-]+$/)) }),
  z.object({ subject: z.string(), text: z.string(), html: z.string() }),
])

export const AUTH_MAIL_TEMPLATES = {
  auth: {
    async write(message, { settings }) {
      const payload = authPayload.parse(message.payload)
      if (!('action' in payload)) return payload
      const names = Object.keys(AUTH_TEMPLATES) as AuthTemplateName[]
      const name = names.find((candidate) => AUTH_TEMPLATES[candidate].type === payload.action)
      return name ? authMail(name, payload.token_hash, settings.SITE_URL) : null
    },
    sample: () => authMail('confirmation', 'EXAMPLE', SAMPLE_SITE),
    limit: 'RATE_LIMIT_ACCOUNT_MAIL',
  },
} satisfies Record<string, EmailTemplate>
