import { describe, expect, it } from 'vitest'
import { anonymous, sendQuote } from '../support/clients.ts'
import { enquire, freshAddress, sampleEnquiry } from '../support/forms.ts'
import type { CapturedMail } from '../support/host.ts'
import { workerHost } from '../support/own-host.ts'

/** Strangers' texts must not pass for anything else in a mail: no lines of their own, and no reversed text. */

const { host } = workerHost()

const MARKS = [...'\u061C\u200E\u200F\u202A\u202B\u202C\u202D\u202E\u2066\u2069']
const DIRECTED = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/

/** Found by what they all contain. */
const mailsAbout = async (text: string): Promise<CapturedMail[]> => {
  await host.waitForMail((mail) => Boolean(mail.text?.includes(text)))
  return (await host.mail()).filter((mail) => mail.text?.includes(text))
}

async function expectUndirected(text: string): Promise<CapturedMail[]> {
  const mails = await mailsAbout(text)
  for (const mail of mails)
    for (const part of [mail.text, mail.html, mail.subject]) expect(part).not.toMatch(DIRECTED)
  return mails
}

it('the data API keeps names that are read from right to left', {
  tags: ['texts-of-one-line'],
}, async () => {
  const marker = crypto.randomUUID()
  await sendQuote(anonymous(host), {
    ...{ given_name: 'שרה', family_name: 'محمد علي', company_name: 'می‌خواهم', task_description: marker },
    email: freshAddress(),
  })
  const [mail] = await mailsAbout(marker)
  for (const name of ['שרה', 'محمد علي', 'می‌خواهم']) expect(mail?.text).toContain(name)
  expect(mail?.html).toContain('<bdi>שרה</bdi>')
})

describe('a mail', { tags: ['texts-of-one-line'] }, () => {
  it('has no mark of direction, whatever the text of several lines has', async () => {
    const marker = crypto.randomUUID()
    const text = `${MARKS.join('x')}\nTotal:\u202E 009£ \n${marker}`
    await sendQuote(anonymous(host), { task_description: text, email: freshAddress() })
    await expectUndirected(marker)
  })

  it('of an enquiry has what was meant by what was pasted', async () => {
    const marker = crypto.randomUUID()
    const pasted = sampleEnquiry({
      givenName: '\u202EZofia\u200F',
      phone: '\u2066+44 20\t7946 0018',
      message: `\u202E${marker}\u2069`,
      email: `Zofia <${freshAddress()}>`,
    })
    expect((await enquire(host, pasted)).status).toBe(200)
    for (const mail of await expectUndirected(marker)) expect(mail.text).toContain('+44 20 7946 0018')
  })
})
