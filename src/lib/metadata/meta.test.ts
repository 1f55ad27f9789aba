import { describe, expect, it } from 'vitest'
import { PAGE_METADATA } from '#content/metadata.ts'
import type { Path } from '#src/lib/routes.ts'
import { PAGES, PATHS } from '#src/lib/routes.ts'
import { pageMeta } from './meta.ts'

const texts = (path: Path) => PAGE_METADATA[path]

describe('page metadata', () => {
  it.each(PAGES.map(({ path }) => path))('is written for %s and fits a search result', (path) => {
    const { title = '', description = '' } = texts(path) ?? {}
    expect(title.length).toBeGreaterThan(10)
    expect(title.length).toBeLessThanOrEqual(65)
    expect(description.length).toBeGreaterThan(50)
    expect(description.length).toBeLessThanOrEqual(170)
  })

  it('is different for every page', () => {
    for (const key of ['title', 'description', 'name'] as const) {
      const all = PAGES.map(({ path }) => texts(path)?.[key])
      expect(new Set(all).size).toBe(all.length)
    }
  })

  it('keeps pages about one visitor out of search results', () => {
    expect(pageMeta(PATHS.profile).tags).toContainEqual({ name: 'robots', content: 'noindex' })
    expect(pageMeta(PATHS.apostille).tags).not.toContainEqual({ name: 'robots', content: 'noindex' })
  })
})
