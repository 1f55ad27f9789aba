import { CLIENT_ADDRESS_HEADER } from '../functions.ts'

/** Statement timeouts by role. */
const STATEMENT_LIMIT = '3s'
const LIMITED_ROLES = ['anon', 'authenticated']

type Caller = {
  sub: unknown
  role: string
  /** Of the token, or of the key. */
  claims: object | null | undefined
  /** The visitor's address, behind any proxies. */
  address: string
}

/**
 * The settings of a request's transaction: its role, claims and statement timeout. They also tell the database the visitor's
 * address, as the platform's data service does (`request.headers`), and limit the statements of visitors by role, as on the
 * platform.
 */
export function contextOf({ sub, role, claims, address }: Caller): Record<string, string> {
  return {
    'request.jwt.claim.sub': String(sub ?? ''),
    'request.jwt.claim.role': role,
    'request.jwt.claims': claims ? JSON.stringify(claims) : '',
    'request.headers': JSON.stringify({ [CLIENT_ADDRESS_HEADER]: address }),
    ...(LIMITED_ROLES.includes(role) && { statement_timeout: STATEMENT_LIMIT }),
    role,
  }
}

/** A statement that makes settings for the rest of the transaction, in their order. */
export function setForTransaction(settings: Record<string, string>): { text: string; values: string[] } {
  const each = Object.keys(settings).map((name, i) => `set_config('${name}', $${i + 1}, true)`)
  return { text: `select ${each.join(', ')}`, values: Object.values(settings) }
}
