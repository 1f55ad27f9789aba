import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'

/** What of the texts and pictures that came with the code still stands in for the owner's own: people, events and photographs. */

/** A text of ours, by words that no owner would write. */
const TEXTS: Readonly<Record<string, readonly (readonly [what: string, words: string])[]>> = {
  'content/pages/our-founders-story.md': [
    ['the founders’ story', 'A family moving abroad had paid a translator'],
    ['the founder for translation', 'Started as a court interpreter'],
    ['the founder for legalisation', 'first, then took documents to consulates'],
  ],
  'content/pages/our-events-gallery.yaml': [
    ['“Moving abroad”', 'Which documents to take, which to reorder'],
    ['“Filing abroad”', 'What registers, banks and tenders abroad ask for'],
    ['“Polo Family Day”', 'An afternoon of ponies and a very large tea tent'],
    ['“Welcome week”', 'about a hundred degree certificates, free of charge'],
    ['“Our opening”', 'An evening with our first customers'],
  ],
  'content/pages/polo-family-day.yaml': [['“Polo Family Day”', 'an afternoon of ponies and a very large tea tent']],
}

/** Our drawings, by the beginnings of their SHA-256. */
const PICTURES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'public/pictures/founders': {
    'founder-translation.jpg': '469e0943595ac83a',
    'founder-legalisation.jpg': '34bd6f2cc27ba768',
  },
  'public/pictures/events': {
    'moving-abroad.jpg': '760a995b5b9fb731',
    'filing-abroad.jpg': '34b6e48a1b439852',
  },
  'public/pictures/polo-family-day': {
    'picture-1.jpg': '60db9271c22dec7d',
    'picture-2.jpg': 'fe2de6c8305c0fe1',
    'picture-3.jpg': '9ea42463002a4d28',
    'picture-4.jpg': 'b196bd07114028e5',
    'picture-5.jpg': 'aebf4cb705098345',
    'picture-6.jpg': '1d80f57bf7b912f8',
    'picture-7.jpg': 'f9298438572ca5a7',
    'picture-8.jpg': 'fc227f12b33c6284',
    'picture-9.jpg': '79758e3def1970a6',
  },
}

const ROOT = new URL('../', import.meta.url)

/** Sentences, one for each file and each folder of pictures. `root`: the checkout's folder. */
export async function samplesLeft(root = ROOT): Promise<string[]> {
  const read = (path: string) => readFile(new URL(path, root)).catch(() => undefined)
  const texts = Object.entries(TEXTS).map(async ([path, parts]) => {
    const text = String((await read(path)) ?? '')
    return { path, left: parts.filter(([, words]) => text.includes(words)).map(([what]) => what) }
  })
  const pictures = Object.entries(PICTURES).map(async ([path, files]) => {
    const left = await Promise.all(
      Object.entries(files).map(async ([name, digest]) => {
        const bytes = await read(`${path}/${name}`)
        return bytes && createHash('sha256').update(bytes).digest('hex').startsWith(digest) ? [name] : []
      }),
    )
    return { path, left: left.flat() }
  })
  return (await Promise.all([...texts, ...pictures]))
    .filter(({ left }) => left.length > 0)
    .map(({ path, left }) => `Still samples in ${path}: ${left.join(', ')}.`)
}
