import { connect, type Socket } from 'node:net'

/** clamd's INSTREAM command. */

const SCAN_TIMEOUT_MS = 30_000

const CHUNK_BYTES = 65_536

/** No verdict: the file is neither safe nor harmful. */
export class ScanError extends Error {
  readonly code = 'SCAN'
}

function open(address: string): Socket {
  const url = new URL(address)
  if (url.protocol === 'unix:') return connect(url.pathname)
  return connect(Number(url.port) || 3310, url.hostname.replace(/^\[|\]$/g, ''))
}

/** Each chunk is preceded by its length; length 0 ends the stream. */
function frameOf(chunk: Uint8Array): Uint8Array {
  const frame = new Uint8Array(chunk.length + 4)
  new DataView(frame.buffer).setUint32(0, chunk.length)
  frame.set(chunk, 4)
  return frame
}

async function send(socket: Socket, content: AsyncIterable<Uint8Array>): Promise<void> {
  const write = (bytes: Uint8Array) =>
    new Promise<void>((done, failed) => socket.write(bytes, (error) => (error ? failed(error) : done())))
  await write(new TextEncoder().encode('zINSTREAM\0'))
  for await (const chunk of content) {
    for (let at = 0; at < chunk.length; at += CHUNK_BYTES)
      await write(frameOf(chunk.subarray(at, at + CHUNK_BYTES)))
  }
  await write(new Uint8Array(4))
}

/** @param address `tcp://host:port` or `unix:///path` @throws ScanError without a verdict */
export async function isHarmful(address: string, content: AsyncIterable<Uint8Array>): Promise<boolean> {
  const socket = open(address)
  socket.setTimeout(SCAN_TIMEOUT_MS, () => socket.destroy(new Error('Timed out')))
  const answer = new Promise<string>((resolve, reject) => {
    let text = ''
    socket.on('data', (data) => {
      text += data.toString()
    })
    socket.once('close', () => resolve(text))
    socket.once('error', reject)
  })
  try {
    // at the same time, because clamd may refuse mid-stream
    const [text] = await Promise.all([answer, send(socket, content)])
    const verdict = text.replaceAll('\0', '').trim()
    if (verdict === 'stream: OK') return false
    if (/^stream: .+ FOUND$/.test(verdict)) return true
  } catch {
    // reported below, in a form that can be logged
  } finally {
    socket.destroy()
  }
  throw new ScanError('The virus scanner gave no verdict')
}
