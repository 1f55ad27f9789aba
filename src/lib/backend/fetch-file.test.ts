import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fetchFile } from './fetch-file.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** Sends so many bytes, one at a time with a pause between them, and then nothing more. */
function serve(bytes: number, pause: number, { ends = true } = {}): void {
  vi.stubGlobal('fetch', async (_: string, { signal }: { signal: AbortSignal }) => {
    let left = bytes
    const body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        await new Promise((over) => setTimeout(over, pause))
        if (left === 0 && ends) controller.close()
        else if (left > 0) controller.enqueue(new Uint8Array([7]))
        else await new Promise(() => {})
        left -= 1
      },
    })
    signal.addEventListener('abort', () => void body.cancel().catch(() => {}))
    const failing = body.pipeThrough(new TransformStream(), { signal })
    return new Response(failing, { headers: { 'content-type': 'application/zip' } })
  })
}

it('a slow download may take longer than any time-out', { tags: ['personal-data'] }, async () => {
  serve(20, 50_000)
  const fetched = fetchFile('http://backend/file', {})
  await vi.advanceTimersByTimeAsync(22 * 50_000)
  const { file } = await fetched
  expect(file).toMatchObject({ size: 20, type: 'application/zip' })
})

it('a download that falls silent fails after a minute', { tags: ['personal-data'] }, async () => {
  serve(3, 1_000, { ends: false })
  const fetched = fetchFile('http://backend/file', {})
  const failure = expect(fetched).rejects.toThrow('Nothing came for a minute')
  await vi.advanceTimersByTimeAsync(65_000)
  await failure
})

it('a refusal is an error', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 403 }))
  await expect(fetchFile('http://backend/file', {})).rejects.toThrow('403')
})
