import { expect, it } from 'vitest'
import { isOwnPath } from './return-path.ts'

const ORIGIN = 'https://www.example.com'

it.each(['/', '/profile', '/profile?tab=tasks&view=pending', '/get-quote'])(
  '%s is a page of ours',
  { tags: ['own-links'] },
  (path) => expect(isOwnPath(path, ORIGIN)).toBe(true),
)

it.each([
  '',
  'profile',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/%09/evil.example',
  '///evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/profile#//evil.example',
  '/.//evil.example',
  '/profile?next=https://evil.example',
  '@evil.example',
])('%j is not', (path) => expect(isOwnPath(path, ORIGIN)).toBe(false))
