import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { partsInUse, testFiles } from './test-platform.ts'

const SCRIPT = fileURLToPath(new URL('./test-platform.ts', import.meta.url))

it('refuses to repeat the backend’s tests where nothing is genuine', () => {
  const { AUTH_URL, STORAGE_URL, REST_URL, BACKEND_URL, ...env } = process.env
  const { status, stdout, stderr } = spawnSync(process.execPath, [SCRIPT], { env, encoding: 'utf8' })
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
  expect(stderr).toContain('set AUTH_URL, STORAGE_URL or REST_URL, or BACKEND_URL')
})

it('says which parts are genuine', () => {
  expect(partsInUse({ AUTH_URL: 'http://localhost:9999' })).toMatch(
    /^auth: genuine \(http:\/\/localhost:9999\), storage: our host’s, data API: our host’s/,
  )
  expect(partsInUse({ BACKEND_URL: 'https://ref.supabase.co' })).toContain('https://ref.supabase.co')
})

it('leaves out the files that never meet the genuine parts, and a whole project’s database', () => {
  const { run, inPart, leftOut } = testFiles({ AUTH_URL: 'http://localhost:9999' })
  expect(leftOut).toContain('tests/backend/booking.test.ts')
  expect(run).toEqual(
    expect.arrayContaining(['tests/backend/accounts.test.ts', 'tests/database/access.test.ts']),
  )
  expect(inPart).toContain('tests/backend/order-payment.test.ts')
  expect(run).toEqual(expect.arrayContaining(inPart))
  expect(testFiles({ BACKEND_URL: 'https://ref.supabase.co' }).run.join()).not.toContain('tests/database')
})
