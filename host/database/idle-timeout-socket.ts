import { Socket } from 'node:net'

/**
 * A socket to the database that is closed when nothing arrives on it: a machine that loses power sends no FIN, and the
 * system would wait a quarter of an hour.
 * @param silence milliseconds without data
 */
export function idleTimeoutSocket(silence: number): Socket {
  const socket = new Socket()
  return socket.setTimeout(silence, () => socket.destroy(new Error('Nothing was heard from the database')))
}
