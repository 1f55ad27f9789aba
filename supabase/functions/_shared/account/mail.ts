import type { EmailTemplate } from '../mail/compose.ts'
import { Button, Greeting, Heading, List, Paragraph, TextLink } from '../mail/design/blocks.ts'
import { type MailContent, message, SAMPLE_SITE } from '../mail/design/message.ts'
import { createElement as h } from '../mail/design/react.ts'
import { siteIn, type Words } from '../words.ts'

/** Messages with one-time links are the auth service's (auth-templates.ts). */

function welcomeMail(firstName: string, siteUrl: string, words: Words): MailContent {
  const { subject, title, preview, why, ...texts } = words.WELCOME_MAIL
  return message(
    { subject, title, preview, why, words },
    h(Greeting, { typed: firstName }),
    h(Paragraph, null, texts.open),
    h(Heading, null, texts.what),
    h(List, { items: [...texts.items] }),
    h(Button, { href: `${siteUrl}/profile`, label: texts.button }),
  )
}

function accountExistsMail(siteUrl: string, words: Words): MailContent {
  const { subject, title, preview, why, ...texts } = words.ACCOUNT_EXISTS_MAIL
  return message(
    { subject, title, preview, why, words },
    h(Paragraph, null, texts.text),
    h(Button, { href: `${siteUrl}/auth`, label: texts.logIn }),
    h(Paragraph, null, h(TextLink, { href: `${siteUrl}/auth?reset=true`, label: texts.choose })),
  )
}

export const ACCOUNT_TEMPLATES = {
  welcome: {
    write: async ({ facts: { profile } }, { settings }, words) =>
      profile ? welcomeMail(profile.first_name, siteIn(settings.SITE_URL, words.LANGUAGE.code), words) : null,
    sample: (words) => welcomeMail('Zofia', SAMPLE_SITE, words),
  },

  account_exists: {
    write: async (_message, { settings }, words) =>
      accountExistsMail(siteIn(settings.SITE_URL, words.LANGUAGE.code), words),
    sample: (words) => accountExistsMail(SAMPLE_SITE, words),
    limit: 'RATE_LIMIT_ACCOUNT_MAIL',
  },
} satisfies Record<string, EmailTemplate>
