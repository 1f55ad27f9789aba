import { CERTIFICATE_LIMITS, checkAddress } from '#contract/certificate.ts'
import { fill } from '#contract/language.ts'
import { BETWEEN } from '../papers/paper.ts'
import { longDate, openPaper, type Pair, setTerms } from '../papers/paper-pdf.ts'
import { ENGLISH, type Words, wordsIn } from '../words.ts'
import { bindPages } from './bind.ts'
import type { CertificateFacts, CertificateOrder, MadeCertificate, MakeCertificate } from './certificate.ts'
import { type ForeignFile, ForeignFileError, openForeign } from './foreign-pages.ts'
import { sealPdf } from './seal.ts'

/** The certified translation as one PDF: the certificate, the translation, and the source as the house has received it. */

const countPages = (files: readonly ForeignFile[]) => files.reduce((sum, { pages }) => sum + pages.length, 0)

/** How many pages the certificate itself, the translation and the source take. */
type Counts = { own: number; translation: number; source: number }

function textsOf(facts: CertificateFacts, words: Words, { own, translation, source }: Counts) {
  const both = [...new Set([words, ENGLISH])]
  const say = (text: (words: Words) => string) => [...new Set(both.map(text))].join(BETWEEN)
  const range = (first: number, count: number) =>
    say(({ CERTIFICATE_WORDS: { pages } }) =>
      fill(count === 1 ? pages.single : pages.range, { first, last: first + count - 1 }),
    )
  const pairs = (rows: [name: keyof Words['CERTIFICATE_WORDS'], value: string][]): Pair[] =>
    rows.flatMap(([name, value]) =>
      value ? [[say(({ CERTIFICATE_WORDS }) => CERTIFICATE_WORDS[name] as string), value]] : [],
    )
  const { code, reference, seller, translator } = facts
  const title = say(({ CERTIFICATE_WORDS }) => CERTIFICATE_WORDS.title)
  // As one types it.
  const site = facts.site.replace(/^https?:\/\//, '')
  return {
    title,
    name: `${words.CERTIFICATE_WORDS.title} ${reference}`,
    house: seller.name,
    mark: fill(words.PAPER_WORDS.mark, { name: seller.name }),
    legal: [...seller.lines],
    sample: facts.approved ? '' : say(({ CERTIFICATE_WORDS }) => CERTIFICATE_WORDS.sample),
    rows: pairs([
      ['document', facts.title],
      ['names', facts.names],
      ['from', facts.sourceLanguage],
      ['into', facts.targetLanguage],
      ['translation', range(own + 1, translation)],
      ['source', range(own + translation + 1, source)],
      ['reference', reference],
    ]),
    statements: both.map(({ CERTIFICATE_WORDS }) => CERTIFICATE_WORDS.statement),
    signer: pairs([
      ['translator', translator.name],
      ['membership', translator.membership],
      ['contact', translator.contact],
      ['date', say((words) => longDate(facts.issuedOn, words))],
    ]),
    signature: say(({ CERTIFICATE_WORDS }) => CERTIFICATE_WORDS.signature),
    checkTitle: say(({ CERTIFICATE_WORDS }) => CERTIFICATE_WORDS.check.title),
    checks: both.map(({ CERTIFICATE_WORDS: { check } }) => check.text),
    whole: fill(words.CERTIFICATE_WORDS.check.whole, { address: checkAddress(site, code) }),
    foot: `${title} ${reference}`,
    page: say(({ PAPER_WORDS }) => PAPER_WORDS.page),
    pageCheck: (page: number) =>
      fill(words.CERTIFICATE_WORDS.check.page, { address: checkAddress(site, code, page) }),
  }
}

type Files = { translation: ForeignFile; sources: ForeignFile[] }

async function drawSheets(
  facts: CertificateFacts,
  words: Words,
  { translation, sources }: Files,
  own: number,
) {
  const counts = { own, translation: translation.pages.length, source: countPages(sources) }
  const { pageCheck, ...texts } = textsOf(facts, words, counts)
  const { sheet, STYLES } = await openPaper(texts, words, facts, {
    check: (page) => ({
      text: pageCheck(page),
      // Readers take less room for capitals, and neither the host nor our code minds them.
      code: checkAddress(facts.site, facts.code, page).toUpperCase(),
    }),
  })
  const terms = setTerms(sheet, STYLES)
  const [title = '', english = ''] = texts.title.split(BETWEEN)
  sheet.heading('H1', title, STYLES.title)
  if (english) sheet.paragraph(english, STYLES.section, undefined, true)
  if (texts.sample) sheet.paragraph(texts.sample, STYLES.lead)
  sheet.space(6)
  terms(texts.rows, [0.4, 0.6])
  sheet.space(14)
  for (const [i, statement] of texts.statements.entries()) {
    sheet.paragraph(statement, STYLES.text, undefined, i > 0)
    sheet.space(6)
  }
  sheet.space(6)
  terms(texts.signer, [0.4, 0.6])
  sheet.rule(230)
  sheet.paragraph(texts.signature, STYLES.small)
  sheet.space(14)
  sheet.heading('H2', texts.checkTitle, STYLES.section)
  sheet.space(2)
  for (const [i, check] of texts.checks.entries()) {
    sheet.paragraph(check, STYLES.small, undefined, i > 0)
    sheet.space(2)
  }
  sheet.paragraph(texts.whole, STYLES.small)
  const taken = sheet.pages()
  const { alt } = words.CERTIFICATE_WORDS
  const pages = [
    ...translation.pages.map((page, i) => ({ page, alt: fill(alt.translation, { page: i + 1 }) })),
    ...sources
      .flatMap(({ pages }) => pages)
      .map((page, i) => ({ page, alt: fill(alt.source, { page: i + 1 }) })),
  ]
  for (const [i, { page, alt }] of pages.entries()) sheet.foreignPage(`Foreign${i + 1}`, alt, page)
  return { taken, pages: taken + pages.length, bytes: await sheet.close() }
}

async function bound({ facts, translation, sources, seal }: CertificateOrder): Promise<MadeCertificate> {
  const words = await wordsIn(facts.language)
  const files: Files = {
    translation: await openForeign(translation.name, translation.bytes),
    sources: [],
  }
  for (const { name, bytes } of sources) files.sources.push(await openForeign(name, bytes))
  if (files.translation.pages.length + countPages(files.sources) > CERTIFICATE_LIMITS.pages)
    throw new ForeignFileError(translation.name, 'too-long')
  let sheets = await drawSheets(facts, words, files, 1)
  // Its own numbers of pages stand on it.
  if (sheets.taken > 1) sheets = await drawSheets(facts, words, files, sheets.taken)
  const { bytes: file, pictures } = await bindPages(sheets.bytes, [files.translation, ...files.sources])
  const reason = `${words.CERTIFICATE_WORDS.title} ${facts.reference}`
  const bytes = seal ? await sealPdf(file, { ...seal, reason }) : file
  return {
    bytes,
    pages: sheets.pages,
    pictures: pictures.map((number) => sheets.taken + number),
    signed: [files.translation, ...files.sources].filter(({ isSigned }) => isSigned).map(({ name }) => name),
  }
}

export const makeCertificate: MakeCertificate = (order) =>
  bound(order).catch((error: unknown) => {
    if (error instanceof ForeignFileError) return { refused: error.message }
    throw error
  })
