import * as z from 'zod'
import { LANGUAGE } from '#content/language.ts'
import { SERVICES } from '#contract/quote.ts'
import { fill } from './placeholders.ts'
import { day, group, LIST, list, oneOf, words } from './rules.ts'

/** With facts in another language a text may grow beyond what `npm run translations` has allowed it. */
const FURTHER = LANGUAGE.code === 'en' ? 0 : 50

const between = (least: number, most: number, expected: string) =>
  words(expected).refine((text) => {
    // An ideograph is as wide as two letters, and says as much.
    const { length } = fill(text).replace(/[\u3000-\u9FFF\uFF00-\uFF60]/g, '$&$&')
    return length >= least && length <= most + FURTHER
  }, expected)

const texts = <const Name extends string>(...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, words()])) as Record<Name, ReturnType<typeof words>>

const isoDate = day('must be a day such as 2027-02-18')

const sameDay = (text: string, date: string) =>
  !z.iso.date().safeParse(date).success ||
  Date.parse(`${text.replace(/(\d)(st|nd|rd|th)\b/, '$1')} UTC`) === Date.parse(date)

const picture = words(
  'must be a picture of public/pictures, such as /pictures/events/moving-abroad.jpg',
  /^\/pictures\/[\w/-]+\.jpg$/,
)

const TITLED = texts('title', 'text')

const samples = (...parts: [string, ...string[]]) => {
  const expected = `must be a list of ${parts.join(' and ')} in square brackets, or be left out`
  return z.array(z.enum(parts, expected), expected).optional()
}

export const CARDS = [
  'home',
  'corporate',
  'private',
  'apostille',
  'procurement',
  'quote',
  'company',
  'contact',
  'legal',
] as const
export type SocialCard = (typeof CARDS)[number]

const page = group(
  {
    /** In the breadcrumbs, such as Home / Our reviews. */
    name: words('must be the name of the page in the breadcrumbs, such as Home / Our reviews'),
    /** In search results, where it is not the name; the name of the business follows. */
    title: between(1, 50, 'must be the title in search results, in at most 50 characters').optional(),
    description: between(
      51,
      170,
      'must say in 51 to 170 characters what the page is about, for search results',
    ),
    card: oneOf(CARDS),
    /** The address of the page above it, where that is not the home page. */
    above: words('must be the address of a page, such as /our-events-gallery').optional(),
    /** Search engines have no business with it. */
    unlisted: z.literal(true, 'must be true, or be left out').optional(),
  },
  'must be followed by lines such as "  name: Our reviews", each two blanks further in',
)
export type Metadata = z.infer<typeof page>

const heading = words('must be a line of words')
const PARAGRAPH = 'must be one paragraph'
const paragraph = z
  .array(z.string(), PARAGRAPH)
  .length(1, PARAGRAPH)
  .transform((texts) => texts.join())
const paragraphs = list(z.string(), 'must be one paragraph or several')
const items = list(words(), 'must be lines that begin with "- "')

const title = words('must be a line that begins with "# "')
const lead = paragraph

const section = <Shape extends z.ZodRawShape>(id: string, shape: Shape) =>
  group(
    { title: heading, id: z.string().optional(), ...shape },
    `must have a heading such as: ## Words of your own {#${id}}`,
  )

const parts = <Shape extends z.ZodRawShape>(shape: Shape) =>
  list(
    group({ title: heading, id: z.string().optional(), ...shape }),
    'must be lines that begin with "### ", each with what belongs to it',
  )

const COLUMNS = 'must have three columns, with | between them'
const columns = z.array(words(COLUMNS), COLUMNS).length(3, COLUMNS)
const TABLE = 'must be a table: lines with | between their columns'

const sections = z.array(
  group({
    title: heading,
    id: z.string('must be there'),
    blocks: z.array(z.union([words(), items]), 'must be paragraphs and lists').min(1),
  }),
)

const text = group({ page, title, lead, sections })
export type TextPage = z.infer<typeof text>

const legal = group({
  page,
  effective: words('must be the day as it is shown, such as 4th June 2025'),
  date: isoDate,
  title,
  lead,
  sections,
}).refine(({ effective, date }) => sameDay(effective, date), {
  path: ['effective'],
  error: 'must be the same day as date',
})
export type LegalDocument = z.infer<typeof legal>

const service = group({
  page,
  /** Which one it is, for its motif. */
  service: oneOf(SERVICES),
  summary: words(),
  documents: words('must say which documents, in one line'),
  /** Where content/prices.yaml has none. */
  time: words('must say how long it usually takes, in one line'),
  stamp: group(texts('value', 'inscription')).optional(),
  title,
  lead,
  sections: group({
    documents: section('documents', { parts: parts({ items }) }),
    authorities: section('authorities', {
      text: paragraph,
      table: group({ columns, rows: list(columns, TABLE) }, TABLE),
    }),
    steps: section('steps', { parts: parts({ text: paragraph }) }),
    receive: section('receive', { items }),
    questions: section('questions', { parts: parts({ text: paragraph }) }),
    closing: section('closing', { text: paragraph }),
    'self-check': section('self-check', { text: paragraph, parts: parts({ text: paragraph }) }).optional(),
  }),
})
export type ServicePage = z.infer<typeof service>

const founder = group({
  title: heading,
  id: z.string(),
  picture: group(
    { src: picture, alt: words('must say what the picture shows, between [ and ]') },
    'must be a line such as: ![Portrait of the founder](/pictures/founders/founder.jpg)',
  ).optional(),
  text: paragraphs,
})

const FOUNDERS_SAMPLES =
  'must be a list of sections of this page, such as [story, translation], or be left out'

