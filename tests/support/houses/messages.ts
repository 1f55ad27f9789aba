import { UNFINISHED_FACTS } from '#contract/business-facts.ts'
import { authMail } from '#functions/_shared/account/auth-templates.ts'
import { problemPage } from '#functions/_shared/forms/form-page.ts'
import { TEMPLATES } from '#functions/_shared/mail/compose.ts'
import { SAMPLE_SITE } from '#functions/_shared/mail/design/message.ts'
import { ENGLISH, type Words, wordsIn } from '#functions/_shared/words.ts'

/** Every kind of mail with its calendar file, and the page that answers a form's mistake. */

const HOME = { SITE_URL: SAMPLE_SITE, SUPABASE_URL: SAMPLE_SITE } as Parameters<typeof problemPage>[0]

const mailsIn = (words: Words) => ({
  ...Object.fromEntries(Object.entries(TEMPLATES).map(([kind, { sample }]) => [kind, sample(words)])),
  auth_recovery: authMail('recovery', 'EXAMPLE', SAMPLE_SITE, words),
})

/** By what it is: HTML and plain texts. @param code of the language */
export async function messagesIn(code: string): Promise<Record<string, { html?: string; text?: string }>> {
  const words = await wordsIn(code)
  const said: Record<string, { html?: string; text?: string }> = {
    'the page of a mistake': { html: await problemPage(HOME, { status: 400, words }).text() },
  }
  if (words === ENGLISH)
    said['what is unfinished'] = { text: UNFINISHED_FACTS.map(([, sentence]) => sentence).join('\n') }
  for (const [kind, { subject, text, html, calendar }] of Object.entries(mailsIn(words))) {
    const event = calendar && String(calendar.content).replaceAll('\r\n ', '')
    said[kind] = { html, text: [subject, text, event].filter(Boolean).join('\n') }
  }
  return said
}
