import { periodText } from '#contract/retention.ts'
import { BUSINESS } from '../business.ts'
import type { LegalDocument } from './legal-document.ts'

const { legal, address, email } = BUSINESS
const where = `${address.street}, ${address.city} ${address.postcode}, ${address.country}`

export const PRIVACY_POLICY: LegalDocument = {
  title: 'Privacy policy',
  lead: 'People hand us passports, certificates and company papers. This page says what we keep, why, for how long, and how you can have it corrected or deleted.',
  effective: { text: '4th June 2025', date: '2025-06-04' },
  sections: [
    {
      id: 'introduction',
      title: 'Introduction',
      blocks: [
        'This policy applies to this website and to the services that you order through it. It is written to be read: where the law has a long word, we use it once and explain it.',
        'We collect what an order needs and nothing beside it. We do not sell personal data, we do not build profiles for advertising, and this website sets no cookies.',
      ],
    },
    {
      id: 'who-we-are',
      title: 'Who we are',
      blocks: [
        `${legal.name}, ${where}, is the controller of the personal data described here. That means that we decide why and how they are used, and answer for it.`,
        `Questions about this policy, and requests about your data, reach us at ${email.general}.`,
      ],
    },
    {
      id: 'information-we-collect',
      title: 'Information we collect',
      blocks: [
        'What you give us:',
        [
          'Your full name.',
          'Your email address, and your phone number if you choose to give one.',
          'Your company name, if you write for a company.',
          'Documents that you upload, and whatever personal data they contain.',
          'What you write in a request, an enquiry or a booking: the service, the urgency, the countries of origin and destination, your message.',
          'Payment details. Card details are entered with our payment provider and never reach us; we receive the amount, the status and a reference.',
        ],
        'What is recorded when you use the website:',
        [
          'Your IP address, which our server needs in order to answer and to limit abuse. To count how often a form is sent from one network we keep, for a day, a code that is computed from the address and the date and cannot be turned back.',
          'Usage data: the address that was asked for, the time, and whether it worked. These records hold references and error codes, never names, email addresses, file names or messages.',
          'If you have an account: when somebody logged in to it, asked for a link or changed the password.',
        ],
        'Documents often say things about people other than you, such as parents, children or directors. Send only what the order needs. We never ask in our forms for dates of birth, passport numbers or health data; where a document contains them, we use them for its translation or legalisation and for nothing else.',
      ],
    },
    {
      id: 'how-we-use-it',
      title: 'How we use your data',
      blocks: [
        [
          'To prepare your quote and to carry out your order: translation, certification, notarisation, legalisation, apostille or procurement.',
          'To answer your enquiry and to hold the consultation that you booked.',
          'To run your account, if you have one, and to show you your own requests in it.',
          'To send messages that belong to a request: acknowledgements, quotes, reminders, invoices.',
          'To send the newsletter, if you subscribed to it and confirmed.',
          'To keep accounts, as the law requires of us.',
          'To keep the website safe and working. If a form is sent very fast or very often, your browser may be given a small calculation to do before we accept it; that needs nothing of you, and nobody else takes part in it.',
        ],
        'No decision about you is made by a machine alone.',
      ],
    },
    {
      id: 'legal-basis',
      title: 'Legal basis',
      blocks: [
        'UK GDPR allows us to use personal data only for a reason that it names. Ours are these:',
        [
          'Contract: what we need in order to quote for your order, carry it out and be paid for it.',
          'Legal obligation: financial records that tax and company law make us keep.',
          'Legitimate interests: answering enquiries, keeping the website secure, defending legal claims. We weigh these against your interests, and you may object.',
          'Consent: the newsletter, and content of other companies that you choose to load. You can withdraw it at any time, as easily as you gave it. Of your consent to the newsletter we record when you gave it and the words that you agreed to.',
        ],
        'Where a document contains special category data, such as health or religion, we use it because you ask us to for that document and consent by sending it, or because a legal claim requires it.',
      ],
    },
    {
      id: 'sharing',
      title: 'Sharing',
      blocks: [
        'We share personal data only with those whom your order or the law involves:',
        [
          'Translators, notaries and agents who work on your order, under a duty of confidence.',
          'Authorities that the order is addressed to: the Legalisation Office, consulates, registers, courts, universities.',
          'Companies that work for us: hosting, email delivery, video meetings, and the payment provider. They may use the data only for that work.',
          'Couriers, for the name and address on the parcel.',
          'Authorities and courts, where the law obliges us.',
        ],
        'A document that goes abroad goes to where you send it. Where a company that works for us handles data outside the United Kingdom, we rely on an adequacy decision or on the standard contract clauses approved for that purpose; ask us for a copy.',
      ],
    },
    {
      id: 'retention',
      title: 'Retention',
      blocks: [
        'Each kind of data has its time. When it is over, a job on our server deletes it without anybody having to think of it.',
        [
          `Uploads that were begun and never sent: ${periodText('ORPHAN_FILE_HOURS')}.`,
          `Booking times that were held and not paid for: ${periodText('RELEASED_HOLD_DAYS')}.`,
          `Enquiries: ${periodText('ENQUIRY_MONTHS')}.`,
          `Requests for a quote that did not become an order, with their files: ${periodText('QUOTE_MONTHS')}.`,
          `Financial and service records: up to ${periodText('FINANCIAL_RECORD_YEARS')}.`,
          `Our record of the emails that we sent you: ${periodText('SENT_MAIL_DAYS')}.`,
          `The record of log-ins to accounts: ${periodText('SIGN_IN_RECORD_DAYS')}.`,
          `Your account: until you delete it. An account whose address nobody confirmed: ${periodText('UNCONFIRMED_ACCOUNT_DAYS')}.`,
          `Your newsletter subscription: until you unsubscribe. The record that you had subscribed, and until when, goes ${periodText('NEWSLETTER_RECORD_MONTHS')} later.`,
          `An address that was entered for the newsletter and never confirmed: ${periodText('NEWSLETTER_CONFIRM_DAYS')}.`,
        ],
        'You may ask us to delete earlier. We then delete everything that the law does not make us keep, files and queued messages included. What it makes us keep, such as the record of a payment, stays without your name, address and phone number.',
      ],
    },
    {
      id: 'your-rights',
      title: 'Your rights',
      blocks: [
        'Under UK GDPR you may:',
        [
          'see the data that we hold about you, and have a copy;',
          'have wrong data corrected;',
          'have data deleted;',
          'restrict how we use them while a question is open;',
          'object to uses that rest on our legitimate interests;',
          'take your data elsewhere in a common format;',
          'withdraw consent, without effect on what was done before.',
        ],
        `Write to ${email.general}. It costs nothing, and we answer within one month. We may have to make sure that it is you who asks.`,
        'If we cannot settle a matter with you, you may complain to the Information Commissioner’s Office, the United Kingdom’s authority for data protection, at ico.org.uk. If you live in the European Union, you may also turn to the authority of your country.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies and storage on your device',
      blocks: [
        'This website sets no cookies and contains no analytics or advertising. That is why no banner asks you about them.',
        'Three things are kept in your browser’s storage, because what you ask for cannot work without them:',
        [
          'If you log in, the session that keeps you logged in. It is removed when you log out.',
          'If you begin a form, a draft of your answers, so that a closed window loses nothing. It stays on your device, contains no documents, and is removed when you send the form, when your booking is paid, when you clear it, or after 7 days.',
          'If you book a consultation, the way back to its payment page, for the half hour in which the time is kept for you. It goes at the latest when you close the window.',
        ],
        'You can delete them at any time in your browser’s settings.',
      ],
    },
    {
      id: 'security',
      title: 'Security',
      blocks: [
        'All connections are encrypted. Uploaded files go to private storage that has no public address; each is checked for type and size, and a link that opens one works for a short time only. Access is limited to people who work on your order, and every table of our database refuses whatever it has not been told to allow.',
        'No system is beyond all risk. If a breach should endanger you, we tell you and the Information Commissioner’s Office without undue delay.',
      ],
    },
    {
      id: 'third-party-links',
      title: 'Third-party links and content',
      blocks: [
        'Links lead to other websites, such as social networks and the site that collects our reviews. What happens there is for their own policies to say.',
        'Nothing is loaded from another company until you ask for it. The reviews widget on our page about reviews appears only after you press its button; the company that runs it then receives your IP address and the usual details of your browser, and may set its own cookies. Paying for a consultation takes you to the page of our payment provider.',
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      blocks: [
        `Write to ${email.general}, or by post to ${legal.name}, ${where}.`,
        'If we change this policy, the new text appears here with its date. We tell customers with an open order or an account beforehand if a change affects them.',
      ],
    },
  ],
}
