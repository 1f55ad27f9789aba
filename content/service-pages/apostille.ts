import type { ServicePageContent } from './service-page.ts'
import { COMMON_FACTS } from './service-page.ts'

export const APOSTILLE: ServicePageContent = {
  id: 'apostille',
  title: 'Apostille and notarisation',
  lead: 'A document signed in one country means little in the next until somebody vouches for the signature. A notary does that here; an apostille does it abroad. We arrange both, in the right order, with the translation if you need one.',
  facts: [
    {
      term: 'Documents',
      text: 'Certificates, company papers, copies and translations',
    },
    ...COMMON_FACTS,
  ],
  documents: {
    title: 'Which papers can carry one',
    text: 'Some as they are; others pass by a notary or solicitor first.',
    groups: [
      {
        title: 'As they are',
        items: [
          'Birth, marriage and death certificates',
          'Court orders',
          'Companies House certificates',
          'Police certificates',
        ],
      },
      {
        title: 'Once signed before a notary',
        items: [
          'Powers of attorney',
          'Statutory declarations',
          'Consent for a child to travel',
          'Company resolutions',
        ],
      },
      {
        title: 'As a certified copy',
        items: ['Passports', 'Degrees and transcripts', 'Bank statements', 'Utility bills'],
      },
    ],
  },
  steps: {
    title: 'In the right order',
    items: [
      {
        title: 'Send a scan',
        text: 'We find out what the office there accepts.',
      },
      {
        title: 'Notary or solicitor',
        text: 'The signature or the copy is certified, unless the document is public.',
      },
      {
        title: 'Apostille',
        text: 'The Legalisation Office compares signature and seal, and attaches its certificate.',
      },
      {
        title: 'Embassy, if need be',
        text: 'Countries outside the Convention add their own stamp.',
      },
    ],
  },
  authorities: {
    title: 'Which one do you need?',
    text: 'Often more than one. Tell us the country and who asked, and we say which.',
    columns: ['Service', 'What it confirms', 'Who usually asks for it'],
    rows: [
      [
        'Certified translation',
        'That the translation is complete and accurate',
        'Registrars, universities, immigration offices',
      ],
      [
        'Notarisation',
        'Who signed, and that they had the authority to sign',
        'Banks, land registries and courts abroad',
      ],
      ['Apostille', 'That the signature and seal are genuine', 'Countries in the Hague Apostille Convention'],
      [
        'Consular legalisation',
        'The same, with the stamp of the country’s embassy',
        'Countries outside the Convention',
      ],
    ],
  },
  receive: {
    title: 'What you receive',
    items: [
      'Your document with the apostille attached',
      'The notary’s certificate, where needed',
      'The certified translation, bound as the office wants it',
      'A scan of the whole set, before it travels',
    ],
  },
  questions: [
    {
      question: 'Does an apostille say that the contents are true?',
      answer:
        'No. It confirms the signature, the seal and the capacity of the person who signed. The words remain the responsibility of whoever wrote them.',
    },
    {
      question: 'Does the translation need its own apostille?',
      answer:
        'Sometimes. Some offices want the apostille on the original, some on the translation, a few on both. We ask first.',
    },
    {
      question: 'Can an apostille be electronic?',
      answer:
        'For some documents that were signed electronically, yes. Not every country accepts one yet, so we check first.',
    },
    {
      question: 'What if you cannot obtain it?',
      answer: 'Then you are refunded in full.',
    },
  ],
  closing: {
    title: 'Send us the document first',
    text: 'A scan is enough to begin. We read it and reply with a written price.',
  },
}

/** The ten points that every apostille carries, as a specimen. */
export const SPECIMEN = {
  title: 'Apostille',
  convention: 'Convention de La Haye du 5 octobre 1961',
  country: ['Country', 'United Kingdom'],
  document: 'This public document',
  signedBy: ['has been signed by', 'a specimen signatory'],
  capacity: ['acting in the capacity of', 'Notary Public'],
  seal: ['bears the seal or stamp of', 'the said Notary Public'],
  certified: 'Certified',
  at: ['at', 'London'],
  date: ['the', 'day of issue'],
  authority: ['by', 'the competent authority of that country'],
  number: ['No.', 'Specimen'],
  stamp: 'Seal or stamp',
  signature: 'Signature',
  caption: 'Every apostille carries the same ten points. This is a specimen, not a certificate.',
} as const

/** Four questions; what to do stands under each answer that is not 'yes'. */
export const SELF_CHECK = {
  title: 'Is my document ready?',
  text: 'Four questions; your answers stay on this page.',
  questions: [
    {
      id: 'issued',
      question: 'Was it issued or signed in the United Kingdom?',
      no: 'Then the apostille comes from the country of issue. We arrange that too.',
    },
    {
      id: 'original',
      question: 'Do you hold the original or a certified copy?',
      no: 'A plain copy cannot be legalised. A notary certifies one, or we order a new certificate.',
    },
    {
      id: 'signed',
      question: 'Has an official, a notary or a solicitor signed it?',
      no: 'Then a notary comes first. Do not sign it before that.',
    },
    {
      id: 'member',
      question: 'Is the destination in the Hague Apostille Convention?',
      no: 'Over 120 countries are; others add the stamp of their embassy. Tell us the country, and we look.',
    },
  ],
  yes: 'Yes',
  no: 'No, or not sure',
  ready: 'It looks ready. Send us a scan.',
  nearly: 'Not quite yet. The quote includes the steps above.',
} as const
