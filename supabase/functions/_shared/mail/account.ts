import { BUSINESS } from '#content/business.ts'
import { html } from './html.ts'
import { heading, layout, paragraph } from './layout.ts'
import type { Mail } from './transport.ts'

/** Messages about an account that are ours; those with one-time links are the auth service's (auth-templates.ts). */

type Content = Pick<Mail, 'subject' | 'text' | 'html'>

const button = (href: string, label: string) =>
  html`<p style="margin:26px 0"><a href="${href}" style="display:inline-block;padding:15px 28px;background:#A3211F;border-radius:3px;font-size:18px;line-height:22px;font-weight:600;color:#FFFFFF;text-decoration:none">${label}</a></p>`

/** To a customer whose address was just confirmed. */
export function welcomeMail(firstName: string, siteUrl: string): Content {
  const greeting = firstName ? `Dear ${firstName},` : 'Welcome,'
  const steps = [
    'Create a task and send the documents with it; we reply with a written price.',
    'See under Pending Tasks what you have asked for, with its reference.',
    'Keep your name and phone number up to date, download your data, or delete the account, on the profile tab.',
  ]
  const why = 'Sent once, because this address was confirmed for an account.'
  const intro = `Your account with ${BUSINESS.name} is open. Requests that you sent from this address before are in it, too.`
  return {
    subject: `Welcome to ${BUSINESS.shortName}`,
    text: [
      greeting,
      '',
      intro,
      '',
      'What you can do there',
      ...steps.map((step) => `- ${step}`),
      '',
      `${siteUrl}/profile`,
      '',
      why,
    ].join('\n'),
    html: layout({
      title: 'Your account is open',
      preview: 'What you can do with it.',
      why,
      body: [
        paragraph(html`<bdi>${greeting}</bdi>`),
        paragraph(intro),
        heading('What you can do there'),
        ...steps.map((step) => paragraph(step)),
        button(`${siteUrl}/profile`, 'Open your account'),
      ],
    }),
  }
}

/** To the owner of an account, when somebody signs up with its address again. */
export function accountExistsMail(siteUrl: string): Content {
  const intro = `Somebody, most likely you, has just tried to open an account with this address. You have one already: sign in, or choose a new password if you do not remember it.`
  const why =
    'Sent because of a sign-up with this address. If it was not you, there is nothing to do: nobody has got in.'
  return {
    subject: `You already have an account with ${BUSINESS.shortName}`,
    text: [
      intro,
      '',
      `Sign in: ${siteUrl}/auth`,
      `Choose a new password: ${siteUrl}/auth?reset=true`,
      '',
      why,
    ].join('\n'),
    html: layout({
      title: 'You already have an account',
      preview: 'Sign in, or choose a new password.',
      why,
      body: [
        paragraph(intro),
        button(`${siteUrl}/auth`, 'Sign in'),
        paragraph(html`<a href="${siteUrl}/auth?reset=true">Choose a new password</a>`),
      ],
    }),
  }
}
