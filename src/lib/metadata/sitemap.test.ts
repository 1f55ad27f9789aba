import { describe, expect, it } from 'vitest'
import { BUSINESS } from '#content/business.ts'
import { PAGES, readCollection } from '#src/collections/read-content.ts'
import type { Metadata } from '#src/collections/schemas.ts'
import { addressOf, PATHS } from '#src/lib/routes.ts'
import { robotsTxt, sitemapXml } from './sitemap.ts'

describe('sitemapXml', async () => {
  const entries = (await Promise.all(PAGES.map(readCollection))).flat()
  const pages = entries.map(({ id, data }) => ({ path: addressOf(id), data: data as { page?: Metadata } }))
  const xml = sitemapXml(pages)

  it('lists the public pages once each, by their full address', () => {
    const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1])
    expect(listed).toContain(`${BUSINESS.host}/`)
    expect(listed).toContain(BUSINESS.host + PATHS.apostille)
    expect(new Set(listed).size).toBe(listed.length)
  })

  it('leaves out what search engines have no business with', () => {
    expect(xml).not.toContain(PATHS.notFound)
    expect(xml).not.toContain(`${BUSINESS.host}${PATHS.profile}<`)
  })
})

describe('robotsTxt', () => {
  it('names the sitemap', () => {
    expect(robotsTxt()).toContain(`Sitemap: ${BUSINESS.host}/sitemap.xml`)
  })
})
