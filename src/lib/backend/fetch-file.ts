/** Long, because the server may scan documents for viruses before the first byte. */
const SILENCE_MS = 60_000

/** However slow, but never silent for so long. @throws if refused or broken off */
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
