import { BUSINESS } from '../business.ts'
import type { ServicePageContent } from './service-page.ts'
import { COMMON_FACTS } from './service-page.ts'

export const CORPORATE: ServicePageContent = {
  id: 'corporate',
  title: 'Corporate document translation',
  lead: `A registry, a bank or a court abroad acts on your papers only when it can read them and trust whoever translated them. We translate company documents in over ${BUSINESS.promises.languages} languages and certify every page, so that a filing does not come back for want of a stamp.`,
  facts: [
    { term: 'Documents', text: 'Constitutional papers, accounts, contracts, resolutions and judgments' },
    ...COMMON_FACTS,
  ],
  documents: {
    title: 'Papers we translate for companies',
    text: 'If yours is not in the list, send it all the same.',
    groups: [
      {
        title: 'Formation and standing',
        items: [
          'Certificates of incorporation',
          'Articles and memoranda',
          'Certificates of good standing',
          'Register extracts',
        ],
      },
      {
        title: 'Decisions and authority',
        items: ['Board minutes', 'Shareholders’ resolutions', 'Powers of attorney', 'Specimen signatures'],
      },
      {
        title: 'Money and tax',
        items: [
          'Annual accounts',
          'Audit reports',
          'Tax residence certificates',
          'Bank statements and references',
        ],
      },
      {
        title: 'Contracts and disputes',
        items: [
          'Contracts and tenders',
          'Patents and trade marks',
          'Witness statements',
          'Judgments and awards',
        ],
      },
    ],
  },
  steps: {
    title: 'How it works',
    items: [
      {
        title: 'Send the file',
        text: 'A scan, a PDF or the Word file. Tell us the country, the office and your deadline.',
      },
      {
        title: 'Read your quote',
        text: 'We reply in writing with the price, the date, and any notary or apostille the office expects.',
      },
      {
        title: 'We translate and check',
        text: 'A translator who knows the field does the work. Figures, names and dates are then compared with the source, line by line.',
      },
      {
        title: 'File it',
        text: 'You receive the certified translation in the form that the office accepts, on screen or on paper.',
      },
    ],
  },
  authorities: {
    title: 'What the other side wants to see',
    text: 'Rules differ from office to office. These are the usual ones; we check yours before we quote.',
    columns: ['Where it goes', 'What is usually asked for', 'Worth knowing'],
    rows: [
      [
        'Companies House',
        'A certified English translation with the document itself',
        'Applies when an overseas company registers here',
      ],
      [
        'A company register abroad',
        'Recent extracts with an apostille, and often a sworn translation',
        'An extract commonly counts as recent for three months',
      ],
      [
        'A bank',
        'The chain of ownership, certified and translated',
        'Names must match the passports, letter for letter',
      ],
      [
        'A court or tribunal',
        'A complete translation with the translator’s signed statement',
        'Stamps, exhibits and handwriting count as text',
      ],
      [
        'A public tender',
        'Certified translations in the language of the call',
        'The deadline includes the time for legalisation',
      ],
    ],
  },
  receive: {
    title: 'What you receive',
    items: [
      'A translation laid out like the original, so that the two can be read side by side',
      'A signed and dated certificate of accuracy with our contact details',
      'A copy of the source kept with the translation',
      'A PDF, and paper with an ink signature where the office wants it',
    ],
  },
  questions: [
    {
      question: 'Who certifies the translation?',
      answer:
        'In the United Kingdom the translator or the translation company does: there is no state register of sworn translators. Some countries accept only translators sworn in their own courts. Where that is so, the quote says it.',
    },
    {
      question: 'Will you sign a confidentiality agreement?',
      answer:
        'Yes. Send yours with the request, or ask for ours. Files lie in private storage and are used for your order alone.',
    },
    {
      question: 'Can you keep to terms that we already use?',
      answer:
        'Yes. Send an earlier translation or a list of terms, and we follow it, so that this year’s accounts read like last year’s.',
    },
    {
      question: 'Can several documents go in one order?',
      answer:
        'Up to ten files fit into one request. They run under a single reference, even when they need different steps.',
    },
    {
      question: 'What if the office finds fault with it?',
      answer:
        'Tell us what it wrote. A mistake of ours we put right without charge. If the office now asks for something new, we quote for that first.',
    },
  ],
  closing: {
    title: 'Send us the file first',
    text: 'We read it, check what the office wants and reply with a written price. Nothing is owed until you accept it.',
  },
}
