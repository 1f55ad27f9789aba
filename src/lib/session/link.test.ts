import { expect, it } from 'vitest'
import { linkOf } from './link.ts'

const HASH = 'a'.repeat(56)

it.each([
  [{}, { kind: 'none' }],
  [{ type: 'recovery' }, { kind: 'none' }],
  [{ reset: 'true' }, { kind: 'forgot' }],
  [{ reset: 'yes' }, { kind: 'none' }],
  [
    { token_hash: HASH, type: 'signup' },
    { kind: 'confirm', tokenHash: HASH, type: 'signup' },
  ],
  [
    { token_hash: HASH, type: 'recovery' },
    { kind: 'recover', tokenHash: HASH },
  ],
  [{ token_hash: HASH, type: 'magic' }, { kind: 'malformed' }],
  [{ token_hash: HASH }, { kind: 'malformed' }],
  [{ token_hash: '', type: 'signup' }, { kind: 'malformed' }],
  [{ token_hash: '<img>', type: 'signup' }, { kind: 'malformed' }],
  [
    { token_hash: '<img>', type: 'recovery' },
    { kind: 'failed', description: '' },
  ],
  [{ error: 'access_denied' }, { kind: 'failed', description: '' }],
  [
    { error: 'x', error_description: 'Link expired' },
    { kind: 'failed', description: 'Link expired' },
  ],
  [
    { error: '', token_hash: HASH, type: 'signup' },
    { kind: 'failed', description: '' },
  ],
  [
    { access_token: 'a', refresh_token: 'r', type: 'recovery' },
    { kind: 'recover-session', accessToken: 'a', refreshToken: 'r' },
  ],
  [
    { access_token: 'a', type: 'recovery' },
    { kind: 'failed', description: '' },
  ],
  [
    { access_token: 'a', refresh_token: 'r', type: 'signup' },
    { kind: 'confirm-session', accessToken: 'a', refreshToken: 'r' },
  ],
])('%j', (values, link) => expect(linkOf(values)).toEqual(link))
