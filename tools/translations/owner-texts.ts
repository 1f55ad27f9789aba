import { existsSync, readFileSync } from 'node:fs'
import * as z from 'zod'
import type { PriceList } from '#contract/price-list.ts'
import { check, yamlSource } from '#src/collections/source.ts'
import type { Business } from '../facts/business-schema.ts'
import { about, type Finding } from './check.ts'
import { CONTENT } from './sources.ts'

/**
 * What the owner writes in business.yaml and prices.yaml, in another language: content/es/owner-texts.yaml has the translation of each
 * English text under that text. Without one, or when the English was changed, visitors read the English.
 */

const FILE = 'owner-texts.yaml'

const schema = z
  .record(
    z.string(),
    z.string('must be the translation of that text'),
    'must be lines such as "Certified copy: Copia certificada"',
  )
  .nullish()

export type OwnerTexts = Readonly<Record<string, string>>

/** @throws ContentError */
export function ownerTexts(code: string, content = CONTENT): OwnerTexts {
  const file = new URL(`${code}/${FILE}`, content)
  if (!existsSync(file)) return {}
  return check(`content/${code}/${FILE}`, yamlSource(readFileSync(file, 'utf8')), schema) ?? {}
}

export function translatedPrices(list: PriceList | null, texts: OwnerTexts): PriceList | null {
  if (!list) return null
  const own = <Text extends string | null>(text: Text) =>
    (text === null ? text : (texts[text] ?? text)) as Text
  const services = Object.entries(list.services).map(([id, price]) => [
    id,
    { ...price, time: own(price.time), note: own(price.note) },
  ])
  return {
    ...list,
    services: Object.fromEntries(services),
    extras: list.extras.map((extra) => ({ ...extra, what: own(extra.what) })),
  }
}

export const englishTexts = ({ proofs: { guarantee } }: Business, prices: PriceList | null): string[] => [
  ...new Set(
    [
      ...Object.values(prices?.services ?? {}).flatMap(({ time, note }) => [time, note]),
      ...(prices?.extras ?? []).map(({ what }) => what),
      guarantee,
    ].filter((text) => text !== null),
  ),
]

/** Texts of the owner that a language does not have, and translations of what is no longer said. */
export function ownerFindings(code: string, said: readonly string[], content = CONTENT): Finding[] {
  const texts = ownerTexts(code, content)
  const tell = (key: string, text: string) => about('stale', `content/${code}/${FILE}`, text, 1, `"${key}"`)
  const missing = said.filter((text) => !(text in texts))
  const spent = Object.keys(texts).filter((text) => !said.includes(text))
  return [
    ...missing.map((text) => tell(text, 'has no translation: visitors read the English')),
    ...spent.map((text) => tell(text, 'is no longer said in English: take it out')),
  ]
}
