import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { BUSINESS } from '#content/business.ts'
import { SAMPLE_PICTURES } from '#content/samples.ts'
import { isExample } from '#contract/email-address.ts'

/**
 * People, events and pictures that came with the code. They are shown while the business itself is an example; visitors of a real
 * one would take them for true.
 */
const SHOWS_SAMPLES = isExample(BUSINESS.host)

export async function isHidden(picture: URL): Promise<boolean> {
  if (SHOWS_SAMPLES) return false
  const digest = createHash('sha256')
    .update(await readFile(picture))
    .digest('hex')
  return SAMPLE_PICTURES.includes(digest)
}

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
