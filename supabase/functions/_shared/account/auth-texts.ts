import { footText } from '../mail/design/text.ts'

/** Without React: the one-machine host's main thread queues these messages. */

export type AuthTemplate = {
  subject: string
  title: string
  text: string
  button: string
  why: string
  type: string
}

export const AUTH_TEMPLATES = {
  confirmation: {
    subject: 'Confirm your email address',
    title: 'Confirm your email address',
    text: 'Press the button and enter the password you chose when you signed up. That opens your account. The link works once, within an hour.',
    button: 'Confirm my address',
    why: 'We sent this because someone signed up with this address. If it was not you, you can ignore it: no account is opened unless the link is used.',
    type: 'signup',
  },
  recovery: {
    subject: 'Choose a new password',
    title: 'Choose a new password',
    text: 'Press the button to choose a new password for your account. The link works once, within an hour. Until you use it, your old password stays as it is.',
    button: 'Choose a new password',
    why: 'We sent this because someone asked for a new password for this address. If it was not you, you can ignore it: nothing has changed.',
    type: 'recovery',
  },
} as const satisfies Record<string, AuthTemplate>

export type AuthTemplateName = keyof typeof AUTH_TEMPLATES

/** The plain text for a rendered template; its link is taken from the HTML. */
export function authMailText(renderedHtml: string): string {
  const link =
    /href="([^"]*\/auth\?token_hash=[^"]*)"/.exec(renderedHtml)?.[1]?.replaceAll('&amp;', '&') ?? ''
  const type = new URL(link || 'https://host.invalid').searchParams.get('type')
  const template = Object.values(AUTH_TEMPLATES).find((candidate) => candidate.type === type)
  return template ? `${template.text}\n\n${template.button}: ${link}\n\n${footText(template.why)}` : link
}
