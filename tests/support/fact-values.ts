import { FACT_WORDS } from '#content/fact-words.ts'
import { LANGUAGE } from '#content/language.ts'
import type { Business } from '../../tools/facts/business-schema.ts'
import { given } from '../../tools/facts/legal-words.ts'
import { wordedFacts } from '../../tools/facts/worded-facts.ts'
import { slugOf, unbroken } from '../../tools/facts/words.ts'

/**
 * The facts in the forms used in texts. Tests look for them where they must not be: in sources, and, after the facts were
 * changed, in everything generated. Values too short to be distinctive, such as '30' or 'London', are left out.
 */
export function valuesOf(facts: Business): string[] {
  const { name, shortName, descriptor, founded, address, email, social, reviews, consultation, promises } =
    facts
  const { legal, phone, orders } = facts
  const { minutes, price, opens, closes, cancelHours } = consultation
  const { replyHours, languages } = promises
  const worded = wordedFacts(facts, FACT_WORDS, LANGUAGE)
  return [
    name,
    shortName,
    unbroken(shortName),
    shortName.replaceAll('&', '&amp;'),
    shortName.toUpperCase(),
    shortName.replaceAll('&', 'and'),
    slugOf(shortName),
    `>${descriptor}<`,
    new URL(facts.host).host,
    ...Object.values(email),
    address.street,
    address.postcode,
    ...Object.values(social).flatMap((place) => place?.url ?? []),
    ...Object.values(reviews ?? {}).flatMap((value) => value ?? []),
    consultation.videoLink,
    ...Object.values(orders.bankTransfer ?? {}).flatMap((value) => value ?? []),
    `in ${founded} by`,
    `© ${founded}`,
    worded.consultation.price,
    `price: ${price}`,
    worded.consultation.days,
    `${opens}-${closes}`,
    `${opens} to ${closes}`,
    `between ${opens}`,
    `${minutes}-minute`,
    `${minutes} minutes`,
    `${worded.minutesAtStart} minutes`,
    `up to ${cancelHours} hours`,
    `${cancelHours} hours before`,
    `within ${replyHours} hours`,
    `within ${worded.replyInWords}`,
    `${languages} languages`,
    ...[legal.name, legal.companyNumber, legal.registeredOffice].filter((fact) => fact !== null),
    ...[legal.vatNumber, legal.icoNumber, legal.insurer, phone.general]
      .map(given)
      .filter((fact) => fact !== null),
  ]
}
