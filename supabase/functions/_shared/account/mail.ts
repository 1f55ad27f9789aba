import { BUSINESS } from '#content/business.ts'
import type { EmailTemplate } from '../mail/compose.ts'
import { Button, Greeting, Heading, List, Paragraph, TextLink } from '../mail/design/blocks.ts'
import { type MailContent, message, SAMPLE_SITE } from '../mail/design/message.ts'
import { createElement as h } from '../mail/design/react.ts'

/** Messages with one-time links are the auth service's (auth-templates.ts). */

function welcomeMail(firstName: string, siteUrl: string): MailContent {
  return message(
    {
      subject: `Welcome to ${BUSINESS.shortName}`,
      title: 'Your account is open',
      preview: 'What you can do with it.',
      why: 'We sent this once, because this address was confirmed for an account.',
    },
    h(Greeting, { typed: firstName }),
    h(
      Paragraph,
      null,
      `Your account with ${BUSINESS.name} is open. It includes the requests you have already sent from this address.`,
    ),
    h(Heading, null, 'What you can do there'),
    h(List, {
      items: [
        'Create a task and send the documents with it. We’ll reply with a written quote.',
        'See your requests and their references under Pending Tasks.',
        'Keep your name and phone number up to date, download your data, or delete the account, on the profile tab.',
      ],
    }),
    h(Button, { href: `${siteUrl}/profile`, label: 'Open your account' }),
  )
}

function accountExistsMail(siteUrl: string): MailContent {
  return message(
    {
      subject: `You already have an account with ${BUSINESS.shortName}`,
      title: 'You already have an account',
      preview: 'Log in, or choose a new password.',
      why: 'We sent this because someone signed up with this address. If it was not you, you can ignore it: no one has accessed your account.',
    },
    h(
      Paragraph,
      null,
      'Someone, probably you, has just tried to open an account with this address. You already have one: log in, or choose a new password if you don’t remember yours.',
    ),
    h(Button, { href: `${siteUrl}/auth`, label: 'Log in' }),
    h(Paragraph, null, h(TextLink, { href: `${siteUrl}/auth?reset=true`, label: 'Choose a new password' })),
  )
}

export const ACCOUNT_TEMPLATES = {
  welcome: {
    write: async ({ facts: { profile } }, { settings }) =>
      profile ? welcomeMail(profile.first_name, settings.SITE_URL) : null,
    sample: () => welcomeMail('Zofia', SAMPLE_SITE),
  },

  account_exists: {
    write: async (_message, { settings }) => accountExistsMail(settings.SITE_URL),
    sample: () => accountExistsMail(SAMPLE_SITE),
    limit: 'RATE_LIMIT_ACCOUNT_MAIL',
  },
} satisfies Record<string, EmailTemplate>
