import { expect, it } from 'vitest'
import { parse, stringify } from 'yaml'
import { OTHER_FACTS } from '../../tests/support/other-checkout.ts'
import { readBusiness } from './business-schema.ts'
import { unfinishedFacts } from './unfinished-facts.ts'

/** What a start and `npm run setup -- --check` say of facts; tests/faults/public-start.test.ts starts with some of them. */

const COMPLETE = parse(OTHER_FACTS.replaceAll('.example', '.test'))

/** What is said of a house that is complete but for one fact, such as `legal.vatNumber`. */
function saidWith(key: string, value: string | null) {
  const facts = structuredClone(COMPLETE)
  const path = key.split('.')
  const last = path.pop() as string
  path.reduce((of, name) => of[name], facts)[last] = value
  return unfinishedFacts(readBusiness(stringify(facts)))
}

it('of a complete house nothing', () => {
  expect(unfinishedFacts(readBusiness(stringify(COMPLETE)))).toEqual([])
})

it.each([
  ['host', 'https://www.wax.example'],
  ['email.general', 'post@wax.example'],
  ['email.operator', 'desk@example.com'],
  ['email.security', 'holes@wax.example'],
  ['address.street', '1 Example Court'],
  ['consultation.videoLink', 'https://meet.example/wax'],
])('of an example in %s', { tags: ['public-start'] }, (key, value) => {
  expect(saidWith(key, value)).toEqual([
    [key, `${key} in content/business.yaml is still an example: write your own there.`],
  ])
})

it('of an example among memberships, counted from one', { tags: ['public-start'] }, () => {
  const url = 'https://www.association.example/members/12345'
  const memberships = [
    { name: 'EA', url: 'https://ea.test/us' },
    { name: 'EI', url },
  ]
  const facts = { ...COMPLETE, proofs: { memberships } }
  expect(unfinishedFacts(readBusiness(stringify(facts)))).toEqual([
    [
      'proofs.memberships.2.url',
      'proofs.memberships.2.url in content/business.yaml is still an example: write your own there, or leave that section empty.',
    ],
  ])
})

it.each(['social.video.url', 'reviews.widget'])(
  'of an example in %s, which may be left out',
  { tags: ['public-start'] },
  (key) => {
    expect(saidWith(key, 'https://elsewhere.example/wax')).toEqual([
      [
        key,
        `${key} in content/business.yaml is still an example: write your own there, or leave that section empty.`,
      ],
    ])
  },
)

it.each([
  ['legal.companyNumber', 'the number at Companies House'],
  ['legal.registeredOffice', 'the registered office'],
  ['legal.vatNumber', 'the VAT number, or none'],
  ['legal.icoNumber', 'the number in the data protection register, or none'],
  ['phone.general', 'the telephone number, or none'],
])('of %s left empty', { tags: ['public-start'] }, (key, what) => {
  expect(saidWith(key, null)).toEqual([
    [key, `${key} in content/business.yaml is empty: write ${what} there.`],
  ])
})

it('of a sole trader without a name that name, and no number', { tags: ['public-start'] }, () => {
  const legal = { ...COMPLETE.legal, form: 'sole-trader', companyNumber: null, name: null }
  expect(unfinishedFacts(readBusiness(stringify({ ...COMPLETE, legal })))).toEqual([
    [
      'legal.name',
      'legal.name in content/business.yaml is empty: write the name of the owner or of all partners there.',
    ],
  ])
})
