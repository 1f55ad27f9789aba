import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { readAccess } from '../support/access.ts'
import { workerHost } from '../support/own-host.ts'

// A new table or function fails here until it is listed in access.json. A host is queried first, because its backend
// grants rights by itself; a hosted project has no host.

const { host, sql } = workerHost()

it('access is as listed in access.json, even after the first requests', {
  tags: ['access-matrix', 'order-log'],
}, async () => {
  for (const path of host.url ? ['/rest/v1/quote_requests?limit=1', '/rest/v1/profiles?limit=1'] : []) {
    await fetch(`${host.url}${path}`, { headers: { apikey: host.publishableKey } })
  }
  const expected = JSON.parse(await readFile(new URL('./access.json', import.meta.url), 'utf8'))
  expect(await readAccess(sql)).toEqual(expected)
})
