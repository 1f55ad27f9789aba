import type { Pool, PoolClient } from 'pg'
import type { Asker } from './asker.ts'
import { createSeats } from './seats.ts'

/** A pool whose connections are shared fairly among visitors. */

export type SeatedPool = {
  /**
   * @param asker undefined: the host itself
   * @throws when none became free in time
   */
  connect: (asker: Asker | undefined) => Promise<PoolClient>
}

/** Connections that all visitors, and one network of them, may use at the same time, out of the twenty. */
const SEATS = { visitors: 14, perNetwork: 8 }

/** Time limit for waiting, with the same error as the pool's, in milliseconds. */
const SEAT_TIMEOUT_MS = 7_000

export function seatedPool(pool: Pool): SeatedPool {
  const seats = createSeats(SEATS, SEAT_TIMEOUT_MS)
  return {
    async connect(asker) {
      const leave = await seats.take(asker)
      const client = await pool.connect().catch((error: unknown) => {
        leave()
        throw error
      })
      const release = client.release.bind(client)
      client.release = (...destroy) => {
        client.release = release
        release(...destroy)
        leave()
      }
      return client
    },
  }
}
