// @module-tag release
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { COUNTRY_NAMES } from '#contract/country-codes.ts'
import { prefixesOf } from '#contract/vat-number.ts'
import { newSealKey } from '#functions/_shared/certificate/seal-key.ts'
import { invoiceData } from '#functions/_shared/papers/invoice-data.ts'
import type { PaperFacts } from '#functions/_shared/papers/paper.ts'
import { makePaper } from '#functions/_shared/papers/paper-pdf.ts'
import { hasProgram } from '../support/debian-package.ts'
import { fetchFromMaven } from '../support/maven-artifact.ts'
import { embeddedData, INVOICES, PLAIN_PAPERS } from '../support/papers.ts'

/**
 * Papers by the judges of others: veraPDF on the files, the schema of Factur-X 1.08 and the rules of EN 16931 (Schematron, by the
 * standard's and by Factur-X's own authors) on the data inside them.
 */

const CACHE = fileURLToPath(new URL('../../node_modules/.cache/paper-standards/', import.meta.url))
const ARTIFACTS = {
  verapdf: [
    'org.verapdf.apps:greenfield-apps:1.28.2',
    '687d4d8bcfec48c9f7e931cf78ed061f1eeccfba55d4cdc000ba9b4d8aa46ce6',
  ],
  rules: [
    'org.mustangproject:validator:2.26.0',
    '5eb01741d59ed942812bc338ca0b2a4803c9a61469976e53264054611a49a250',
  ],
  saxon: ['net.sf.saxon:Saxon-HE:12.9', '8f3a9216a537367132293eacbba9df062eace8f8b16a184af59e2e4839d4cd41'],
  resolver: [
    'org.xmlresolver:xmlresolver:6.0.21',
    'fcf127825725b4ca128f1c59010783ec090a1d155909dbb3305a86536ed7b94d',
  ],
} as const

const SCHEMA = 'schema/ZF_250/EN16931/FACTUR-X_EN16931.xsd'
const RULES = {
  'EN 16931': 'xslt/en16931schematron/EN16931-CII-validation.xslt',
  'Factur-X': 'xslt/ZF_250/FACTUR-X_EN16931.xslt',
}
const RULE_FILES =
  /^(schema|xslt)\/(ZF_250\/(EN16931\/|FACTUR-X_EN16931)|en16931schematron\/EN16931-CII).*\w$/

const KEY = newSealKey('Signet & Quill', new Date('2026-11-23'))

let home: string
let pdfs: string
let data: string
let java: (archives: (keyof typeof ARTIFACTS)[], ...words: string[]) => string

/** A business there, with a VAT number that its country's code has to stand before. */
const inCountry = (country: string): PaperFacts => ({
  ...(INVOICES['reverse charge'] as PaperFacts),
  customer: { country, vatNumber: `${prefixesOf(country)[0] ?? ''}123456789`, business: true },
})

const fileOf = (name: string) => name.replaceAll(/\W+/g, '-')

