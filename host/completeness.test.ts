import { expect, it } from 'vitest'
import { BUSINESS } from '#content/business.ts'
import { LANGUAGES } from '#content/languages.ts'
import { UNFINISHED_FACTS } from '#contract/business-facts.ts'
import { missingHere, refuse } from './completeness.ts'

/** What a public start lacks; tools/facts/unfinished-facts.test.ts has the facts, tests/faults/public-start.test.ts the start. */

const COMPLETE = {
  local: false,
  SITE_URL: BUSINESS.host,
  SMTP_URL: 'smtps://post:secret@smtp.wax.test',
  MAIL_FROM: 'Wax <wax@wax.test>',
  ADMIN_EMAIL: 'desk@wax.test',
  DKIM_DOMAIN: undefined,
  STRIPE_SECRET_KEY: 'sk_live_standin',
  DEV_SITE_URL: undefined,
}

const BUILT = { site: BUSINESS.host, languages: LANGUAGES.map(({ code }) => code) }

/** Beside the facts of this checkout, some of which are examples. */
const missing = (...given: Parameters<typeof missingHere>) =>
  missingHere(...given)
    .slice(UNFINISHED_FACTS.length)
    .map(({ says }) => says)

it('nothing in complete settings, and nothing at all for a local site', () => {
  expect(missing(COMPLETE, BUILT)).toEqual([])
  expect(missingHere({ ...COMPLETE, local: true, SMTP_URL: undefined })).toEqual([])
})

it.each([
  [{ SMTP_URL: undefined }, 'SMTP_URL is not set'],
  [
    { SMTP_URL: 'smtps://USER:PASSWORD@smtp.your-provider.example:465' },
    'SMTP_URL is still an example: put your own into the settings.',
  ],
  [{ MAIL_FROM: 'Wax <wax@post.example>' }, 'MAIL_FROM is still an example: put your own into the settings.'],
  [{ ADMIN_EMAIL: 'desk@post.example' }, 'ADMIN_EMAIL is still an example: put your own into the settings.'],
  [{ SITE_URL: 'https://waxandthread.test' }, 'SITE_URL in the settings is https://waxandthread.test, but'],
  [{ STRIPE_SECRET_KEY: 'sk_test_standin' }, 'STRIPE_SECRET_KEY is a test key'],
  [{ DEV_SITE_URL: 'http://localhost:4321' }, 'DEV_SITE_URL is for development'],
])('with %j', { tags: ['public-start'] }, (change, says) => {
  expect(missing({ ...COMPLETE, ...change })).toEqual([expect.stringContaining(says)])
})

it.each([
  [{ ...BUILT, site: 'https://www.elsewhere.test' }, 'The built site belongs to https://www.elsewhere.test:'],
  [
    { ...BUILT, backend: 'https://ref.supabase.co' },
    'The built site belongs to the backend https://ref.supabase.co:',
  ],
  [
    { ...BUILT, languages: BUILT.languages.slice(0, -1) },
    `The site is not built in ${LANGUAGES.at(-1)?.name}: run \`npm run build\`.`,
  ],
])('with a build that is %j', { tags: ['public-start'] }, (built, says) => {
  expect(missing(COMPLETE, built)).toEqual([expect.stringContaining(says)])
})

it('all of it is said at once, unless it is a rehearsal', { tags: ['public-start'] }, () => {
  const list = [
    { key: 'A', says: 'A is missing.' },
    { key: 'B', says: 'B is missing.' },
  ]
  expect(() => refuse(list, {})).toThrow(/A is missing\.\n {2}B is missing\./)
  expect(() => refuse(list, { ALLOW_INCOMPLETE: '1' })).not.toThrow()
  expect(() => refuse([], {})).not.toThrow()
})
