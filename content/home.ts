import { BUSINESS } from './business.ts'

const { shortName, consultation, promises } = BUSINESS

/** What the home page says. `\u00a0` keeps a number and its unit on one line. */
export const HOME = {
  /** The headline; the middle part stays on one line where there is room. */
  headline: ['Professional', 'Document Services', 'Worldwide'],
  lead: 'Certified translation, notarisation and apostille for families and companies. Send a scan, and we reply with what it needs, the price and the date.',
  getQuote: 'Get Quote',
  bookConsultation: 'Book a video consultation',

  claims: [
    {
      figure: String(promises.replyHours),
      unit: promises.replyUnit,
      text: `Enquiries are answered within ${promises.replyInWords}.`,
    },
    {
      figure: String(promises.languages),
      raised: '+',
      text: `Over ${promises.languages} languages are supported.`,
    },
    { figure: '½ + ½', text: 'Half the payment upfront,\nhalf on delivery.' },
  ],

  /** Preselects both countries of the quote form; `name` is what that form reads from the address. */
  route: {
    title: 'Where is your document going?',
    blanks: [
      { label: 'From', name: 'from', initial: 'United Kingdom' },
      { label: 'to', name: 'to', initial: 'Portugal' },
    ],
    button: 'Get Quote',
  },

  whyTitle: `Why choose ${shortName}`,
  why: [
    {
      sign: '§',
      title: 'We ask where it is going',
      text: 'A registry in Lisbon, a court in Dubai and a bank in Seoul each want something different. We start from their rules.',
    },
    {
      sign: 'Nº',
      title: 'One order, every step',
      text: 'Translation, notary, legalisation and apostille run under one reference, from start to finish.',
    },
    {
      sign: consultation.currencySign,
      title: 'A price before we begin',
      text: 'The quote comes in writing. You may cancel within an hour of payment if work has not begun.',
    },
    {
      sign: 'LS',
      title: 'Sealed from the first file',
      text: 'Your documents go to private storage and serve your order alone, in line with UK GDPR.',
    },
  ],

  servicesTitle: 'Four services, one seal',

  stepsTitle: 'From loose sheet to sealed document',
  steps: [
    {
      title: 'Send a scan',
      text: 'PDF, Word or photographs, up to 10\u00a0MB each. Say where the papers will be used.',
    },
    {
      title: 'Read your quote',
      text: 'We study every page and reply with the price, the steps and the date.',
    },
    {
      title: 'Pay half, and we start',
      text: 'Translator, notary and legalisation follow one another in a single order.',
    },
    {
      title: 'Receive it sealed',
      text: 'Pay the other half on delivery. The finished papers are ready for their destination.',
    },
  ],

  talk: {
    title: 'Not sure what your document needs?',
    text: `Ask an expert by video. ${consultation.minutesAtStart} minutes, ${consultation.price}, ${consultation.days} between ${consultation.opens} and ${consultation.closes}\u00a0GMT. Online booking is open day and night.`,
    button: 'Book Your Consultation',
  },
} as const
