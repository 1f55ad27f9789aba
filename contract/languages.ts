const LETTERS = [...'abcdefghijklmnopqrstuvwxyz']

/** Those with a code of two letters, and what documents are often in besides. */
const CODES = [
  ...LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).filter((code) => code !== 'sh'),
  ...['ceb', 'ckb', 'cnr', 'prs', 'pt-BR', 'rhg', 'rom', 'yue', 'zh-Hans', 'zh-Hant'],
]

/** The names of languages, as the platform knows them: well over 100. @param tag of the language that they are in */
export function languageNames(tag = 'en-GB'): string[] {
  const names = new Intl.DisplayNames(tag, { type: 'language', fallback: 'none' })
  const known = CODES.flatMap((code) => names.of(code) ?? [])
  return [...new Set(known)].sort((a, b) => a.localeCompare(b, tag))
}
