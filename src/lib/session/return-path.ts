/** Where somebody was going when they were asked to sign in first. Kept by our own pages only, never read from a URL. */

export const RETURN_PATH_KEY = 'sq-return'

/** Remembers the page that is open now. */
export function keepReturnPath(): void {
  try {
    sessionStorage.setItem(RETURN_PATH_KEY, location.pathname + location.search)
  } catch {
    // Without storage they go to the dashboard.
  }
}

/** Takes the remembered page, or the given one when there is none or it is not a page of this site. */
export function takeReturnPath(otherwise: string): string {
  try {
    const kept = sessionStorage.getItem(RETURN_PATH_KEY)
    sessionStorage.removeItem(RETURN_PATH_KEY)
    return kept && isOwnPath(kept) ? kept : otherwise
  } catch {
    return otherwise
  }
}

/** Whether a text is a path of this site and nothing else: not another host in any of its disguises. */
export function isOwnPath(text: string, origin = location.origin): boolean {
  if (!/^\/[\w-]*(\/[\w-]+)*(\?[\w=&%+.-]*)?$/.test(text)) return false
  return new URL(text, origin).origin === origin
}
