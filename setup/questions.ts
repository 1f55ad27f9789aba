/** What the owner is asked, in order. Answers go to content/business.yaml or to the settings file. */

export type Question = {
  /** The fact, such as 'legal.name', or the setting, such as 'STRIPE_SECRET_KEY'. */
  key: string
  ask: string
  secret?: true
  optional?: true
  when?: (value: (key: string) => string) => boolean
  /** Offered while there is nothing but an example. */
  offer?: (value: (key: string) => string) => string
  /** The section that it opens, which is emptied with it, and the line that can be filled in from its address. */
  section?: readonly [key: string, name?: string]
  /** The other lines of that section, which are put there together with it. */
  rest?: readonly Question[]
  /** A place on the web: `https://` may be left out. */
  web?: true
  number?: true
  /** Several, such as 'es, pl', or none; of a section: one in a list of such. */
  list?: true | undefined
  /** No longer true when this one changes. */
  clears?: readonly string[]
}

const isRegistered = (value: (key: string) => string) => /^(company|llp)$/.test(value('legal.form'))
const isVatRegistered = (value: (key: string) => string) => !/^(none)?$/.test(value('legal.vatNumber'))
const isTransferTaken = (value: (key: string) => string) => value('orders.bankTransfer.name') !== ''
const isReviewed = (value: (key: string) => string) => value('reviews.url') !== ''
const general = (value: (key: string) => string) => value('email.general')

const page = (kind: string, what: string): Question[] => [
  {
    key: `social.${kind}.url`,
    ask: `Address of your page ${what} (- for none)`,
    optional: true,
    web: true,
    section: [`social.${kind}`, 'label'],
  },
  {
    key: `social.${kind}.label`,
    ask: 'Name of that place',
    when: (value) => value(`social.${kind}.url`) !== '',
  },
]

export type Section = { title: string; questions: readonly Question[] }

