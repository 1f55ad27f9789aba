import * as z from 'zod/mini'
import { plural } from '#contract/language.ts'
import type { Database } from '../../../database.types.ts'
import type { EmailTemplate } from '../mail/compose.ts'
import { button, paragraph, textLink } from '../mail/design/blocks.ts'
import { type MailContent, message, SAMPLE_SITE } from '../mail/design/message.ts'
import type { Words } from '../words.ts'
import { confirmLink, unsubscribeLinks } from './links.ts'
import { markdownBlocks } from './markdown.ts'

/** Each has one-click unsubscribe (RFC 8058), and is sent only if it still applies. */

type Issue = Database['public']['Tables']['newsletter_issues']['Row']
type Links = { page: string; oneClick: string }

function confirmMail(link: string, days: number, { oneClick }: Links, words: Words): MailContent {
  const { text, button: label, works, ...head } = words.NEWSLETTER_MAIL.confirm
  const content = message(
    { ...head, words },
    paragraph(text),
    button(link, label),
    paragraph(plural(words.LANGUAGE.tag, works, days)),
  )
  return { ...content, unsubscribe: oneClick }
}

/** The page must not say that the address is subscribed, but its own inbox may. */
function alreadySubscribedMail({ page, oneClick }: Links, words: Words): MailContent {
  const { already, unsubscribe } = words.NEWSLETTER_MAIL
  const { text, ...head } = already
  const content = message({ ...head, words }, paragraph(text), paragraph(textLink(page, unsubscribe)))
  return { ...content, unsubscribe: oneClick }
}

function issueMail(
  issue: Pick<Issue, 'subject' | 'body'>,
  { page, oneClick }: Links,
  words: Words,
): MailContent {
  const { issue: texts, unsubscribe } = words.NEWSLETTER_MAIL
  const content = message(
    { subject: issue.subject, title: issue.subject, ...texts, words },
    ...markdownBlocks(issue.body),
    paragraph(textLink(page, unsubscribe)),
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
function testMail(issue: Pick<Issue, 'subject' | 'body'>, page: string, words: Words): MailContent {
  const { unsubscribe: _, ...content } = issueMail(issue, { page, oneClick: page }, words)
  return { ...content, subject: `[Test] ${issue.subject}` }
}

export const NEWSLETTER_TEMPLATES = {
  newsletter_test: {
    write: async ({ payload }, { settings }, words) =>
      testMail(testPayload.parse(payload), `${settings.SITE_URL}/social-media-links`, words),
    sample: (words) => testMail(SAMPLE_ISSUE, SAMPLE_LINKS.page, words),
  },

  newsletter_confirm: {
    async write({ facts: { consent } }, { settings, now }, words) {
      if (!consent || consent.confirmed_at || consent.withdrawn_at) return null
      const link = confirmLink(settings, consent, now())
      const links = unsubscribeLinks(settings, consent.subscription_id, now(), consent.language)
      return confirmMail(link, settings.NEWSLETTER_CONFIRM_DAYS, links, words)
    },
    sample: (words) =>
      confirmMail(
        `${SAMPLE_SITE}/social-media-links?newsletter=confirm&token=EXAMPLE`,
        7,
        SAMPLE_LINKS,
        words,
      ),
  },

  already_subscribed: toSubscriber(
    async (links, _message, _dependencies, words) => alreadySubscribedMail(links, words),
    (words) => alreadySubscribedMail(SAMPLE_LINKS, words),
  ),

  newsletter_issue: toSubscriber(
    async (links, { facts: { issue } }, _, words) => (issue ? issueMail(issue, links, words) : null),
    (words) => issueMail(SAMPLE_ISSUE, SAMPLE_LINKS, words),
  ),
} satisfies Record<string, EmailTemplate>
