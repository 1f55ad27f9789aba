/** Where someone was going when asked to sign in. Written by our pages only, never read from a URL. */

export const RETURN_PATH_KEY = 'sq-return'

export function keepReturnPath(): void {
  try {
    sessionStorage.setItem(RETURN_PATH_KEY, location.pathname + location.search)
  } catch {
    // Without storage the dashboard follows.
  }
}

export function takeReturnPath(otherwise: string): string {
  try {
    const kept = sessionStorage.getItem(RETURN_PATH_KEY)
    sessionStorage.removeItem(RETURN_PATH_KEY)
    return kept && isOwnPath(kept) ? kept : otherwise
  } catch {
    return otherwise
  }
}

/** A path of this site, and no other host in disguise. */
export function isOwnPath(text: string, origin = location.origin): boolean {
  if (!/^\/[\w-]*(\/[\w-]+)*(\?[\w=&%+.-]*)?$/.test(text)) return false
  return new URL(text, origin).origin === origin
}
