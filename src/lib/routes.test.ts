import { readdir } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { PAGES, PATHS, REDIRECTS } from './routes.ts'

it('every path has a page in src/pages or leads to one, and no page is left out', async () => {
  const files = await readdir(new URL('../pages/', import.meta.url))
  const made = files
    .filter((file) => file.endsWith('.astro'))
    .map((file) => `/${file.replace(/(^index)?\.astro$/, '')}`)
  expect(PAGES.map(({ path }) => path).sort()).toEqual(made.sort())
  expect([...made, ...Object.keys(REDIRECTS)].sort()).toEqual(Object.values(PATHS).sort())
})
