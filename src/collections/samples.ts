import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { BUSINESS } from '#content/business.ts'
import { isExample } from '#contract/email-address.ts'

/**
 * People, events and pictures that came with the code. They are shown while the business itself is an example; visitors of a real
 * one would take them for true.
 */
const SHOWS_SAMPLES = isExample(BUSINESS.host)

/** Our drawings below public/, by the beginnings of their SHA-256. */
const PICTURES: Readonly<Record<string, string>> = {
  '/pictures/events/moving-abroad.jpg': '760a995b5b9fb731',
  '/pictures/events/filing-abroad.jpg': '34b6e48a1b439852',
  '/pictures/polo-family-day/picture-1.jpg': '60db9271c22dec7d',
  '/pictures/polo-family-day/picture-2.jpg': 'fe2de6c8305c0fe1',
  '/pictures/polo-family-day/picture-3.jpg': '9ea42463002a4d28',
  '/pictures/polo-family-day/picture-4.jpg': 'b196bd07114028e5',
  '/pictures/polo-family-day/picture-5.jpg': 'aebf4cb705098345',
  '/pictures/polo-family-day/picture-6.jpg': '1d80f57bf7b912f8',
  '/pictures/polo-family-day/picture-7.jpg': 'f9298438572ca5a7',
  '/pictures/polo-family-day/picture-8.jpg': 'fc227f12b33c6284',
  '/pictures/polo-family-day/picture-9.jpg': '79758e3def1970a6',
}

/** Addresses of the drawings that are still there. `folder`: a checkout's public/, or a built site. */
export async function samplePictures(folder: URL): Promise<string[]> {
  const found = Object.entries(PICTURES).map(async ([path, digest]) => {
    const bytes = await readFile(new URL(`.${path}`, folder)).catch(() => undefined)
    return bytes && createHash('sha256').update(bytes).digest('hex').startsWith(digest) ? [path] : []
  })
  return (await Promise.all(found)).flat()
}

/** Of these, what visitors must not see. */
export const hiddenPictures = async (folder: URL): Promise<string[]> =>
  SHOWS_SAMPLES ? [] : samplePictures(folder)

type Page = { samples?: readonly string[]; sections?: object; page?: object; empty?: string }

/** A page without the parts that it names as samples: lists are empty then, sections are gone. */
export function withoutSamples<Content extends Page>(content: Content, shown = SHOWS_SAMPLES): Content {
  const { samples = [], sections, page, empty } = content
  if (shown || samples.length === 0) return content
  const own = (part: object) =>
    Object.fromEntries(
      Object.entries(part).flatMap(([name, value]) =>
        !samples.includes(name) ? [[name, value]] : Array.isArray(value) ? [[name, []]] : [],
      ),
    )
  return {
    ...content,
    ...own(content),
    ...(sections && { sections: own(sections) }),
    // Nobody should find a page that has nothing yet.
    ...(empty && { page: { ...page, title: undefined, description: empty, unlisted: true } }),
  }
}
