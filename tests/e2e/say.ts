import { readdirSync } from 'node:fs'
import { LANGUAGES } from '#content/languages.ts'
import { fill, type Language, type Plural, plural } from '#contract/language.ts'

/** For tests that know the English texts of pages, and hold in another language as well. */

/**
 * What is said in the place of an English text; in the place of a part of one, all that stands before the first slot.
 *
 * @param count of a text by number
 */
export type Say = (english: string, count?: number) => string

export const sayEnglish: Say = (english, count = 0) => fill(english, { count })

const CONTENT = new URL('../../content/', import.meta.url)

type Tree = Readonly<Record<string, unknown>>

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null

function* pairsOf(english: Tree, own: Tree): Generator<[string, string | Plural]> {
  for (const [key, value] of Object.entries(english)) {
    const there = own[key]
    if (isTree(value) && isTree(there)) yield* pairsOf(value, there)
    else if (typeof value === 'string')
      yield [value, 'one' in english && 'other' in own ? (own as Plural) : String(there)]
  }
}

async function sayIn({ code, tag }: Language): Promise<Say> {
  const names = readdirSync(new URL(code, CONTENT)).filter((name) => name.endsWith('.ts'))
  const folders = ['', `${code}/`]
  const modules = names.map((name) =>
    Promise.all(folders.map((folder) => import(CONTENT.href + folder + name))),
  )
  const pairs = (await Promise.all(modules)).flatMap(([english, own]) => [...pairsOf(english, own)])
  return (english, count = 0) => {
    const [, whole] = pairs.find(([text]) => text === english) ?? []
    if (whole) return typeof whole === 'string' ? whole : plural(tag, whole, count)
    const [, around] = pairs.find(([text]) => text.includes(english)) ?? []
    if (typeof around !== 'string') throw new Error(`Not said in ${code}: ${english}`)
    return around.replace(/\s*\{.*/, '')
  }
}

/** English, and of our other languages the one that is least like it. */
const TWO = [LANGUAGES[0], LANGUAGES.find(({ direction }) => direction === 'rtl') ?? LANGUAGES[1]]

/** `title`: what a test in it adds to its title; `at`: where it has the page of an English address. */
export const SPOKEN = await Promise.all(
  TWO.filter((language) => language !== undefined).map(async (language) =>
    language.code === 'en'
      ? { isEnglish: true, title: '', say: sayEnglish, at: (path: string) => path }
      : {
          isEnglish: false,
          title: `, in ${language.name}`,
          say: await sayIn(language),
          at: (path: string) => `/${language.code}${path}`,
        },
  ),
)
