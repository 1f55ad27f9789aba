import { createRequire } from 'node:module'
import bcrypt from 'bcrypt'
import { expect, it } from 'vitest'

it('the embedded auth service compares passwords natively, outside of the main thread', () => {
  const service = createRequire(new URL('../../node_modules/@supabase/lite/dist/index.js', import.meta.url))
  expect(service('bcryptjs').default).toBe(bcrypt)
})
