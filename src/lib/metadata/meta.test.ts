import { describe, expect, it } from 'vitest'
import { fill } from '#src/collections/placeholders.ts'
import { PAGES, readCollection } from '#src/collections/read-content.ts'
import type { Metadata } from '#src/collections/schemas.ts'
import { addressOf } from '#src/lib/routes.ts'
import { type Page, pageMeta } from './meta.ts'

const entries = (await Promise.all(PAGES.map((name) => readCollection(name)))).flat()
const pages = entries.flatMap(({ id, data }): Page[] =>
  data.page ? [{ ...fill(data.page as Metadata), path: addressOf(id), breadcrumbs: [] }] : [],
)

describe('page metadata', () => {
  it.each(pages)('is written for $path and fits a search result', (page) => {
    const { title } = pageMeta(page)
    expect(title.length).toBeGreaterThan(10)
    expect(title.length).toBeLessThanOrEqual(65)
    expect(page.description.length).toBeGreaterThan(50)
    expect(page.description.length).toBeLessThanOrEqual(170)
  })

  it('is different for every page', () => {
    for (const read of [
      (page: Page) => pageMeta(page).title,
      (page: Page) => page.description,
      (page: Page) => page.name,
    ])
      expect(new Set(pages.map(read)).size).toBe(pages.length)
  })

  it('keeps pages about one visitor out of search results', () => {
    const robots = { name: 'robots', content: 'noindex' }
    const unlisted = pages.filter((page) =>
      pageMeta(page).tags.some((tag) => 'name' in tag && tag.name === 'robots'),
    )
    expect(unlisted.map(({ path }) => path).sort()).toEqual([
      '/auth',
      '/profile',
      '/register',
      '/reset-password',
    ])
    for (const page of unlisted) expect(pageMeta(page).tags).toContainEqual(robots)
  })
})
