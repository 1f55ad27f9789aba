import { describe, expect, it } from 'vitest'
import { countColumns } from '#contract/counts.ts'
import type { MailDocument } from '../mail/design/blocks.ts'
import { SAMPLE_ORDERS } from '../order-mail/samples.ts'
import { ENGLISH } from '../words.ts'
import {
  type QuoteRequest,
  quoteCustomerMail,
  quoteFilesMail,
  quoteLinkMail,
  quoteOpenedMail,
  quoteOperatorMail,
} from './mail.ts'

const request: QuoteRequest = {
  ...SAMPLE_ORDERS.offered.request,
  reference: 'SQ-2222-2222',
  service_type: 'Apostille & Notarisation Services',
  urgency: '0-12 hours',
  task_description: 'Line one\nLine two',
  source_language: null,
  target_language: null,
  country_of_origin: 'Poland',
  country_of_destination: '',
  given_name: 'Zofia',
  family_name: 'Wiśniewska',
  email: 'zofia@example.com',
  phone: '+44 20 7946 0018',
  created_at: '2026-07-01T10:00:00.000+00:00',
  reply_by: '2026-07-01T13:00:00.000+00:00',
  handled_at: null,
  ...countColumns({}),
}

const LINK = 'https://site.example/get-quote?request=TOKEN'

const documents: MailDocument[] = [
  { name: 'birth.pdf', size: 2_500_000, link: 'https://site.example/open?link=x', note: null },
  {
    name: 'trick.pdf',
    size: 10,
    link: null,
    note: 'Removed: its content does not match its file type, or a virus was found in it.',
  },
]

const ACTIONS = [{ label: 'Mark this as spam', href: 'https://site.example/auth#operator=spam.x' }]

describe('quoteOperatorMail', () => {
  const mail = quoteOperatorMail(request, documents, 720, ACTIONS)

  it('starts its subject with reference and urgency', () => {
    expect(mail.subject).toBe(
      'SQ-2222-2222 [0-12 hours] Quote request: Apostille & Notarisation Services, Zofia Wiśniewska',
    )
  })

  it('has the customer as reply-to', () => {
    expect(mail.replyTo).toEqual({ name: 'Zofia Wiśniewska', address: 'zofia@example.com' })
  })

  it('contains every answer, the due time in the UK, and the documents, in both parts', () => {
    for (const part of [mail.text, mail.html]) {
      for (const value of [
        'SQ-2222-2222',
        'Poland',
        'not given',
        'Wiśniewska',
        'zofia@example.com',
        '+44 20 7946 0018',
      ]) {
        expect(part).toContain(value)
      }
      expect(part).toContain('Line two')
      expect(part).toContain('Wednesday, 1 July 2026, 23:00 UK time')
      expect(part).toContain('https://site.example/open?link=x')
      expect(part).toContain('Removed: its content does not match its file type, or a virus was found in it.')
    }
    expect(mail.text).toContain('- birth.pdf (2.4 MB)\n  https://site.example/open?link=x')
  })

  it('ends with what the operator can do', { tags: ['operator-links'] }, () => {
    expect(mail.text).toContain('- Mark this as spam: https://site.example/auth#operator=spam.x')
    expect(mail.html).toContain('href="https://site.example/auth#operator=spam.x"')
    expect(mail.text.indexOf('What you can do')).toBeGreaterThan(mail.text.indexOf('birth.pdf'))
  })
})

describe('languages and other countries', () => {
  const asked = {
    ...request,
    service_type: 'Private Document Translation & Certification',
    source_language: 'Polish',
    target_language: 'Call 0900 123 now',
    country_of_origin: 'Other',
    country_of_origin_other: 'Iceland',
  }

  it('reach the operator, with what the browser counted', () => {
    const counted = { document_pages: 3, document_words: 1240, estimate_from: 9000, estimate_to: 13550 }
    const { text } = quoteOperatorMail({ ...asked, ...counted }, documents, 720, ACTIONS)
    expect(text).toMatch(/Language: +Polish\nInto: +Call 0900 123 now\nUrgency:/)
    expect(text).toMatch(/From: +Other: Iceland\nTo: +not given\n/)
    expect(text).toMatch(/Counted: +3 pages, 1,240 words \(counted in the customer’s browser\)\n/)
    expect(text).toMatch(/Estimate: +£90.00 to £135.50 \(shown in the customer’s browser\)\n/)
  })

  it('says where the customer got no confirmation', () => {
    const sent = (isWithheld: boolean) => quoteOperatorMail(request, documents, 720, ACTIONS, isWithheld).text
    expect(sent(false)).not.toContain('Not confirmed')
    expect(sent(true)).toContain('Not confirmed to the customer')
  })

  it('are not asked about where they were not', () => {
    const { text } = quoteOperatorMail(request, documents, 720, ACTIONS)
    expect(text).not.toMatch(/^(Language|Into|Counted|Estimate):/m)
    expect(text).toMatch(/From: +Poland\n/)
  })

  it('are repeated to the customer only if they are languages', () => {
    for (const { text, html } of [
      quoteCustomerMail(asked, [], LINK, ENGLISH),
      quoteOpenedMail(asked, LINK, ENGLISH),
    ]) {
      expect(text).toMatch(/Language of the documents: +Polish\n/)
      expect(text).toMatch(/Translate into: +see your request\n/)
      expect(text + html).not.toMatch(/0900|Iceland/)
    }
  })
})

