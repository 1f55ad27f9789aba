/**
 * Events and the gallery. Pictures are drawings that stand in for photographs: put pictures of the same names, wide rather
 * than high (4 to 3), into public/pictures.
 */

export type UpcomingEvent = {
  id: string
  title: string
  /** As shown, and for machines. */
  date: string
  isoDate: string
  time: string
  description: string
  image: string
  alt: string
}

export const EVENTS = {
  title: 'Events and gallery',
  lead: 'Now and then we leave the desk. Come with a question, or with the document itself.',
  upcomingTitle: 'Upcoming events',
  upcoming: [
    {
      id: 'moving-abroad',
      title: 'Moving abroad: an open evening',
      date: 'Thursday 18 February 2027',
      isoDate: '2027-02-18',
      time: '18:00-20:00 GMT',
      description:
        'Which papers to pack, which to order afresh, and which need an apostille before you leave. Bring a document, and we will tell you on the spot what it lacks. Free of charge, in London.',
      image: '/pictures/events/moving-abroad.jpg',
      alt: 'Engraving of a sealed letter',
    },
    {
      id: 'filing-abroad',
      title: 'Filing abroad: a breakfast for company secretaries',
      date: 'Wednesday 14 April 2027',
      isoDate: '2027-04-14',
      time: '08:30-10:00 BST',
      description:
        'Registers, banks and tenders in other countries, and why the extract is always a week too old. Short talks, then your own cases. In London, and by video on request.',
      image: '/pictures/events/filing-abroad.jpg',
      alt: 'Engraving of the portico of a registry',
    },
  ] satisfies UpcomingEvent[],
  join: 'To reserve a place, write to',
  pastTitle: 'Past events',
  past: [
    {
      title: 'Polo Family Day',
      date: 'July 2026',
      text: 'An afternoon of mallets, ponies and a very large tea tent, supported by us.',
      gallery: 'See the nine pictures',
    },
    {
      title: 'Welcome week for international students',
      date: 'September 2025',
      text: 'Two days, one table, and some hundred degree certificates looked at for free.',
    },
    {
      title: 'Opening of the house',
      date: 'June 2025',
      text: 'Where the seal was used for the first time, on a cake.',
    },
  ],
  galleryTitle: 'Gallery',
  galleryEmpty:
    'The walls here are still bare. New pictures are hung after each event; those of last summer have a room of their own.',
} as const

export type GalleryPicture = { src: string; alt: string; caption: string }

const folder = '/pictures/polo-family-day'

export const POLO_DAY = {
  title: 'Polo Family Day',
  lead: 'July 2026: an afternoon on the grass with ponies, pennants and a very large tea tent. Nine pictures; choose one to see it larger.',
  back: 'Back to events and gallery',
  viewer: { label: 'Picture viewer', close: 'Close', previous: 'Previous picture', next: 'Next picture' },
  /** Every picture has this size, in pixels. */
  size: { width: 800, height: 600 },
  pictures: [
    {
      src: `${folder}/picture-1.jpg`,
      alt: 'Engraving of two crossed mallets and a ball',
      caption: 'Two mallets and the ball, before the first chukka',
    },
    {
      src: `${folder}/picture-2.jpg`,
      alt: 'Engraving of a pony’s head',
      caption: 'The youngest pony of the day, and the calmest',
    },
    {
      src: `${folder}/picture-3.jpg`,
      alt: 'Engraving of a horseshoe',
      caption: 'Lost in the third chukka, found by somebody aged seven',
    },
    {
      src: `${folder}/picture-4.jpg`,
      alt: 'Engraving of a cup with two handles',
      caption: 'The cup, which went home with the visitors',
    },
    {
      src: `${folder}/picture-5.jpg`,
      alt: 'Engraving of goalposts with a flag on each',
      caption: 'Goalposts, padded for good reason',
    },
    {
      src: `${folder}/picture-6.jpg`,
      alt: 'Engraving of a rider’s helmet',
      caption: 'The smallest helmet fitted nobody, and everybody tried it',
    },
    {
      src: `${folder}/picture-7.jpg`,
      alt: 'Engraving of pennants on a line',
      caption: 'Pennants over the ring where the children rode',
    },
    {
      src: `${folder}/picture-8.jpg`,
      alt: 'Engraving of a tent with a flag on top',
      caption: 'The tea tent, which was never empty',
    },
    {
      src: `${folder}/picture-9.jpg`,
      alt: 'Engraving of a prize rosette with two ribbons',
      caption: 'A rosette for all who took part',
    },
  ] satisfies GalleryPicture[],
} as const
