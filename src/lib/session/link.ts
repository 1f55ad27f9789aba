export const LINK_PARAMETERS = [
  'access_token',
  'refresh_token',
  'type',
  'error',
  'error_code',
  'error_description',
  'token_hash',
  'reset',
  'operator',
] as const

type LinkParameter = (typeof LINK_PARAMETERS)[number]
type LinkValues = Partial<Record<LinkParameter, string>>

declare global {
  interface Window {
    authLink?: LinkValues
  }
}

export function readLink(): LinkValues {
  const values = window.authLink ?? {}
  delete window.authLink
  return values
}

export type Link =
  | { kind: 'none' }
  | { kind: 'forgot' }
  | { kind: 'failed'; description: string }
  | { kind: 'malformed' }
  | { kind: 'confirm'; tokenHash: string; type: 'signup' | 'email' }
  | { kind: 'recover'; tokenHash: string }
  /** An older form: the session itself is in the link. */
  | { kind: 'recover-session'; accessToken: string; refreshToken: string }
  | { kind: 'confirm-session'; accessToken: string; refreshToken: string }

export function linkOf(values: LinkValues): Link {
  const { type, token_hash: tokenHash, access_token: accessToken, refresh_token: refreshToken } = values
  if (values.error !== undefined || values.error_code !== undefined || values.error_description !== undefined)
    return { kind: 'failed', description: values.error_description ?? '' }
  if (tokenHash !== undefined) {
    // Never one of our token hashes: no need to ask the server.
    if (!/^[\w-]{8,256}$/.test(tokenHash))
      return type === 'recovery' ? { kind: 'failed', description: '' } : { kind: 'malformed' }
    if (type === 'recovery') return { kind: 'recover', tokenHash }
    if (type === 'signup' || type === 'email') return { kind: 'confirm', tokenHash, type }
    return { kind: 'malformed' }
  }
  if (accessToken !== undefined || refreshToken !== undefined) {
    if (!accessToken || !refreshToken)
      return type === 'recovery' ? { kind: 'failed', description: '' } : { kind: 'malformed' }
    const kind = type === 'recovery' ? 'recover-session' : 'confirm-session'
    return { kind, accessToken, refreshToken }
  }
  return values.reset === 'true' ? { kind: 'forgot' } : { kind: 'none' }
}
