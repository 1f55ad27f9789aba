import { Socket } from 'node:net'

/** Closes when nothing arrives: a machine that loses power sends no FIN, and the system would wait a quarter of an hour. */
export function idleTimeoutSocket(silence: number): Socket {
  const socket = new Socket()
  return socket.setTimeout(silence, () => socket.destroy(new Error('Nothing was heard from the database')))
}
