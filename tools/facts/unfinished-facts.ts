import { isExample } from '#contract/email-address.ts'
import { dotted, textsOf } from '#src/collections/source.ts'
import type { Business } from './business-schema.ts'
import { isRegistered } from './legal-words.ts'

/** What an owner has still to say before the site can be public. The host refuses to open until this list is empty. */

type Text = readonly [key: string, text: string]

const OPTIONAL = /^(social|reviews|proofs|certificates)\./

/** @returns rows of a fact's key and a sentence that says where to put what is missing */
export function unfinishedFacts(facts: Business): Text[] {
  const { legal, phone } = facts
  const registered = isRegistered(legal)
  const examples = [...textsOf(facts)]
    .map(([path, text]): Text => [dotted(path), text])
    .filter(([key, text]) => isExample(text) || (key === 'address.street' && /\bexample\b/i.test(text)))
    .map(([key]): Text => {
      const rest = OPTIONAL.test(key) ? ', or leave that section empty' : ''
      return [key, `${key} in content/business.yaml is still an example: write your own there${rest}.`]
    })
  const wanted: readonly (readonly [key: string, fact: string | null, what: string])[] = [
    registered
      ? ['legal.companyNumber', legal.companyNumber, 'the number at Companies House']
      : ['legal.name', legal.name, 'the name of the owner or of all partners'],
    [
      'legal.registeredOffice',
      legal.registeredOffice,
      registered ? 'the registered office' : 'the address at which documents can be served',
    ],
    ['legal.vatNumber', legal.vatNumber, 'the VAT number, or none'],
    ['legal.icoNumber', legal.icoNumber, 'the number in the data protection register, or none'],
    ['phone.general', phone.general, 'the telephone number, or none'],
  ]
  const empty = wanted
    .filter(([, fact]) => fact === null)
    .map(([key, , what]): Text => [key, `${key} in content/business.yaml is empty: write ${what} there.`])
  return [...examples, ...empty]
}
