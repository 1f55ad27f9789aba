import { beforeAll, expect, it } from 'vitest'
import { sampleRow } from '../support/clients.ts'
import { ownHost } from '../support/own-host.ts'
import { sendRaw } from '../support/raw-http.ts'
import { expectAlive, expectQuote, visitorsTimeLimit } from '../support/siege.ts'

/** No request crashes the process. Inserts with more values than the driver can count once did. */

const { host } = ownHost()
let timeLimit: number
let pid: number
beforeAll(async () => {
  timeLimit = await visitorsTimeLimit(host)
  pid = host.pid()
})

const rows = (count: number, row: object) => JSON.stringify(Array(count).fill(row))

it.each([
  ['32,768 rows without a column', rows(32_768, {})],
  ['70,000 rows without a column', rows(70_000, {})],
  ['32,768 rows of one column', rows(32_768, { email: 'a@b.example' })],
  ['2,000 whole rows', rows(2_000, sampleRow())],
  ['two rows', rows(2, sampleRow())],
])('%s are refused, and the process goes on', { tags: ['process-end'] }, async (_, body) => {
  for (const key of [host.publishableKey, host.secretKey]) {
    const headers = { apikey: key }
    const { status } = await sendRaw(host, { method: 'POST', path: '/rest/v1/quote_requests', headers, body })
    // with a key that may insert several rows
    const twice = key === host.secretKey && JSON.parse(body).length === 2
    expect(status).toBe(twice ? 409 : 413)
  }
  await expectAlive(host, pid)
  await expectQuote(host, timeLimit)
})
