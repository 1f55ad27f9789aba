import type { VatCheck } from '#contract/vat.ts'
import type { Dependencies } from '../dependencies.ts'
import type { FunctionEnvironment } from '../environment.ts'
import { orLog } from '../log.ts'

/**
 * Asks a tax authority's service about a VAT number. No service is built in; it is off unless VAT_CHECK says otherwise, and an offer
 * never depends on its answer.
 */
export type VatNumberService = (number: string) => Promise<VatCheck['state']>

/** For development and tests: numbers that end with 00 are not registered. */
const sandbox: VatNumberService = async (number) => (number.endsWith('00') ? 'invalid' : 'valid')

const serviceOf = ({ VAT_CHECK }: Pick<FunctionEnvironment, 'VAT_CHECK'>): VatNumberService | undefined =>
  VAT_CHECK === 'sandbox' ? sandbox : undefined

export async function checkVatNumber(
  { settings, log, now }: Pick<Dependencies, 'settings' | 'log' | 'now'>,
  number: string | undefined,
): Promise<VatCheck | undefined> {
  const ask = serviceOf(settings)
  if (!ask || !number) return undefined
  const state = await ask(number).catch(orLog(log, { event: 'vat-check-failed' }, 'unavailable' as const))
  return { state, at: now().toISOString() }
}