const founders = group({
  page,
  samples: z.array(z.string(FOUNDERS_SAMPLES), FOUNDERS_SAMPLES).optional(),
  button: words(),
  title,
  lead,
  /** Those that are not named here are people. */
  sections: z
    .object({
      story: section('story', { text: paragraphs }).optional(),
      principles: section('principles', { parts: parts({ text: paragraph }) }),
      closing: section('closing', { text: paragraph }),
    })
    .catchall(founder),
}).refine(
  ({ samples = [], sections }) =>
    samples.every((name) => name in sections && name !== 'principles' && name !== 'closing'),
  { path: ['samples'], error: FOUNDERS_SAMPLES },
)
export type FoundersPage = z.infer<typeof founders>

const home = group({
  page,
  headline: z
    .array(words(), 'must be three parts')
    .length(3, 'must be three parts, as in [Professional, Document Services, Worldwide]'),
  ...texts('lead', 'getQuote', 'bookConsultation'),
  claims: list(
    group({ figure: words(), unit: words().optional(), raised: words().optional(), text: words() }),
  ),
  route: group(texts('title', 'from', 'to', 'fromInitially', 'toInitially', 'button')),
  why: group({ title: words(), reasons: list(group({ sign: words(), ...TITLED })) }),
  services: group(texts('title')),
  steps: group({ title: words(), list: list(group(TITLED)) }),
  talk: group({ ...TITLED, button: words() }),
})
export type HomePage = z.infer<typeof home>

const events = group({
  page,
  samples: samples('upcoming', 'past'),
  ...texts(
    'title',
    'lead',
    'upcomingTitle',
    'upcomingEmpty',
    'join',
    'pastTitle',
    'galleryTitle',
    'galleryEmpty',
  ),
  upcoming: z.array(
    group({
      ...texts('id', 'title', 'description'),
      date: words('must be the day as it is shown, such as Thursday 18 February 2027'),
      isoDate,
      time: words('must be the time as it is shown, such as 18:00-20:00 GMT'),
      image: picture.optional(),
      alt: words('must say what the picture shows').optional(),
    })
      .refine(({ date, isoDate }) => sameDay(date, isoDate), {
        path: ['date'],
        error: 'must be the same day as isoDate',
      })
      .refine(({ image, alt }) => image === undefined || alt !== undefined, {
        path: ['alt'],
        error: 'must say what the picture shows',
      }),
    LIST,
  ),
  past: z.array(
    group({
      ...TITLED,
      date: words('must be the month as it is shown, such as July 2026'),
      gallery: words().optional(),
    }),
    LIST,
  ),
})
export type EventsPage = z.infer<typeof events>

const gallery = group({
  page,
  samples: samples('pictures'),
  ...texts('title', 'lead', 'back', 'empty'),
  pictures: list(group({ src: picture, alt: words('must say what the picture shows'), caption: words() })),
})
export type GalleryPage = z.infer<typeof gallery>

const reviews = group({
  page,
  ...texts('title', 'lead', 'read', 'newTab'),
  widget: group(texts('title', 'text', 'button', 'frame', 'blocked')),
  yours: group(TITLED),
  without: group({ lead: words(), yours: group(TITLED) }),
})
export type ReviewsPage = z.infer<typeof reviews>

const contact = group({
  page,
  ...texts('title', 'lead', 'files', 'quote'),
  addresses: list(group(texts('title', 'email', 'text'))),
  talk: group(texts('title', 'hours', 'text', 'button')),
  identity: group(TITLED),
  sections: list(group({ ...texts('id', 'title'), text: list(words()) })),
})
export type ContactPage = z.infer<typeof contact>

const channel = group(texts('kind', 'text'))
const social = group({
  page,
  ...texts('title', 'lead', 'newTab'),
  channels: group({ video: channel, photo: channel, professional: channel }),
})
export type SocialPage = z.infer<typeof social>

/** It has no metadata: an unknown address tells search engines and previews what the home page does. */
const notFound = group(texts('title', 'text', 'home', 'contact'))
export type NotFoundPage = z.infer<typeof notFound>

/** Pages with a shape of their own, by their addresses. */
const SHAPES: Readonly<Record<string, z.ZodType>> = {
  index: home,
  'our-founders-story': founders,
  'our-events-gallery': events,
  'polo-family-day': gallery,
  'our-review': reviews,
  'contact-us-directly': contact,
  'social-media-links': social,
  '404': notFound,
}

const ADDRESS = 'must be the address of a page, such as /our-review'
const menu = group({
  label: words(),
  links: list(group({ label: words(), to: words(ADDRESS) })),
})
export type Menu = z.infer<typeof menu>
const menus = group({ company: menu, services: menu, contact: menu })
export type Menus = z.infer<typeof menus>

export const COLLECTIONS = {
  pages: { files: 'pages/*.{md,yaml}', schema: z.looseObject({ page: page.optional() }) },
  services: { files: 'services/*.md', schema: service },
  legal: { files: 'legal/*.md', schema: legal },
  menus: { files: 'menus.yaml', schema: menus },
}
export type Collection = keyof typeof COLLECTIONS

/** What a file holds, and whether its sections keep their order, as those of running text do. */
export function shapeOf(
  collection: Collection,
  id: string,
  markdown: boolean,
): { schema: z.ZodType; inOrder: boolean } {
  if (collection !== 'pages')
    return { schema: COLLECTIONS[collection].schema, inOrder: collection === 'legal' }
  const own = SHAPES[id]
  return { schema: own ?? (markdown ? text : group({ page })), inOrder: !own }
}
