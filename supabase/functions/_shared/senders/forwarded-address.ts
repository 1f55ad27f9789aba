import { canonicalAddress } from '#contract/network.ts'
import type { DatabaseClient, Dependencies } from '../dependencies.ts'
import { addressOf } from './abuse-guard.ts'

/**
 * The auth service limits each caller, and would take the functions for one. It counts the visitor's address instead if the
 * project has IP address forwarding turned on (docs/deploy.md), and believes only callers with the secret key.
 */

const FORWARDED_ADDRESS = 'sb-forwarded-for'

/** Opens the auth service with these headers. Only the methods that it limits need the visitor's; `getUser` is not limited. */
export type AuthWith<Method extends keyof DatabaseClient['auth']> = (
  headers: Record<string, string>,
) => Pick<DatabaseClient['auth'], Method>

/** The headers that ask the auth service in the name of a request's visitor; none if their address is unknown. */
export function forwardedAddress(
  request: Request,
  dependencies: Pick<Dependencies, 'settings'>,
): Record<string, string> {
  const address = canonicalAddress(addressOf(request, dependencies))
  return address ? { [FORWARDED_ADDRESS]: address } : {}
}
