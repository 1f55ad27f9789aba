import type { PoolClient } from 'pg'
import type { TypedParamsClient } from '../database/typed-params-client.ts'
import { troubleOf, Unavailable } from '../lite/trouble.ts'

/** Values are texts, or lists of texts. */
export type Statement<Value = string> = { text: string; values: Value[] }

/**
 * Runs statements in one round trip, as one transaction.
 * @returns the rows of the last; undefined when one of them failed: nothing has changed then
 * @throws Unavailable when it was not the statement that failed
 */
export async function attempt<Row>(
  connect: () => Promise<PoolClient>,
  statements: Statement<unknown>[],
): Promise<Row[] | undefined> {
  let client: PoolClient | undefined
  try {
    client = await connect()
    const { rows } = await (client as unknown as TypedParamsClient).queryTogether(statements)
    client.release()
    return rows
  } catch (error) {
    const trouble = troubleOf(error)
    // Closed where the connection itself may have failed.
    client?.release(trouble !== undefined)
    if (trouble) throw new Unavailable(trouble)
    return undefined
  }
}
