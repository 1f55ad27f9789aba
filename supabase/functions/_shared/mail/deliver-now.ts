import type { Dependencies } from '../dependencies.ts'
import { errorCode } from '../log.ts'
import { deliver } from './outbox.ts'

/** How long a caller waits for the mail server before the response says that the messages are queued, in milliseconds. */
const DELIVERY_TIMEOUT_MS = 150

/** Whether no message about the row is queued any more: sent by this call, by the jobs, or by an earlier call. */
async function sendAll(dependencies: Dependencies, subject: string): Promise<boolean> {
  await deliver(dependencies, { limit: 10, subject })
  const { count, error } = await dependencies.database
    .from('outbox')
    .select('*', { count: 'exact', head: true })
    .eq('subject_id', subject)
    .neq('status', 'sent')
  if (error) throw error
  return count === 0
}

/** Sends queued messages to the account of an address, if any: on the platform, the links that it has requested. */
export async function deliverToAccount(dependencies: Dependencies, address: string): Promise<void> {
  const { data, error } = await dependencies.database.rpc('account_of', { address })
  if (error) throw error
  if (data) await deliver(dependencies, { limit: 5, subject: data })
}

/**
 * Sends the messages about a row now, instead of with the next run of the jobs. The work continues after the caller's time
 * limit, and the jobs retry failures.
 * @param row the messages' subject, and its name in the log
 * @returns whether all of them have been sent
 */
export async function deliverNow(
  dependencies: Dependencies,
  row: { id: string; reference: string },
): Promise<boolean> {
  const delivery = sendAll(dependencies, row.id).catch((failure: unknown) => {
    dependencies.log({ event: 'delivery-failed', reference: row.reference, code: errorCode(failure) })
    return false
  })
  dependencies.waitUntil(delivery)
  const timeout = new Promise<false>((resolve) => setTimeout(resolve, DELIVERY_TIMEOUT_MS, false))
  return Promise.race([delivery, timeout])
}
