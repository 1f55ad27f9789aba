import { Socket } from 'node:net'

/**
 * A socket to the database that is given up when nothing was heard on it: a machine that loses its power says no goodbye, and
 * the system would wait for it for a quarter of an hour.
 * @param silence milliseconds without a word
 */
export function idleTimeoutSocket(silence: number): Socket {
  const socket = new Socket()
  return socket.setTimeout(silence, () => socket.destroy(new Error('Nothing was heard from the database')))
}
