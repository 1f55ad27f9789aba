import { expect, it } from 'vitest'
import { readToken, type TokenUse } from '../documents/links.ts'
import { HOUSE, operatorLink } from './links.ts'

const SECRET = 'x'.repeat(32)
const NOW = new Date('2026-11-28T12:00:00Z')
const REQUEST = 'request:7d0a2f46-0000-4000-8000-000000000000'

it.each([
  ['answer', REQUEST, 90],
  ['documents', REQUEST, 90],
  ['offer', REQUEST, 90],
  ['papers', HOUSE, 14],
] as const)('a link of the purpose %s lives no longer than it is needed', (purpose, about, days) => {
  const signing = {
    settings: { SITE_URL: 'https://example.com', LINK_SIGNING_SECRET: SECRET },
    now: () => NOW,
  }
  const { href } = operatorLink(signing, about, purpose)
  const token = href.split(`#operator=${purpose}.`)[1] ?? ''
  const { expires } = readToken(SECRET, `operator-${purpose}` as TokenUse, token)
  expect((expires.getTime() - NOW.getTime()) / 86_400_000).toBe(days)
})
