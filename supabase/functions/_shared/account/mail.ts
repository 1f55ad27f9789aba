import type { EmailTemplate } from '../mail/compose.ts'
import {
  bullets,
  button,
  type Greeted,
  greeting,
  heading,
  paragraph,
  textLink,
} from '../mail/design/blocks.ts'
import { type MailContent, message, SAMPLE_SITE } from '../mail/design/message.ts'
import { signature } from '../mail/letter.ts'
import { siteIn, type Words } from '../words.ts'

/** Messages with one-time links are the auth service's (auth-templates.ts). */

function welcomeMail(to: Greeted, siteUrl: string, words: Words): MailContent {
  const { subject, title, preview, why, ...texts } = words.WELCOME_MAIL
  return message(
    { subject, title, preview, why, words },
    greeting(to),
    paragraph(texts.open),
    heading(texts.what),
    bullets([...texts.items]),
    button(`${siteUrl}/profile`, texts.button),
    signature(words),
  )
}

function accountExistsMail(siteUrl: string, words: Words): MailContent {
  const { subject, title, preview, why, ...texts } = words.ACCOUNT_EXISTS_MAIL
  return message(
    { subject, title, preview, why, words },
    paragraph(texts.text),
    button(`${siteUrl}/auth`, texts.logIn),
    paragraph(textLink(`${siteUrl}/auth?reset=true`, texts.choose)),
  )
}

/** One that needs no more than the site's address. */
const template = (mail: (siteUrl: string, words: Words) => MailContent): EmailTemplate => ({
  write: async (_message, { settings }, words) => mail(siteIn(settings.SITE_URL, words.LANGUAGE.code), words),
  sample: (words) => mail(SAMPLE_SITE, words),
})

const notice = (about: 'device' | 'password' | 'deleted') =>
  template((siteUrl, words) => {
    const { [about]: texts, why } = words.ACCOUNT_NOTICES
    const choose = button(`${siteUrl}/auth?reset=true`, words.ACCOUNT_EXISTS_MAIL.choose)
    const frame = { subject: texts.title, title: texts.title, preview: texts.text, why, words }
    return message(frame, paragraph(texts.text), about !== 'deleted' && choose)
  })

export const ACCOUNT_TEMPLATES = {
  account_new_device: notice('device'),
  account_new_password: notice('password'),
  account_deleted: notice('deleted'),

  welcome: {
    write: async ({ facts: { profile } }, { settings }, words) =>
      profile
        ? welcomeMail(
            { given: profile.first_name, family: profile.last_name },
            siteIn(settings.SITE_URL, words.LANGUAGE.code),
            words,
          )
        : null,
    sample: (words) => welcomeMail({ given: 'Zofia', family: '' }, SAMPLE_SITE, words),
  },

  account_exists: { ...template(accountExistsMail), limit: 'RATE_LIMIT_ACCOUNT_MAIL' },
} satisfies Record<string, EmailTemplate>
