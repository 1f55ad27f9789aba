import { BUSINESS } from './business.ts'

const { site } = BUSINESS.reviews

export const REVIEWS = {
  title: 'Our reviews',
  lead: 'We could print kind words here, and you could not know where they came from. So we ask our customers to write on a site that we do not run, and send you there.',
  read: `Read our reviews on ${site}`,
  newTab: 'opens in a new tab',
  widget: {
    title: 'Or read them here',
    text: `This page has loaded nothing from ${site} so far. If you press the button, your browser fetches the reviews from there: the site then learns your IP address and which browser you use, and may set its own cookies.`,
    button: 'Show the reviews on this page',
    frame: `Reviews of ${BUSINESS.name} on ${site}`,
    blocked: `Your browser would not show the reviews inside this page. They are on ${site} instead.`,
  },
  yours: {
    title: 'You have been our customer?',
    text: `Write what you found, good or bad, on ${site}. If something went wrong, tell us too: ${BUSINESS.email.general}. We would rather mend it than read about it.`,
  },
} as const
