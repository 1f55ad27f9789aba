import { Html, html } from './html.ts'
import { layout, paragraph } from './layout.ts'

/**
 * The auth service's e-mails. Their HTML is written into supabase/templates by `npm run templates`, with the service's own
 * placeholders; links are built from the site's address and the token's hash, so that no caller can lead them elsewhere.
 */

type Template = { subject: string; title: string; text: string; button: string; why: string; type: string }

export const AUTH_TEMPLATES = {
  confirmation: {
    subject: 'Confirm your email address',
    title: 'Confirm your email address',
    text: 'Press the button to confirm that this address is yours, and your account is open. The link works once, for an hour.',
    button: 'Confirm my address',
    why: 'Sent because somebody opened an account with this address. If that was not you, ignore this message: without the link there is no account.',
    type: 'signup',
  },
  recovery: {
    subject: 'Choose a new password',
    title: 'Choose a new password',
    text: 'Press the button to choose a new password for your account. The link works once, for an hour. Until you use it, your old password stays as it is.',
    button: 'Choose a new password',
    why: 'Sent because somebody asked for a new password for this address. If that was not you, ignore this message: nothing has changed.',
    type: 'recovery',
  },
} as const satisfies Record<string, Template>

export type AuthTemplateName = keyof typeof AUTH_TEMPLATES

/** The HTML of a template, with the auth service's placeholders in it. */
export function authTemplateHtml(name: AuthTemplateName): string {
  const { title, text, button, why, type } = AUTH_TEMPLATES[name]
  // The placeholder is markup of the service's template language and must stay as it is.
  const link = new Html(`{{ .SiteURL }}/auth?token_hash={{ .TokenHash }}&amp;type=${type}`)
  return layout({
    title,
    preview: text,
    why,
    body: [
      paragraph(text),
      html`<p style="margin:26px 0"><a href="${link}" style="display:inline-block;padding:15px 28px;background:#A3211F;border-radius:3px;font-size:18px;line-height:22px;font-weight:600;color:#FFFFFF;text-decoration:none">${button}</a></p>`,
      html`<p class="t m" style="margin:0;font-size:15px;line-height:24px;color:#56617B;word-break:break-all">Or open this address: ${link}</p>`,
    ],
  })
}

/** The plain text that goes with a rendered template, its link taken from the HTML. */
export function authMailText(renderedHtml: string): string {
  const link =
    /href="([^"]*\/auth\?token_hash=[^"]*)"/.exec(renderedHtml)?.[1]?.replaceAll('&amp;', '&') ?? ''
  const type = new URL(link || 'https://host.invalid').searchParams.get('type')
  const template = Object.values(AUTH_TEMPLATES).find((candidate) => candidate.type === type)
  return template ? [template.text, '', link, '', template.why].join('\n') : link
}
