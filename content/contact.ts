import { BUSINESS } from './business.ts'

const { consultation, email, promises } = BUSINESS

export const CONTACT_PAGE = {
  title: 'Contact us directly',
  lead: `Write in whatever words come first; we will ask for the rest. Enquiries are answered within ${promises.reply}.`,
  addresses: [
    {
      title: 'General',
      email: email.general,
      text: 'New requests, open orders, and anything else.',
    },
    {
      title: 'United Kingdom',
      email: email.uk,
      text: 'Notaries, apostilles and documents that are issued or used here.',
    },
    {
      title: 'European Union',
      email: email.eu,
      text: 'Documents that are issued or used in one of the member states.',
    },
  ],
  talk: {
    title: 'By video',
    /** The specification's own words. */
    hours: `Video consultation ${consultation.days} ${consultation.hours}`,
    text: `${consultation.minutes} minutes with one of our experts, your document on the table between us. ${consultation.price}.`,
    button: 'Book Your Consultation',
  },
  files:
    'Please do not attach passports to an email if you can help it: the quote form uploads them to private storage.',
  quote: 'Go to the quote form',
} as const

export const SOCIAL_PAGE = {
  title: 'Social media and newsletter',
  lead: 'Short films on long procedures, pictures of fine line work, and notes for people who file documents for a living.',
  newTab: 'opens in a new tab',
  channels: {
    video: {
      kind: 'Video',
      text: 'What an apostille is, in ninety seconds, and other films of that length.',
    },
    photo: { kind: 'Photo', text: 'Seals, stamps and guilloché, seen from very near.' },
    professional: {
      kind: 'Professional network',
      text: 'Changes in the rules, for those who work with them.',
    },
  },
} as const