beforeAll(async () => {
  if (!hasProgram('/usr/bin/java', 'default-jre-headless')) throw new Error('Java is missing')
  if (!hasProgram('/usr/bin/xmllint', 'libxml2-utils')) throw new Error('xmllint is missing')
  const archives = Object.fromEntries(
    Object.entries(ARTIFACTS).map(([name, [artifact, sha256]]) => [
      name,
      fetchFromMaven(artifact, sha256, CACHE),
    ]),
  )
  java = (names, ...words) => {
    const { stdout, stderr, error } = spawnSync(
      'java',
      ['-cp', names.map((name) => archives[name]).join(':'), ...words],
      { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
    )
    if (error) throw error
    return stdout + stderr
  }
  home = mkdtempSync(join(tmpdir(), 'paper-standards-'))
  ;[pdfs, data] = ['pdfs', 'data'].map((name) => join(home, name)) as [string, string]
  mkdirSync(pdfs)
  mkdirSync(data)
  for (const [path, bytes] of Object.entries(
    unzipSync(readFileSync(archives.rules as string), { filter: ({ name }) => RULE_FILES.test(name) }),
  )) {
    mkdirSync(dirname(join(home, path)), { recursive: true })
    writeFileSync(join(home, path), bytes)
  }
  for (const [name, facts] of Object.entries({ ...PLAIN_PAPERS, ...INVOICES })) {
    const bytes = await makePaper(facts, { key: KEY, forStamp: true })
    writeFileSync(join(pdfs, `${fileOf(name)}.pdf`), bytes)
    const xml = embeddedData(bytes)
    if (xml) writeFileSync(join(data, `${fileOf(name)}.xml`), xml)
  }
  for (const country of COUNTRY_NAMES.keys()) {
    const xml = invoiceData(inCountry(country))
    if (xml) writeFileSync(join(data, `country-${country}.xml`), xml)
  }
}, 600_000)

afterAll(() => rmSync(home, { recursive: true, force: true }))

const NAMES = Object.keys({ ...PLAIN_PAPERS, ...INVOICES }).map(fileOf)

describe.each([
  ['PDF/UA-1', 'ua1', ['pdfuaid:part>1', 'pdfuaid:part>2']],
  ['PDF/A-3a', '3a', ['/OutputIntents', '/OutputIntentz']],
] as const)('%s', { tags: ['lasting-papers'], timeout: 300_000 }, (_, flavour, [right, wrong]) => {
  it('each paper, says veraPDF, and a damaged one is none', () => {
    const [name = ''] = readdirSync(pdfs)
    const damaged = readFileSync(join(pdfs, name), 'latin1').replace(right, wrong)
    writeFileSync(join(home, 'damaged.pdf'), damaged, 'latin1')
    const output = java(
      ['verapdf'],
      'org.verapdf.apps.GreenfieldCliWrapper',
      ...['--flavour', flavour, '--format', 'text', '-v'],
      ...readdirSync(pdfs).map((file) => join(pdfs, file)),
      join(home, 'damaged.pdf'),
    )
    for (const file of NAMES)
      expect(output).toMatch(new RegExp(`^PASS .*/pdfs/${file}\\.pdf ${flavour}$`, 'm'))
    expect(output.match(/^PASS /gm)).toHaveLength(NAMES.length)
    expect(output).toMatch(/^FAIL .*\/damaged\.pdf/m)
  })
})

describe('the data of every invoice and credit note', { tags: ['lasting-papers'], timeout: 300_000 }, () => {
  const files = () => readdirSync(data).map((file) => join(data, file))

  it('follow the schema', () => {
    // The standard knows all countries but one.
    expect(readdirSync(data)).toHaveLength(Object.keys(INVOICES).length + COUNTRY_NAMES.size - 1)
    execFileSync('xmllint', ['--noout', '--nonet', '--schema', join(home, SCHEMA), ...files()], {
      stdio: ['ignore', 'ignore', 'pipe'],
    })
  })

  it.each(Object.entries(RULES))('follow the rules of %s, which find a wrong sum', (name, rules) => {
    const [judged, verdicts] = [join(home, `judged ${name}`), join(home, `verdicts ${name}`)]
    mkdirSync(judged)
    mkdirSync(verdicts)
    for (const file of readdirSync(data)) writeFileSync(join(judged, file), readFileSync(join(data, file)))
    const wrong = readFileSync(files()[0] as string, 'utf8').replace(
      /(?<=<ram:GrandTotalAmount>)\d/,
      (digit) => String((Number(digit) + 1) % 10),
    )
    writeFileSync(join(judged, 'wrong.xml'), wrong)
    java(
      ['saxon', 'resolver'],
      'net.sf.saxon.Transform',
      `-s:${judged}`,
      `-o:${verdicts}`,
      `-xsl:${join(home, rules)}`,
    )
    const faults = Object.fromEntries(
      readdirSync(judged).map((file) => {
        const verdict = readFileSync(join(verdicts, file), 'utf8')
        expect(verdict).toContain('fired-rule')
        const failed = verdict.match(/<svrl:failed-assert[\s\S]*?<\/svrl:failed-assert>/g) ?? []
        return [file, failed.filter((fault) => !fault.includes('flag="warning"'))]
      }),
    )
    const { 'wrong.xml': found, ...rest } = faults
    expect(found?.join()).toContain('BR-CO-15')
    for (const [file, faults] of Object.entries(rest)) expect(faults, file).toEqual([])
  })
})
