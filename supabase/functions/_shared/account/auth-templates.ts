import * as z from 'zod/mini'
import type { EmailTemplate } from '../mail/compose.ts'
import { Button, Paragraph, Remark } from '../mail/design/blocks.ts'
import { htmlOf, type MailContent, SAMPLE_SITE } from '../mail/design/message.ts'
import { createElement as h, type ReactNode } from '../mail/design/react.ts'
import { AUTH_TEMPLATES, type AuthTemplate, type AuthTemplateName, authMailText } from './auth-texts.ts'

// `npm run generate` writes these into supabase/templates. Links use the site's address and the token's hash, so that
// no caller can change their target.

/** Replaced below: no page of ours has this address. */
const LINK = 'https://link.invalid/'

const placeholders = (type: string) => `{{ .SiteURL }}/auth?token_hash={{ .TokenHash }}&amp;type=${type}`

const blocks = ({ text, button }: AuthTemplate): ReactNode[] => [
  h(Paragraph, { key: 'text' }, text),
  h(Button, { key: 'button', href: LINK, label: button }),
]

/** @returns HTML with the auth service's placeholders */
export function authTemplateHtml(name: AuthTemplateName): string {
  const template = AUTH_TEMPLATES[name]
  const { title, text, why, type } = template
  const address = h(Remark, { key: 'address' }, `Or open this address: ${LINK}`)
  const source = htmlOf({ title, preview: text, why }, [...blocks(template), address])
  return source.replaceAll(LINK, placeholders(type))
}

/** For messages that the database has queued, rather than the auth service. */
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
