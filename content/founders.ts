/**
 * The founders' page. The portraits are drawings that stand in for photographs: put pictures of the same names and of
 * about the same shape (4 to 5) into public/pictures/founders.
 */
export const FOUNDERS = {
  title: 'About us',
  lead: 'Signet & Quill was founded in 2025 by two people who had worked for years on either side of the same counter: one put documents into other languages, the other got them accepted there.',
  story: {
    title: 'Our founders’ story',
    text: [
      'It began with a folder that had been everywhere. A family on the move had paid a translator, a notary, an agent and a courier, each of them competent, and the registry still sent the papers back. The apostille was on the translation. It should have been on the original. Nobody had asked the registry.',
      'So we built the house that asks first. A document comes in once; we find out what the office at the other end wants, in which order and on which sheet; and translation, notary, legalisation and apostille then follow under one reference, at one price, named before anything begins.',
    ],
  },
  people: [
    {
      role: 'Founder, Translation',
      portrait: '/pictures/founders/founder-translation.jpg',
      alt: 'Portrait of the founder who looks after translation, engraved in fine lines',
      text: [
        'Came to documents from court interpreting, where a single wrong date can cost a day. Later years went into contracts, accounts and judgments for law firms, and into teaching younger translators that a stamp is text, a blank field is text, and a crossed-out word is text too.',
        'Looks after our translators and their glossaries, and still takes the last reading of anything that goes before a judge.',
      ],
    },
    {
      role: 'Founder, Legalisation',
      portrait: '/pictures/founders/founder-legalisation.jpg',
      alt: 'Portrait of the founder who looks after legalisation, engraved in fine lines',
      text: [
        'Learned the trade at the other end: in a notary’s office first, then in the queues of consulates, where one finds out what the rules mean on a Tuesday. Knows which ministry shuts at noon, and which register will accept a copy if it is asked politely.',
        'Keeps our book of what each authority wants, and telephones whenever an entry is older than a season.',
      ],
    },
  ],
  holdTo: {
    title: 'What we hold to',
    items: [
      {
        title: 'Ask the office, not the internet',
        text: 'Rules change without notice. We check with the authority that will read your document.',
      },
      {
        title: 'Say no when it is no',
        text: 'If you need less than you asked for, or something that nobody can give, we tell you before you pay.',
      },
      {
        title: 'Leave no trace but the seal',
        text: 'Your papers lie in private storage, serve your order alone, and are deleted when their time is over.',
      },
    ],
  },
  closing: {
    title: 'What would you like us to ask?',
    text: 'Send the document and the name of the office. We reply in writing with what it needs, the price and the date.',
    button: 'Get Quote',
  },
} as const
