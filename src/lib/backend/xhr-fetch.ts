const STALLED_MS = 60_000

export type Watch = { onProgress: (share: number) => void; signal: AbortSignal }

/** XMLHttpRequest reports upload progress (0 to 1), which fetch does not. @throws as fetch does */
export function xhrFetch({ onProgress, signal }: Watch): typeof fetch {
  return (input, init) =>
    new Promise((resolve, reject) => {
      if (signal.aborted) return reject(abortError())
      const xhr = new XMLHttpRequest()
      let stalled: ReturnType<typeof setTimeout>
      const restartTimer = () => {
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
        restartTimer()
        if (event.lengthComputable) onProgress(event.loaded / event.total)
      }
      xhr.onload = () => {
        settle()
        resolve(toResponse(xhr))
      }
      xhr.onerror = () => fail(new TypeError('The network failed'))
      // A connection that the network gives up is a timeout here, not an error.
      xhr.ontimeout = xhr.onerror
      signal.addEventListener('abort', abort)
      restartTimer()
      xhr.send(init?.body as XMLHttpRequestBodyInit | null | undefined)
    })
}

function toResponse(xhr: XMLHttpRequest): Response {
  const type = xhr.getResponseHeader('content-type')
  // A Response with these must have no body, not even an empty one.
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
