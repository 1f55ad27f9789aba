/** Silence on the line for so long is taken for a lost connection. */
const STALLED_MS = 60_000

type Watch = { onProgress: (share: number) => void; signal: AbortSignal }

/**
 * A `fetch` for one upload that is made with XMLHttpRequest, because fetch itself reports no upload progress.
 * @param watch `onProgress` gets the sent share of the body, 0 to 1; the signal aborts the request
 * @throws TypeError when the connection fails or stalls, AbortError when aborted, as fetch does
 */
export function xhrFetch({ onProgress, signal }: Watch): typeof fetch {
  return (input, init) =>
    new Promise((resolve, reject) => {
      if (signal.aborted) return reject(abortError())
      const xhr = new XMLHttpRequest()
      let stalled: ReturnType<typeof setTimeout>
      const alive = () => {
        clearTimeout(stalled)
        stalled = setTimeout(() => {
          fail(new TypeError('The upload stalled'))
          xhr.abort()
        }, STALLED_MS)
      }
      const abort = () => {
        fail(abortError())
        xhr.abort()
      }
      const settle = () => {
        clearTimeout(stalled)
        signal.removeEventListener('abort', abort)
      }
      const fail = (error: Error) => {
        settle()
        reject(error)
      }

      xhr.open(init?.method ?? 'GET', String(input))
      for (const [name, value] of new Headers(init?.headers)) xhr.setRequestHeader(name, value)
      xhr.upload.onprogress = (event) => {
        alive()
        if (event.lengthComputable) onProgress(event.loaded / event.total)
      }
      xhr.onload = () => {
        settle()
        resolve(toResponse(xhr))
      }
      xhr.onerror = () => fail(new TypeError('The network failed'))
      // A connection that the network itself gives up is no error to the browser.
      xhr.ontimeout = xhr.onerror
      signal.addEventListener('abort', abort)
      alive()
      xhr.send(init?.body as XMLHttpRequestBodyInit | null | undefined)
    })
}

function toResponse(xhr: XMLHttpRequest): Response {
  const type = xhr.getResponseHeader('content-type')
  // A Response may not carry a body together with these, not even an empty one.
  const bodiless = xhr.status === 204 || xhr.status === 205 || xhr.status === 304
  return new Response(bodiless ? null : xhr.responseText, {
    status: xhr.status,
    statusText: xhr.statusText,
    headers: type ? { 'content-type': type } : {},
  })
}

function abortError(): Error {
  return new DOMException('The upload was cancelled', 'AbortError')
}
