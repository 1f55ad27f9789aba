import * as z from 'zod/mini'
import { BUSINESS } from '#content/business.ts'
import type { Database } from '../../../database.types.ts'
import type { EmailTemplate } from '../mail/compose.ts'
import { Button, Paragraph, TextLink } from '../mail/design/blocks.ts'
import { type MailContent, message, SAMPLE_SITE } from '../mail/design/message.ts'
import { createElement as h } from '../mail/design/react.ts'
import { confirmLink, unsubscribeLinks } from './links.ts'
import { markdownBlocks } from './markdown.ts'

/** Each has one-click unsubscribe (RFC 8058), and is sent only if it still applies. */

type Issue = Database['public']['Tables']['newsletter_issues']['Row']
type Links = { page: string; oneClick: string }

const WHY_ASKED =
  'We sent this because someone entered this address on our website. If it was not you, you can ignore it: we won’t email you again.'

function confirmMail(link: string, days: number, { oneClick }: Links): MailContent {
  const content = message(
    {
      subject: 'Please confirm your newsletter subscription',
      title: 'One more step',
      preview: 'Until you confirm, we won’t send you anything.',
      why: WHY_ASKED,
    },
    h(
      Paragraph,
      null,
      `You asked for the newsletter of ${BUSINESS.name}. Open the page and press the button to confirm. Until then we won’t send you anything.`,
    ),
    h(Button, { href: link, label: 'Confirm the subscription' }),
    h(Paragraph, null, `The link works for ${days} ${days === 1 ? 'day' : 'days'}.`),
  )
  return { ...content, unsubscribe: oneClick }
}

/** The page must not say that the address is subscribed, but its own inbox may. */
function alreadySubscribedMail({ page, oneClick }: Links): MailContent {
  const content = message(
    {
      subject: 'You are already subscribed to our newsletter',
      title: 'You are already subscribed',
      preview: 'You don’t need to do anything.',
      why: WHY_ASKED,
    },
    h(
      Paragraph,
      null,
      `This address already receives the newsletter of ${BUSINESS.name}. You don’t need to do anything. You’ll get the next issue.`,
    ),
    h(Paragraph, null, h(TextLink, { href: page, label: 'Unsubscribe' })),
  )
  return { ...content, unsubscribe: oneClick }
}

function issueMail(issue: Pick<Issue, 'subject' | 'body'>, { page, oneClick }: Links): MailContent {
  const content = message(
    {
      subject: issue.subject,
      title: issue.subject,
      preview: `From ${BUSINESS.name}`,
      why: 'We sent this because you subscribed to our newsletter and confirmed it.',
    },
    ...markdownBlocks(issue.body),
    h(Paragraph, null, h(TextLink, { href: page, label: 'Unsubscribe' })),
  )
  return { ...content, unsubscribe: oneClick }
}

const toSubscriber = (
  write: (links: Links, ...about: Parameters<EmailTemplate['write']>) => Promise<MailContent | null>,
  sample: EmailTemplate['sample'],
): EmailTemplate => ({
  async write(queued, dependencies, words) {
    const { subscription } = queued.facts
    if (subscription?.status !== 'confirmed') return null
    const links = unsubscribeLinks(
      dependencies.settings,
      subscription.id,
      dependencies.now(),
      words.LANGUAGE.code,
    )
    return write(links, queued, dependencies, words)
  },
  sample,
})

const testPayload = z.object({ subject: z.string(), body: z.string() })

const SAMPLE_LINKS: Links = {
  page: `${SAMPLE_SITE}/social-media-links?newsletter=unsubscribe&token=EXAMPLE`,
  oneClick: `${SAMPLE_SITE}/functions/v1/newsletter-unsubscribe?token=EXAMPLE`,
}

const SAMPLE_ISSUE = {
  subject: 'What an apostille says, and what it does not',
  body: 'An apostille confirms a **signature**, not the text above it.\n\n## Three questions\n\n- Who signed?\n- In what capacity?\n- For which country?\n\nRead [the whole page](https://site.example/apostille-notarisation).',
}

/** As subscribers would get it, without personal links. */
function testMail(issue: Pick<Issue, 'subject' | 'body'>, page: string): MailContent {
  const { unsubscribe: _, ...content } = issueMail(issue, { page, oneClick: page })
  return { ...content, subject: `[Test] ${issue.subject}` }
}

export const NEWSLETTER_TEMPLATES = {
  newsletter_test: {
    write: async ({ payload }, { settings }) =>
      testMail(testPayload.parse(payload), `${settings.SITE_URL}/social-media-links`),
    sample: () => testMail(SAMPLE_ISSUE, SAMPLE_LINKS.page),
  },

  newsletter_confirm: {
    async write({ facts: { consent } }, { settings, now }) {
      if (!consent || consent.confirmed_at || consent.withdrawn_at) return null
      const link = confirmLink(settings, consent, now())
      const links = unsubscribeLinks(settings, consent.subscription_id, now(), consent.language)
      return confirmMail(link, settings.NEWSLETTER_CONFIRM_DAYS, links)
    },
    sample: () =>
      confirmMail(`${SAMPLE_SITE}/social-media-links?newsletter=confirm&token=EXAMPLE`, 7, SAMPLE_LINKS),
    limit: 'RATE_LIMIT_RECIPIENT',
  },

  already_subscribed: {
    ...toSubscriber(
      async (links) => alreadySubscribedMail(links),
      () => alreadySubscribedMail(SAMPLE_LINKS),
    ),
    limit: 'RATE_LIMIT_RECIPIENT',
  },

  newsletter_issue: toSubscriber(
    async (links, { facts: { issue } }) => (issue ? issueMail(issue, links) : null),
    () => issueMail(SAMPLE_ISSUE, SAMPLE_LINKS),
  ),
} satisfies Record<string, EmailTemplate>
