import type { ServicePageContent } from './service-page.ts'
import { COMMON_FACTS } from './service-page.ts'

export const PROCUREMENT: ServicePageContent = {
  id: 'procurement',
  title: 'Global document procurement',
  lead: 'Lost in a move, left behind in another country, or never collected: most papers can be had again from the office that holds the record. We find that office, apply in its language and its form, and bring you the certified copy, legalised and translated if you need it.',
  facts: [
    { term: 'Documents', text: 'Civil records, degrees, court files, company extracts, archive copies' },
    ...COMMON_FACTS,
  ],
  documents: {
    title: 'Records we can ask for',
    text: 'Where a record exists, somebody keeps it. These are the offices we write to most.',
    groups: [
      {
        title: 'Civil registers',
        items: ['Birth, marriage, death', 'No-impediment certificates', 'Name changes', 'Citizenship'],
      },
      {
        title: 'Schools and universities',
        items: ['Duplicate degrees', 'Transcripts', 'Proof of enrolment', 'Course descriptions'],
      },
      {
        title: 'Courts and police',
        items: ['Divorce orders', 'Probate and wills', 'Criminal record certificates', 'Court files'],
      },
      {
        title: 'Registers and archives',
        items: ['Company extracts', 'Land registers', 'Parish books', 'Immigration and military files'],
      },
    ],
  },
  steps: {
    title: 'How it works',
    items: [
      {
        title: 'Tell us what you know',
        text: 'A name, a place and a year are a start. An old copy, however bad, saves days.',
      },
      {
        title: 'Read your quote',
        text: 'We name the office, its fee, our fee, and how long it usually takes to answer.',
      },
      {
        title: 'We apply',
        text: 'You sign one letter of authority. We do the rest, and write again when an office is slow.',
      },
      {
        title: 'Receive the copy',
        text: 'Certified where it was issued, with apostille and translation in the same order if you wish.',
      },
    ],
  },
  authorities: {
    title: 'What the record office wants from us',
    text: 'Registers protect the people in them. Who may ask, and with what, is the first thing we look up.',
    columns: ['Record', 'Who may ask', 'What we need from you'],
    rows: [
      [
        'Birth, marriage, death',
        'The person, close family, or somebody they authorise',
        'Full names, date and place; the parents’ names help',
      ],
      ['Degree or transcript', 'The graduate', 'Signed authority, faculty, and the years of study'],
      ['Criminal record', 'Only the person concerned', 'Proof of identity; some countries want fingerprints'],
      [
        'Court judgment',
        'The parties, and those with a legal interest',
        'The court, the year, and the case number if known',
      ],
      ['Company or land', 'Mostly anybody', 'The company’s name or number, or the address'],
    ],
  },
  receive: {
    title: 'What you receive',
    items: [
      'A certified copy issued by the office itself, not a reproduction of ours',
      'Its apostille or legalisation from the country of issue, if ordered',
      'A certified translation, if ordered',
      'The office’s letter, should it find no record',
    ],
  },
  questions: [
    {
      question: 'What if the record cannot be found?',
      answer:
        'If we cannot fulfil the order, you are refunded in full. Many authorities accept the office’s letter that there is no trace, and we obtain that for you where it is issued.',
    },
    {
      question: 'How long does it take?',
      answer:
        'The urgency in your quote is how soon we act; the office’s own time comes on top. Some answer in days, some in months. You read our estimate before you pay.',
    },
    {
      question: 'Should I order the apostille at the same time?',
      answer:
        'Mostly, yes. An apostille is given in the country that issued the paper, so it is cheaper to have it added before the copy travels.',
    },
    {
      question: 'Can you ask on behalf of my family?',
      answer:
        'With their written authority, or with proof that you are entitled to ask, as an heir is for example. We tell you which papers show that.',
    },
    {
      question: 'I know very little. Is it worth trying?',
      answer:
        'Write down all you have, guesses included. If there is too little to go by, we say so before you pay anything.',
    },
  ],
  closing: {
    title: 'Tell us what is missing',
    text: 'A name, a place and a year are enough to begin. We find out who holds the record and reply with a written price.',
  },
}
