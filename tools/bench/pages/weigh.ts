/** Page weights: sizes of bodies as transferred, in brotli where the host sends it. */

const headers = { 'accept-encoding': 'br' }

const sizes = new Map<string, number>()

export async function bodyBytes(url: string): Promise<number> {
  const known = sizes.get(url)
  if (known !== undefined) return known
  const answer = await fetch(url, { method: 'HEAD', headers })
  const size = Number(answer.headers.get('content-length') ?? 0)
  sizes.set(url, size)
  return size
}

const KINDS: Record<string, string> = {
  Document: 'html',
  Script: 'script',
  Image: 'pictures',
  Font: 'fonts',
}

/** Bytes of a page's requests by type; HTML includes the styles. */
export async function bytesByKind(
  requests: readonly { url: string; kind: string }[],
): Promise<Record<string, number>> {
  const bytes: Record<string, number> = { html: 0, script: 0, pictures: 0, fonts: 0, other: 0 }
  for (const { url, kind } of requests) {
    const name = KINDS[kind] ?? 'other'
    bytes[name] = (bytes[name] ?? 0) + (await bodyBytes(url))
  }
  return bytes
}

/** All scripts of a page, including those loaded later: every file of ours that a script names. */
export async function allScripts(pageUrl: string): Promise<Map<string, number>> {
  const found = new Map<string, number>()
  const visit = async (url: string) => {
    if (found.has(url)) return
    found.set(url, await bodyBytes(url))
    const code = await (await fetch(url)).text()
    for (const [, file = ''] of code.matchAll(/["'`](?:\.\/|\/?assets\/)([\w.-]+\.js)["'`]/g))
      await visit(new URL(`/assets/${file}`, url).href)
  }
  const html = await (await fetch(pageUrl)).text()
  const named = html.matchAll(/(?:src|component-url|renderer-url)="([^"]*\.js)"/g)
  for (const [, list = ''] of named)
    for (const path of list.split(' ')) await visit(new URL(path, pageUrl).href)
  return found
}
