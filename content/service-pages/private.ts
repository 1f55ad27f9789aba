import type { ServicePageContent } from './service-page.ts'
import { COMMON_FACTS } from './service-page.ts'

export const PRIVATE: ServicePageContent = {
  id: 'private',
  title: 'Private document translation',
  lead: 'A birth certificate, a degree, a court order: a single page may decide a visa, a wedding or an inheritance. We translate all of it, down to the stamps, the seals and the note in the margin, and certify it in the form that was asked for.',
  facts: [
    { term: 'Documents', text: 'Certificates, identity papers, degrees, court orders, medical letters' },
    ...COMMON_FACTS,
  ],
  documents: {
    title: 'Papers we translate for people',
    text: 'Old, creased or written by hand: send a photograph, and we will say whether it can be read.',
    groups: [
      {
        title: 'Family',
        items: [
          'Birth and adoption',
          'Marriage and civil partnership',
          'Divorce orders',
          'Death certificates and wills',
        ],
      },
      {
        title: 'Identity and residence',
        items: [
          'Passports and identity cards',
          'Residence permits',
          'Driving licences',
          'Police certificates',
        ],
      },
      {
        title: 'Study and work',
        items: ['Degrees and transcripts', 'School reports', 'References', 'Employment contracts'],
      },
      {
        title: 'Law and health',
        items: ['Court orders', 'Powers of attorney', 'Medical reports', 'Vaccination records'],
      },
    ],
  },
  steps: {
    title: 'How it works',
    items: [
      {
        title: 'Send a photograph',
        text: 'Every page, back and front, so that each stamp can be read. The original stays with you.',
      },
      {
        title: 'Read your quote',
        text: 'We ask who wants the translation, and reply with the price, the date and the form it must have.',
      },
      {
        title: 'We translate and check',
        text: 'Names follow the spelling in your passport. Every date and number is compared once more.',
      },
      {
        title: 'Hand it in',
        text: 'The certified translation reaches you as a PDF, and on paper where a signature in ink is wanted.',
      },
    ],
  },
  authorities: {
    title: 'What the office usually asks for',
    text: 'Each has its own rules and changes them now and then. We check before we begin.',
    columns: ['Where it goes', 'What is usually asked for', 'Worth knowing'],
    rows: [
      [
        'Home Office, visas',
        'A full translation with the translator’s name, signature, date and contact details',
        'Whatever is not in English or Welsh needs one',
      ],
      [
        'A registrar',
        'The long form of the certificate, with every annotation',
        'Short extracts are often refused',
      ],
      ['A university', 'Degree and transcript together', 'Grades are translated, never converted'],
      [
        'A consulate',
        'The translation, and an apostille on the original',
        'Some accept only their own sworn translators',
      ],
      [
        'A court',
        'A complete translation with a signed statement of accuracy',
        'Letters and messages count as documents too',
      ],
    ],
  },
  receive: {
    title: 'What you receive',
    items: [
      'Every word, stamp and handwritten note, in the order of the original',
      'A signed and dated certificate that it is complete and accurate',
      'Our contact details, so that the office can ask',
      'A PDF, and paper with an ink signature where it is wanted',
    ],
  },
  questions: [
    {
      question: 'Do you need the original?',
      answer:
        'Not for the translation: clear photographs of every page are enough. For an apostille the paper itself has to travel, and we tell you how to send it safely.',
    },
    {
      question: 'Does the translation have to be notarised?',
      answer:
        'In the United Kingdom a certified translation mostly does without. Some offices abroad want the translator’s signature witnessed by a notary. Tell us who asked, and we will know.',
    },
    {
      question: 'How will my name be spelled?',
      answer:
        'As in your passport, if you send us the page with the photograph. Otherwise by the usual standard for the alphabet, with a note that says so.',
    },
    {
      question: 'May I translate it myself?',
      answer:
        'Hardly any office accepts a translation by the applicant or a relative, however good it is. It must come from somebody who has no stake in the matter.',
    },
    {
      question: 'What happens to my scan afterwards?',
      answer:
        'It lies in private storage, is used for your order alone, and is deleted when its time is over. The privacy policy says when that is.',
    },
  ],
  closing: {
    title: 'One photograph is enough to begin',
    text: 'Send us the page and say who asked for it. You will have a written price before anything is owed.',
  },
}
