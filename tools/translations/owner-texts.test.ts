import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import { FACT_WORDS } from '#content/fact-words.ts'
import { LANGUAGE } from '#content/language.ts'
import { folderFor } from '../../tests/support/folder.ts'
import { factsModule } from '../facts/facts-modules.ts'
import { type FactWords, wordedFacts } from '../facts/worded-facts.ts'
import { loadFacts } from '../outputs.ts'
import { findingText } from './check.ts'
import { englishTexts, ownerFindings, ownerTexts, translatedPrices } from './owner-texts.ts'

const folder = folderFor('owner-texts')
const content = pathToFileURL(`${folder}/`)
mkdirSync(join(folder, 'es'))
const write = (yaml: string) => writeFileSync(join(folder, 'es/owner-texts.yaml'), yaml)

const { facts } = await loadFacts()
const LIST = {
  samples: false,
  services: {
    private: {
      unit: 'page' as const,
      from: 3800,
      authorityFee: null,
      minimum: null,
      time: '2 to 3 working days',
      note: null,
      urgency: null,
    },
  },
  extras: [{ what: 'Certified copy', price: 2000, authorityFee: null, services: null }],
}

it('the owner’s texts have translations by the English text, and are English without one', () => {
  write('Certified copy: Copia certificada\nAn old text: Un texto viejo\n')
  const list = translatedPrices(LIST, ownerTexts('es', content))
  expect(list?.extras[0]).toEqual({ ...LIST.extras[0], what: 'Copia certificada' })
  expect(list?.services.private).toEqual(LIST.services.private)
  expect(translatedPrices(null, {})).toBeNull()

  const guarantee = 'We put it right.'
  const said = englishTexts({ ...facts, proofs: { ...facts.proofs, guarantee } }, LIST)
  expect(ownerFindings('es', said, content).map(findingText)).toEqual([
    'content/es/owner-texts.yaml:1: "2 to 3 working days" has no translation: visitors read the English',
    'content/es/owner-texts.yaml:1: "We put it right." has no translation: visitors read the English',
    'content/es/owner-texts.yaml:1: "An old text" is no longer said in English: take it out',
  ])
  const module = factsModule({ ...facts, proofs: { ...facts.proofs, guarantee } }, FACT_WORDS, LANGUAGE, {
    [guarantee]: 'Lo corregimos.',
  })
  expect(module).toContain("guarantee: 'Lo corregimos.' as string | undefined")
})

it('a file that is no list of translations is refused', () => {
  write('Certified copy:\n  - Copia\n')
  expect(() => ownerTexts('es', content)).toThrow(
    'content/es/owner-texts.yaml:1: Certified copy must be the translation of that text',
  )
  write('')
  expect(ownerTexts('es', content)).toEqual({})
  expect(ownerTexts('pl', content)).toEqual({})
})

it('facts take the plural forms and amounts of a language', () => {
  const words: FactWords = {
    ...FACT_WORDS,
    hours: {
      one: '{count} godziny',
      few: '{count} godzin',
      many: '{count} godzin',
      other: '{count} godziny',
    },
    workingDays: { one: '{count} dzień', few: '{count} dni', many: '{count} dni', other: '{count} dnia' },
    numbers: { ...FACT_WORDS.numbers, 30: 'trzydzieści' },
    range: '{from}–{to}',
    weekdays: ['poniedziałek', 'wtorek', 'środa', 'czwartek', 'piątek', 'sobota', 'niedziela'],
    onRange: '{days}',
    onDays: 'w {days}',
  }
  const polish = { ...LANGUAGE, tag: 'pl', money: '{amount} £', decimal: ',', group: ' ' }
  const said = wordedFacts(facts, words, polish)
  expect(said.consultation).toMatchObject({
    price: '30,00 £',
    days: 'poniedziałek–piątek',
    onDays: 'poniedziałek–piątek',
    cancelNotice: '24 godzin',
  })
  expect(said.promises.reply).toBe('4 godzin')
  expect(said.complaintAcknowledged).toBe('3 dni')
  expect(said.minutesAtStart).toBe('Trzydzieści')
})
