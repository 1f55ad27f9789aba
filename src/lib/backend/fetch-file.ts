/** How long a download may be silent, in milliseconds: before its first byte our side may check documents for viruses. */
const SILENCE_MS = 60_000

/**
 * Fetches a file. It may take as long as the line needs, and fails when nothing has come for a minute.
 * @throws when it is refused, breaks off or falls silent
 */
export async function fetchFile(url: string, init: RequestInit): Promise<{ headers: Headers; file: Blob }> {
  const silence = new AbortController()
  const fallSilent = () => silence.abort(new DOMException('Nothing came for a minute', 'TimeoutError'))
  let timer: ReturnType<typeof setTimeout> | undefined
  function heard(): void {
    clearTimeout(timer)
    timer = setTimeout(fallSilent, SILENCE_MS)
  }
  heard()
  try {
    const { ok, status, headers, body } = await fetch(url, { ...init, signal: silence.signal })
    if (!ok) throw new Error(`The file was refused: ${status}`)
    const chunks: Uint8Array<ArrayBuffer>[] = []
    const reader = body?.getReader()
    for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
      heard()
      chunks.push(next.value)
    }
    return { headers, file: new Blob(chunks, { type: headers.get('content-type') ?? '' }) }
  } finally {
    clearTimeout(timer)
  }
}