/** By the stored values and the words of the form. */
describe.each([
  ['document-translation', 'standard', 'Document translation', 'Standard, 5–7 days'],
  ['apostille-notarisation', 'express', 'Apostille and notarisation', 'Express, 2–3 days'],
  ['document-procurement', 'urgent', 'Document procurement', 'Urgent, 24 hours'],
  ['corporate-translation', 'standard', 'Corporate translation', 'Standard, 5–7 days'],
])('a task: %s, %s', (service_type, urgency, service, soon) => {
  const task = { ...request, service_type, urgency }
  const mails = {
    operator: quoteOperatorMail(task, documents, 720, ACTIONS),
    customer: quoteCustomerMail(task, [{ state: 'accepted', needsPassword: false }], LINK, ENGLISH),
    files: quoteFilesMail(task, documents, 720, ACTIONS),
  }

  it('is in the words of its form', () => {
    expect(mails.operator.subject).toBe(`SQ-2222-2222 [${soon}] Quote request: ${service}, Zofia Wiśniewska`)
    expect(mails.files.subject).toBe(`SQ-2222-2222 [${soon}] 2 further documents, Zofia Wiśniewska`)
    for (const { text, html } of [mails.operator, mails.customer]) {
      expect(text).toMatch(new RegExp(`Service: +${service}\\n`))
      expect(text).toMatch(new RegExp(`Urgency: +${soon}\\n`))
      expect(html).toContain(service)
      expect(html).toContain(soon)
    }
    expect(mails.files.text).toMatch(new RegExp(`Service: +${service}\\n`))
  })

  it('shows no stored value anywhere', () => {
    for (const { subject, text, html } of Object.values(mails)) {
      for (const part of [subject, text, html]) {
        expect(part).not.toContain(service_type)
        expect(part).not.toMatch(new RegExp(`(?<![\\w-])${urgency}(?![\\w-])`))
      }
    }
  })
})

/** In summer the UK's day begins an hour before GMT's. */
it('every date is that in the UK', () => {
  const late = { ...request, created_at: '2026-06-30T23:30:00.000Z' }
  const received = 'Wednesday, 1 July 2026, 00:30 UK time'
  for (const { text, html } of [
    quoteOperatorMail(late, documents, 720, ACTIONS),
    quoteCustomerMail(late, [{ state: 'accepted', needsPassword: false }], LINK, ENGLISH),
    quoteLinkMail(late, LINK, { days: 30, ended: true }, ENGLISH),
  ])
    for (const part of [text, html]) expect(part).toContain(received)
})

describe('quoteFilesMail', () => {
  const mail = (ordered?: Parameters<typeof quoteFilesMail>[4]) =>
    quoteFilesMail(request, documents, 720, ACTIONS, ordered)

  it('says when a reply is due, until there is an order', { tags: ['order-mail'] }, () => {
    for (const { subject, text } of [mail(), mail(null)]) {
      expect(subject).toBe('SQ-2222-2222 [0-12 hours] 2 further documents, Zofia Wiśniewska')
      expect(text).toContain('Reply by 2 pm on Wednesday 1 July (UK time)')
    }
  })

  it('says what has become of the order, and when it is to be delivered if it still is', {
    tags: ['order-mail'],
  }, () => {
    const begun = mail({ state: 'in_progress', ready_by: '2026-07-10' })
    expect(begun.subject).toBe('SQ-2222-2222 2 further documents, Zofia Wiśniewska')
    expect(begun.text).toContain('To be delivered by Friday, 10 July 2026')
    expect(begun.text).toMatch(/State: +In progress\n/)
    const completed = mail({ state: 'completed', ready_by: '2026-07-10' })
    for (const { text } of [begun, completed]) expect(text).not.toContain('Reply by')
    expect(completed.text).not.toContain('2026')
  })
})

it('the acknowledgement repeats the estimate of the page, and no figure of a stranger', () => {
  const translation = {
    ...request,
    ...{ service_type: 'Private Document Translation & Certification', urgency: '24-48 hours' },
    ...countColumns({ pages: 2, words: 640, estimate: { from: 14_200, to: 17_900 } }),
  }
  const sent = [{ state: 'accepted', needsPassword: false }] as const
  const mail = (changes = {}) =>
    quoteCustomerMail({ ...translation, ...changes }, [...sent], LINK, ENGLISH).text
  expect(mail()).toContain('Estimate: £142 to £179')
  expect(mail()).toContain('3 pages of 250 words × £38: £114')
  expect(mail()).toContain('Needed by:      Friday, 3 July 2026, 11:00 UK time')
  for (const changes of [{ estimate_from: 1 }, { estimate_to: 99_999_900 }, { document_words: null }])
    expect(mail(changes)).not.toContain('£')
  expect(mail({ reply_by: '2026-07-06T09:00:00Z' })).toContain(
    'Nobody is here in time for that, so our reply comes later.',
  )
})

it('the acknowledgement confirms what arrived, with its reference and the next steps', () => {
  const documents = [
    { state: 'accepted', needsPassword: false },
    { state: 'refused', needsPassword: false },
    { state: 'missing', needsPassword: false },
    { state: 'accepted', needsPassword: true },
  ] as const
  const { subject, text, html } = quoteCustomerMail(request, [...documents], LINK, ENGLISH)
  expect(subject).toBe('SQ-2222-2222 We have your quote request')
  for (const part of [text, html]) {
    for (const value of [
      'Dear ',
      'Zofia',
      'SQ-2222-2222',
      'Apostille',
      '0-12 hours',
      '2 received',
      'Document 2 was refused. Your request page says why.',
      'Document 3 did not arrive. Please send it again.',
      'Document 4 needs a password to open.',
      'how soon we lodge your documents',
      'Finished documents usually take 5 to 8 working days',
      'We’ll reply by',
      '2 pm on Wednesday 1 July (UK time)',
      'What happens next',
      'half upfront',
      LINK,
    ])
      expect(part).toContain(value)
  }
})
