import { canonicalAddress } from '#contract/network.ts'
import type { DatabaseClient, Dependencies } from '../dependencies.ts'
import { createDatabaseClient } from '../from-environment.ts'
import { addressOf } from './abuse-guard.ts'

// The auth service would count all calls of the functions as one caller. With IP address forwarding turned on
// (docs/deploy.md) it counts the visitor instead, and believes only callers with the secret key.

const FORWARDED_ADDRESS = 'sb-forwarded-for'

/** Only limited methods need this header; `getUser` is not limited. */
export type AuthWith<Method extends keyof DatabaseClient['auth']> = (
  headers: Record<string, string>,
) => Pick<DatabaseClient['auth'], Method>

export const authClient = (headers: Record<string, string>) => createDatabaseClient(headers).auth

/** Empty if the address is unknown. */
export function forwardedAddress(
  request: Request,
  dependencies: Pick<Dependencies, 'settings'>,
): Record<string, string> {
  const address = canonicalAddress(addressOf(request, dependencies))
  return address ? { [FORWARDED_ADDRESS]: address } : {}
}
