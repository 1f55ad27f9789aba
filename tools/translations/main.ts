/**
 * `npm run translations`: what is missing, wrong or stale in the languages of content/, with file and line. `-- check` tells only what
 * is wrong, and fails then; `-- accept es` takes the translations for those of today's English, `-- accept es quote.ts:QUOTE_PAGE` some
 * of them.
 */

import { writeFile } from 'node:fs/promises'
import { ignoreClosedPipe } from '#host/command.ts'
import { readPrices } from '#src/collections/price-list.ts'
import { dotted } from '#src/collections/source.ts'
import { loadFacts } from '../outputs.ts'
import {
  type Accepted,
  acceptedFile,
  type Finding,
  findingsOf,
  findingText,
  languageOf,
  readAccepted,
} from './check.ts'
import { languageCodes } from './languages.ts'
import { englishTexts, ownerFindings } from './owner-texts.ts'
import { CONTENT, hashOf, readTexts, textsIn, translatedFiles } from './sources.ts'

const say = (text: string) => process.stdout.write(`${text}\n`)

/** @returns whether something is wrong */
function report(code: string, owners: readonly string[], onlyFaults: boolean): boolean {
  const findings = [...findingsOf(code), ...ownerFindings(code, owners)]
  const of = (kind: Finding['kind']) => findings.filter((finding) => finding.kind === kind)
  const [faults, stale, same] = [of('fault'), of('stale'), of('same')]
  const name = `${code}${faults.length > 0 ? '' : `, ${languageOf(code).name}`}`
  if (onlyFaults) for (const fault of faults) process.stderr.write(`${findingText(fault)}\n`)
  else {
    say(`${name}: ${faults.length} wrong, ${stale.length} stale, ${same.length} as in English`)
    for (const finding of [...faults, ...stale, ...same]) say(`  ${findingText(finding)}`)
  }
  return faults.length > 0
}

/** Takes translations for those of today's English texts. @param chosen files, or files with the beginning of a key; none: all */
export async function accept(code: string, chosen: readonly string[], content = CONTENT): Promise<number> {
  const accepted = readAccepted(code, content)
  const isChosen = (file: string, key: string) =>
    chosen.length === 0 ||
    chosen.some((each) => {
      const [name, start] = each.replace(`content/${code}/`, '').split(':')
      return name === file && (start === undefined || key === start || key.startsWith(`${start}.`))
    })
  let count = 0
  const result: Accepted = {}
  for (const file of translatedFiles(content)) {
    const before = accepted[file] ?? {}
    const now = [...textsIn(readTexts(new URL(file, content), file).data)].flatMap(([path, text]) => {
      const key = dotted(path)
      const hash = isChosen(file, key) ? hashOf(text) : before[key]
      if (hash !== before[key]) count++
      return hash === undefined ? [] : [[key, hash]]
    })
    if (now.length > 0) result[file] = Object.fromEntries(now)
  }
  await writeFile(acceptedFile(code, content), `${JSON.stringify(result, null, 2)}\n`)
  return count
}

function known(code: string | undefined): string {
  if (code !== undefined && languageCodes().includes(code)) return code
  process.stderr.write(
    `${code ?? 'A code'} must be one of ${languageCodes().join(', ')}: a language is a folder of content/ with language.ts.\n`,
  )
  process.exit(1)
}

if (import.meta.main) {
  ignoreClosedPipe()
  const [command, ...rest] = process.argv.slice(2)
  const { facts, prices } = await loadFacts()
  const owners = englishTexts(facts, readPrices(prices))
  if (command === undefined || command === 'check') {
    const wrong = languageCodes().map((code) => report(code, owners, command === 'check'))
    if (command === 'check' && wrong.includes(true)) process.exitCode = 1
  } else if (command === 'accept') {
    const [code, ...chosen] = rest
    say(`Accepted ${await accept(known(code), chosen)} translations of content/${code}.`)
  } else {
    process.stderr.write(`${command} must be check or accept.\n`)
    process.exitCode = 1
  }
}
