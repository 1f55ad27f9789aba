// @module-tag release

import { setTimeout as wait } from 'node:timers/promises'
import { it } from 'vitest'
import { pauseDatabase } from '../support/database-process.ts'
import { everyRequest } from '../support/every-request.ts'
import { startHost } from '../support/host.ts'
import {
  askAll,
  askAlone,
  expectRecovery,
  expectStored,
  expectTheRest,
  expectUnavailable,
  keepInserting,
  print,
} from '../support/outage.ts'

/** As `database-away.test.ts`, for the database that the host runs itself. */

it('the embedded database stopped for half a minute: everybody is told in time, and nothing that was taken is lost', {
  tags: ['database-outage'],
}, async () => {
  const host = await startHost({ JOBS_INTERVAL_SECONDS: '2' })
  try {
    const requests = await everyRequest(host)
    const inserting = keepInserting(host)
    await wait(1_000)
    const goOn = await pauseDatabase(host.dataDir)
    try {
      const stopped = Date.now()
      // The first to find out.
      expectUnavailable(await askAlone(requests))
      const first = await askAll(requests)
      print('just now', first)
      expectUnavailable(first)
      await expectTheRest(host)
      await wait(Math.max(0, 20_000 - (Date.now() - stopped)))
      const later = await askAll(requests)
      print('for 20 s', later)
      expectUnavailable(later)
      await wait(Math.max(0, 30_000 - (Date.now() - stopped)))
    } finally {
      goOn()
      setTimeout(inserting.stop, 20_000).unref()
    }
    await expectRecovery(host, requests)
    await expectStored(host.databaseUrl, await inserting.end())
  } finally {
    await host.dispose()
  }
})
