import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { OUTPUTS } from '../outputs.ts'
import { type Business, readBusiness } from './business-schema.ts'
import { sellerOf } from './legal-words.ts'

const facts = readBusiness(await readFile(new URL('../../content/business.yaml', import.meta.url), 'utf8'))

/** A house whose names have every sign that means something in a file. */
const HOUSE: Business = {
  ...facts,
  name: 'O’Hara, "Wax" & Sons',
  address: { ...facts.address, street: "1 Farrier's Yard", city: 'Leeds', postcode: 'LS1 1ZZ' },
  legal: {
    ...facts.legal,
    form: 'company',
    registeredIn: 'England and Wales',
    name: "O'Hara Limited",
    companyNumber: '01234567',
    registeredOffice: '1 Quay\\Leith',
    vatNumber: 'GB123456789',
  },
  orders: {
    vatRate: 1750,
    prices: 'net',
    vat: {
      ...facts.orders.vat,
      consumerAbroad: 'outside',
      words: { ...facts.orders.vat.words, exempt: "Exempt, by O'Hara" },
    },
    offerDays: 21,
    largestDelivery: 25,
    draftRounds: 3,
    reminderDays: 3,
    bankTransfer: { name: "O'Hara", sortCode: '12-34-56', accountNumber: '01234567', iban: null },
    transferTolerance: 500,
  },
}
const PLAIN: Business = {
  ...HOUSE,
  legal: { ...HOUSE.legal, vatNumber: 'none' },
  orders: { ...HOUSE.orders, bankTransfer: null },
}

/** What is generated from facts. */
async function made(path: string, of: Business): Promise<string> {
  const output = OUTPUTS.find((each) => each.path === path)
  if (!output) throw new Error(`${path} is not generated`)
  return output.make({ facts: of, yaml: '', prices: '', languages: [], checked: [] }, '')
}
const contract = (of: Business) => made('contract/business-facts.ts', of)

it('functions know how offers are priced', async () => {
  expect(await contract(HOUSE)).toContain('vatRate: 1750 as number | null,\n')
  expect(await contract(HOUSE)).toContain("prices: 'net' as 'gross' | 'net',\n")
  expect(await contract(HOUSE)).toContain('offerDays: 21,\n')
  expect(await contract(HOUSE)).toContain('largestDelivery: 25,\n')
  expect(await contract(PLAIN)).toContain('vatRate: null as number | null,\n')
  expect(await contract(HOUSE)).toContain("consumerAbroad: 'outside' as LineTreatment,\n")
  expect(await contract(HOUSE)).toContain("exempt: 'Exempt, by O\\'Hara',\n")
})

it('functions know the bank account, if there is one', async () => {
  const type = '{ name: string; sortCode: string; accountNumber: string; iban?: string } | undefined'
  expect(await contract(HOUSE)).toContain(`export const BANK_TRANSFER = {
  name: 'O\\'Hara',
  sortCode: '12-34-56',
  accountNumber: '01234567',
} as ${type}
`)
  const iban = 'GB82 WEST 1234 5698 7654 32'
  const bankTransfer = { ...HOUSE.orders.bankTransfer, iban } as Business['orders']['bankTransfer']
  expect(await contract({ ...HOUSE, orders: { ...HOUSE.orders, bankTransfer } })).toContain(
    `  iban: '${iban}',\n} as ${type}\n`,
  )
  expect(await contract(PLAIN)).toContain(`export const BANK_TRANSFER = undefined as ${type}\n`)
})

it('functions and database know who sells, with every sign of the names', async () => {
  const text = await contract(HOUSE)
  expect(text).toContain("  name: 'O\\'Hara Limited',\n")
  expect(text).toContain(
    `  lines: ['Trading as O’Hara, "Wax" & Sons', '1 Farrier\\'s Yard, Leeds LS1 1ZZ, United Kingdom', 'Registered in England and Wales, number 01234567', 'Registered office: 1 Quay\\\\Leith', 'VAT number GB123456789'] as readonly string[],\n`,
  )
  expect(text).toContain("  vatNumber: 'GB123456789' as string | null,\n")
  expect(await contract(PLAIN)).toContain('  vatNumber: null as string | null,\n')

  const sql = await made('supabase/business-facts.sql', HOUSE)
  expect(sql).toMatch(/\n {2}4,\n {2}4,\n {2}2,\n {2}500,\n/)
  expect(sql).toMatch(/ closed_days = excluded\.closed_days;\n$/)
  const [, literal = ''] = /^ {2}'(\{"name".*\})',$/m.exec(sql) ?? []
  expect(JSON.parse(literal.replaceAll("''", "'"))).toEqual({
    ...sellerOf(HOUSE),
    vatRate: 1750,
    vatFrom: null,
  })
  expect(literal.replaceAll("''", '')).not.toContain("'")
})