export const SECTIONS: readonly Section[] = [
  {
    title: 'The business',
    questions: [
      { key: 'name', ask: 'Full name' },
      { key: 'shortName', ask: 'Name for everyday use' },
      { key: 'descriptor', ask: 'What the business is, below that name, such as Document Services' },
      { key: 'monogram', ask: 'Monogram in the seal and on invoices: up to three letters, or &' },
      {
        key: 'referencePrefix',
        ask: 'What references begin with: two to four capital letters',
      },
      {
        key: 'legal.form',
        ask: 'Legal form: company, llp, partnership or sole-trader',
        clears: ['legal.companyNumber'],
      },
      {
        key: 'legal.name',
        ask: 'Registered name; of a sole trader or a partnership the name of the person or of all partners (- if it is the full name)',
        optional: true,
      },
      {
        key: 'legal.registeredIn',
        ask: 'Registered in England and Wales, Wales, Scotland or Northern Ireland',
        when: isRegistered,
        clears: ['legal.companyNumber'],
      },
      { key: 'legal.companyNumber', ask: 'Number at Companies House', when: isRegistered },
      {
        key: 'legal.registeredOffice',
        ask: 'Registered office in one line; without one, the address at which documents can be served',
      },
      { key: 'legal.vatNumber', ask: 'VAT number, such as GB123456789, or none' },
      {
        key: 'legal.vatRegisteredFrom',
        ask: 'VAT-registered since which day, such as 2026-12-15 (- if always)',
        optional: true,
        when: isVatRegistered,
      },
      { key: 'legal.icoNumber', ask: 'Number in the register of the Information Commissioner, or none' },
      {
        key: 'legal.insurer',
        ask: 'Professional indemnity insurer with its address and the territory covered, or none (- if unknown)',
        optional: true,
      },
      { key: 'address.street', ask: 'Street and number where people meet you or write to you' },
      { key: 'address.city', ask: 'Town' },
      { key: 'address.postcode', ask: 'Postcode' },
      { key: 'phone.general', ask: 'Telephone, such as +44 20 7946 0000, or none' },
    ],
  },
  {
    title: 'Prices and quotes',
    questions: [
      { key: 'orders.vatRate', ask: 'VAT in percent, such as 20', number: true, when: isVatRegistered },
      {
        key: 'orders.vat.businessAbroad',
        ask: 'VAT on services to businesses abroad: outside (the scope of UK VAT), standard, zero or exempt',
        when: isVatRegistered,
      },
      {
        key: 'orders.vat.consumerAbroad',
        ask: 'VAT on services to private customers abroad: standard, outside, zero or exempt',
        when: isVatRegistered,
      },
      {
        key: 'orders.prices',
        ask: 'How you type the amounts of a quote: gross (with VAT) or net (VAT is added)',
        when: isVatRegistered,
      },
      { key: 'orders.offerDays', ask: 'For how many days a quote is open', number: true },
      {
        key: 'orders.largestDelivery',
        ask: 'How large a document that you finished may be, in megabytes, from 10 to 50',
        number: true,
      },
      {
        key: 'orders.bankTransfer.name',
        ask: 'Name of the account to which customers may pay by bank transfer (- for none)',
        optional: true,
        section: ['orders.bankTransfer'],
        rest: [
          { key: 'orders.bankTransfer.sortCode', ask: 'Its sort code, such as 12-34-56' },
          { key: 'orders.bankTransfer.accountNumber', ask: 'Its account number' },
          {
            key: 'orders.bankTransfer.iban',
            ask: 'Its IBAN, for customers abroad (- for none)',
            optional: true,
          },
        ],
      },
      {
        key: 'orders.transferTolerance',
        ask: 'How much of a bank transfer may be missing for you to accept it as full, in pence',
        number: true,
        when: isTransferTaken,
      },
      {
        key: 'orders.draftRounds',
        ask: 'How often a customer may ask for changes to a draft, from 0 to 9',
        number: true,
      },
      {
        key: 'orders.reminderDays',
        ask: 'After how many days a customer who has not answered you is reminded, from 1 to 30',
        number: true,
      },
      { key: 'consultation.price', ask: 'What a consultation costs, in pence, such as 3000', number: true },
      {
        key: 'consultation.currency',
        ask: 'Currency of consultations: gbp, eur or usd',
        when: (value) => !isVatRegistered(value),
      },
      { key: 'promises.replyHours', ask: 'Within how many hours you answer an enquiry', number: true },
      { key: 'promises.quoteHours', ask: 'Within how many hours you answer a request', number: true },
      {
        key: 'promises.urgentQuoteHours',
        ask: 'And one whose work is wanted within a day',
        number: true,
      },
    ],
  },
  {
    title: 'Addresses',
    questions: [
      { key: 'host', ask: 'Address of the site, such as www.your-name.co.uk', web: true },
      { key: 'email.general', ask: 'General e-mail address; mail is sent from it' },
      { key: 'email.uk', ask: 'E-mail address for the United Kingdom', offer: general },
      { key: 'email.eu', ask: 'E-mail address for the European Union', offer: general },
      { key: 'email.operator', ask: 'Your own inbox, for requests and bookings', offer: general },
      { key: 'email.security', ask: 'E-mail address for reports of vulnerabilities', offer: general },
      { key: 'consultation.videoLink', ask: 'Address of the video call for consultations', web: true },
      ...page('video', 'for films'),
      ...page('photo', 'for pictures'),
      ...page('professional', 'in a professional network'),
      {
        key: 'reviews.url',
        ask: 'Address of your page where customers review you (- for none)',
        optional: true,
        web: true,
        section: ['reviews', 'site'],
      },
      {
        key: 'reviews.site',
        ask: 'Name of that site',
        when: isReviewed,
      },
      {
        key: 'reviews.widget',
        ask: 'Address that shows the reviews in a frame (- for none)',
        optional: true,
        web: true,
        when: isReviewed,
      },
    ],
  },
  {
    title: 'What customers can check',
    questions: [
      {
        key: 'proofs.memberships.0.name',
        ask: 'Association that you are a member of (- for none; further ones go into the file)',
        optional: true,
        section: ['proofs.memberships'],
        list: true,
        when: (value) => value('proofs.memberships.1.name') === '',
        rest: [
          { key: 'proofs.memberships.0.number', ask: 'Your number there (- for none)', optional: true },
          {
            key: 'proofs.memberships.0.url',
            ask: 'Address of your entry, where it can be checked',
            web: true,
          },
        ],
      },
      {
        key: 'proofs.rating.score',
        ask: 'Your rating where customers review you, such as 4.8 (- for none)',
        optional: true,
        section: ['proofs.rating'],
        when: isReviewed,
        rest: [
          { key: 'proofs.rating.outOf', ask: 'The highest rating there, such as 5', number: true },
          { key: 'proofs.rating.reviews', ask: 'The number of reviews', number: true },
          { key: 'proofs.rating.date', ask: 'The day on which you looked, such as 2026-11-20' },
        ],
      },
      {
        key: 'proofs.guarantee',
        ask: 'What you promise, in one sentence (- for nothing). You will be held to it',
        optional: true,
      },
      {
        key: 'languages',
        ask: 'Languages of the site besides English, such as es, pl; none; or - for all that there are',
        list: true,
        optional: true,
      },
    ],
  },
  {
    title: 'Mail server',
    questions: [
      { key: 'mail.server', ask: 'Mail server, such as smtp.your-provider.co.uk' },
      { key: 'mail.port', ask: 'Port', offer: () => '465' },
      { key: 'mail.user', ask: 'User', offer: general },
      { key: 'mail.password', ask: 'Password', secret: true },
    ],
  },
  {
    title: 'Payments',
    questions: [
      {
        key: 'STRIPE_SECRET_KEY',
        ask: 'Secret key of Stripe, sk_live_… (- for none, or until you have the webhook’s secret, too: consultations cannot be booked then)',
        secret: true,
        optional: true,
      },
      {
        key: 'STRIPE_WEBHOOK_SECRET',
        ask: 'Signing secret of the Stripe webhook, whsec_…',
        secret: true,
        optional: true,
        when: (value) => value('STRIPE_SECRET_KEY') !== '',
      },
    ],
  },
]
