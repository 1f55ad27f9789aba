import { describe, expect, it } from 'vitest'
import { BUSINESS } from '#content/business.ts'
import { PAGES, readCollection } from '#src/collections/read-content.ts'
import type { Metadata } from '#src/collections/schemas.ts'
import { addressOf, PATHS } from '#src/lib/routes.ts'
import { robotsTxt, securityTxt, sitemapXml } from './well-known.ts'

describe('sitemapXml', async () => {
  const entries = (await Promise.all(PAGES.map((name) => readCollection(name)))).flat()
  const pages = entries.map(({ id, data }) => ({ path: addressOf(id), data: data as { page?: Metadata } }))
  const xml = sitemapXml(pages)

  it('lists the public pages once each, by their full address', () => {
    const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1])
    expect(listed).toContain(`${BUSINESS.host}/`)
    expect(listed).toContain(BUSINESS.host + PATHS.apostille)
    expect(new Set(listed).size).toBe(listed.length)
  })

  it('lists a page in every language that it is in, with the same page in the others', () => {
    const languages = [
      { code: 'en', tag: 'en-GB' },
      { code: 'pt', tag: 'pt-PT' },
    ]
    const both = sitemapXml(pages, languages)
    const quote = both.split('\n').filter((line) => line.includes('/get-quote<'))
    expect(quote.map((line) => /<loc>([^<]*)/.exec(line)?.[1])).toEqual([
      `${BUSINESS.host}/get-quote`,
      `${BUSINESS.host}/pt/get-quote`,
    ])
    for (const line of quote) {
      const alternates = [...line.matchAll(/rel="alternate" hreflang="([^"]*)" href="([^"]*)"/g)]
      expect(Object.fromEntries(alternates.map(([, tag, href]) => [tag, href]))).toEqual({
        'en-GB': `${BUSINESS.host}/get-quote`,
        'pt-PT': `${BUSINESS.host}/pt/get-quote`,
        'x-default': `${BUSINESS.host}/get-quote`,
      })
    }
    expect(both).toContain(`<loc>${BUSINESS.host}/pt/</loc>`)
    expect(both).toContain(`<url><loc>${BUSINESS.host}${PATHS.terms}</loc></url>`)
    expect(both).not.toContain(`/pt${PATHS.terms}`)
    expect(sitemapXml(pages, languages.slice(0, 1))).not.toContain('xhtml')
  })

  it('leaves out what search engines have no business with', () => {
    expect(xml).not.toContain(PATHS.notFound)
    for (const path of [PATHS.profile, PATHS.auth]) expect(xml).not.toContain(`${BUSINESS.host}${path}<`)
  })
})

describe('robotsTxt', () => {
  it('names the sitemap', () => {
    expect(robotsTxt()).toContain(`Sitemap: ${BUSINESS.host}/sitemap.xml`)
  })
})

it.each(['2026-01-01', '2026-11-22', '2027-12-31', '2028-02-29'])(
  'built on %s it names a contact, holds for ten months or more, and for less than a year',
  (day) => {
    const now = new Date(`${day}T12:00:00Z`)
    const lines = securityTxt(now).trim().split('\n')
    const fields = Object.fromEntries(lines.map((line) => line.split(/: (.*)/).slice(0, 2)))
    expect(fields).toMatchObject({
      Contact: `mailto:${BUSINESS.email.security}`,
      'Preferred-Languages': 'en',
      Canonical: `${BUSINESS.host}/.well-known/security.txt`,
    })
    expect(fields.Expires).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/)
    const days = (Date.parse(fields.Expires) - now.getTime()) / 86_400_000
    expect(days).toBeGreaterThan(300)
    expect(days).toBeLessThan(365)
  },
)

it('is the same in all builds of a month', () => {
  expect(securityTxt(new Date('2026-11-01T00:00:00Z'))).toBe(securityTxt(new Date('2026-11-30T23:59:59Z')))
})
