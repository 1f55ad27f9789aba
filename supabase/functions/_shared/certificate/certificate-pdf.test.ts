import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '#content/languages.ts'
import { CERTIFICATE_LIMITS } from '#contract/certificate.ts'
import { BETWEEN } from '../papers/paper.ts'
import { makePaper } from '../papers/paper-pdf.ts'
import { wordsIn } from '../words.ts'
import type { CertificateFacts, MadeCertificate } from './certificate.ts'
import { makeCertificate } from './certificate-pdf.ts'
import { openPdf } from './pdfium.ts'
import { sealPdf } from './seal.ts'
import { newSealKey } from './seal-key.ts'

const FACTS: CertificateFacts = {
  ...{
    code: 'K7QM2XPD9HTR',
    reference: 'SQ-7H3K-M2PX',
    issuedOn: '2026-11-29',
    site: 'https://house.example',
  },
  ...{
    title: 'Akt urodzenia nr 123',
    names: 'Zofia Wiśniewska',
    sourceLanguage: 'Polish',
    targetLanguage: 'English',
  },
  translator: { name: 'Anna Kowalska', membership: 'MCIL', contact: 'anna@house.example' },
  ...{ language: 'en', seller: { name: 'House', lines: ['1 Example Court'] }, approved: true },
}

const page = async (text: string) => ({
  name: `${text}.pdf`,
  bytes: await makePaper({
    ...{ kind: 'cover sheet', issuedOn: '2026-11-29', order: text, seller: { name: 'X', lines: [] } },
    ...{ from: ['A'], to: ['B'] },
  }),
})
const [translation, source] = [await page('TRANSLATION'), await page('SOURCE')]

const make = async (changes: Partial<CertificateFacts> = {}, sources = [source]) =>
  (await makeCertificate({ facts: { ...FACTS, ...changes }, translation, sources })) as MadeCertificate

const textsOf = async ({ bytes, pages }: MadeCertificate) => {
  const pdf = await openPdf(bytes)
  return Array.from({ length: pages }, (_, number) => pdf.text(number).replaceAll(/\s+/g, ' '))
}

describe('a certified translation', { tags: ['certificates'] }, () => {
  it('is certificate, translation and source, each page with its number and where it is checked', async () => {
    const made = await make({}, [source, source])
    expect([made.pages, made.pictures]).toEqual([4, []])
    const texts = await textsOf(made)
    for (const [i, text] of texts.entries()) {
      expect(text).toContain(`Page ${i + 1} of 4`)
      expect(text).toContain(`house.example/V/K7QM-2XPD-9HTR/${i + 1}`)
    }
    expect(texts[0]).toContain('Translation page 2')
    expect(texts[0]).toContain('Source document pages 3–4')
    expect(texts[1]).toContain('TRANSLATION')
    expect(texts[3]).toContain('SOURCE')
  })

  it.each(LANGUAGES.map(({ code }) => code))(
    'says in %s and in English what is certified, on one page',
    async (language) => {
      const made = await make({ language })
      expect(made.pages).toBe(3)
      const [text = ''] = await textsOf(made)
      const { CERTIFICATE_WORDS } = await wordsIn(language)
      for (const known of [
        'Akt urodzenia nr 123',
        'Zofia Wiśniewska',
        'Anna Kowalska',
        'MCIL',
        FACTS.reference,
      ])
        expect(text).toContain(known)
      expect(text).toContain('I, the translator named here, certify')
      // letters of scripts that join are drawn as glyphs of their own
      if (!['ar', 'zh'].includes(language))
        expect(text.replaceAll('\u00a0', ' ')).toContain(
          CERTIFICATE_WORDS.names + (language === 'en' ? '' : BETWEEN),
        )
    },
  )

  it('says that its wording is a sample until the owner has approved it, and leaves out what is not known', async () => {
    const translator = { name: 'Anna Kowalska', membership: '', contact: '' }
    const [text = ''] = await textsOf(await make({ approved: false, names: '', translator }))
    expect(text).toContain('The wording of this certificate is a sample.')
    for (const label of ['Names', 'Qualification', 'Contact']) expect(text).not.toContain(label)
    expect((await textsOf(await make()))[0]).not.toContain('sample')
  })

  it('goes on to a second page where the names are long, and counts it', async () => {
    const lines = Array.from({ length: 45 }, (_, i) => `Line ${i}`)
    const made = await make({ seller: { name: 'House', lines } })
    const texts = await textsOf(made)
    expect(made.pages).toBe(4)
    expect(texts[0] + (texts[1] ?? '')).toContain('Translation page 3')
    expect(texts[2]).toContain('TRANSLATION')
  })

  it('names a file whose electronic signature ends with it', async () => {
    const key = newSealKey('House', new Date('2026-01-01T00:00:00Z'))
    const signed = { name: 'Signed.pdf', bytes: await sealPdf(source.bytes, { key, reason: 'A test' }) }
    expect((await make({}, [source, signed])).signed).toEqual(['Signed.pdf'])
  })

  it.each([
    [
      'is locked or damaged',
      { name: 'Scan.pdf', bytes: new TextEncoder().encode('%PDF-1.7 and nothing else') },
      'Scan.pdf',
    ],
    ['is no PDF or picture', { name: 'Text.docx', bytes: new Uint8Array([80, 75, 3, 4]) }, 'save it as PDF'],
  ])('is not made of a file that %s', async (_, file, said) => {
    const made = await makeCertificate({ facts: FACTS, translation, sources: [file] })
    expect('refused' in made && made.refused).toContain(said)
  })

  it('is not made of more pages than a paper can be', async () => {
    const sources = Array.from({ length: CERTIFICATE_LIMITS.pages }, () => source)
    const made = await makeCertificate({ facts: FACTS, translation, sources })
    expect('refused' in made && made.refused).toContain('more than 100 pages')
  }, 120_000)
})
