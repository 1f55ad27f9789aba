import { expect, it } from 'vitest'
import { pageAddresses } from '#src/collections/read-content.ts'
import { PATHS, REDIRECTS } from './routes.ts'

it('what code links to is a page in src/pages, or leads to one', () => {
  expect([...pageAddresses(), ...Object.keys(REDIRECTS)]).toEqual(
    expect.arrayContaining(Object.values(PATHS)),
  )
})
