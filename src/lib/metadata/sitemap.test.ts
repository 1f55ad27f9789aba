import { describe, expect, it } from 'vitest'
import { BUSINESS } from '#content/business.ts'
import { PAGES, PATHS } from '#src/lib/routes.ts'
import { robotsTxt, sitemapXml } from './sitemap.ts'

describe('sitemapXml', () => {
  const xml = sitemapXml(PAGES.map(({ path }) => path))

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
