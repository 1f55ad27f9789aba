import { readFile } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'
import { isMap, isSeq, parseDocument } from 'yaml'
import { FACT_WORDS } from '#content/fact-words.ts'
import { LANGUAGE } from '#content/language.ts'
import { PRICES_FILE, pricesModule, readPrices } from '#src/collections/price-list.ts'
import { ContentError } from '#src/collections/source.ts'
import { BUSINESS_FILE, type Business, readBusiness } from '../../../tools/facts/business-schema.ts'
import { contentModule, contractModule, factsModule } from '../../../tools/facts/facts-modules.ts'
import type { FactWords } from '../../../tools/facts/worded-facts.ts'
import { languageOf } from '../../../tools/translations/check.ts'
import { loadModule } from '../../../tools/translations/load.ts'
import { ownerTexts, translatedPrices } from '../../../tools/translations/owner-texts.ts'
import { OTHER_FACTS } from '../other-checkout.ts'

/** Houses with many facts or few: what `npm run generate` makes of each, without writing it. */

/** `modules`: exports by path, of those that are made from the facts. */
export type House = { name: string; facts: Business; modules: Readonly<Record<string, object>> }

export type Refusal = { name: string; key: string; says: string }

const ROOT = new URL('../../../', import.meta.url)
const read = (path: string) => readFile(new URL(path, ROOT), 'utf8')

/** A generated module is constants only. */
function exportsOf(source: string): object {
  const names = Array.from(source.matchAll(/^export const (\w+)/gm), ([, name]) => name)
  const plain = stripTypeScriptTypes(source).replaceAll(/^export |^import .*/gm, '')
  return new Function(`${plain}\nreturn { ${names.join(', ')} }`)()
}

function modulesOf(facts: Business, yaml: string, prices: string, codes: readonly string[]) {
  const list = readPrices(prices)
  const languages = [LANGUAGE, ...codes.map((code) => languageOf(code))]
  const wordsOf = (code: string) =>
    loadModule(new URL(`content/${code}/fact-words.ts`, ROOT)).FACT_WORDS as FactWords
  const made: Record<string, string> = {
    'contract/business-facts.ts': contractModule(facts, yaml, languages),
    'content/business.ts': contentModule(facts),
    'content/facts.ts': factsModule(facts, FACT_WORDS, LANGUAGE),
    'content/prices.ts': pricesModule(list),
  }
  for (const code of codes) {
    made[`content/${code}/facts.ts`] = factsModule(facts, wordsOf(code), languageOf(code), ownerTexts(code))
    made[`content/${code}/prices.ts`] = pricesModule(translatedPrices(list, ownerTexts(code)))
  }
  return Object.fromEntries(Object.entries(made).map(([path, source]) => [path, exportsOf(source)]))
}

/** The path of every group and value, the deepest last. */
function* pathsIn(node: unknown, path: (string | number)[] = []): Generator<(string | number)[]> {
  if (isMap(node))
    for (const { key, value } of node.items) {
      yield [...path, String(key)]
      yield* pathsIn(value, [...path, String(key)])
    }
  if (isSeq(node))
    for (const [i, value] of node.items.entries()) if (isMap(value)) yield* pathsIn(value, [...path, i])
}

/** A file of the owner's with the value at each path left empty, in turn. */
function eachMissing(yaml: string): [key: string, yaml: string][] {
  return [...pathsIn(parseDocument(yaml).contents)].map((path) => {
    const document = parseDocument(yaml)
    document.setIn(path, null)
    return [path.join('.'), document.toString()]
  })
}

/** The house as it is cloned, with every fact, with nothing but what it must have, and with each fact and price missing in turn. */
export async function houses(codes: readonly string[]) {
  const [cloned, prices] = await Promise.all([read(BUSINESS_FILE), read(PRICES_FILE)])
  const built: House[] = []
  const refused: Refusal[] = []
  const made = new Map<string, House>()
  function add(name: string, key: string, yaml: string, list = prices): boolean {
    try {
      const facts = readBusiness(yaml)
      // What stands in a default has not changed anything.
      const print = JSON.stringify([facts, readPrices(list)])
      const modules = made.get(print)?.modules ?? modulesOf(facts, yaml, list, codes)
      const house = { name, facts, modules }
      if (!made.has(print)) built.push(house)
      made.set(print, house)
      return true
    } catch (error) {
      if (!(error instanceof ContentError)) throw error
      refused.push({ name, key, says: error.message })
      return false
    }
  }
  add('as cloned', '', cloned)
  add('with every fact', '', OTHER_FACTS)
  let least = OTHER_FACTS
  for (const [key, yaml] of eachMissing(OTHER_FACTS)) {
    add(`without ${key}`, key, yaml)
    const without = parseDocument(least)
    const path = key.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part))
    if (!without.hasIn(path)) continue
    without.setIn(path, null)
    try {
      readBusiness(without.toString())
      least = without.toString()
    } catch {}
  }
  add('with what it must have', '', least, '')
  for (const [key, list] of eachMissing(prices)) add(`without the price’s ${key}`, key, OTHER_FACTS, list)
  return { built, refused }
}
