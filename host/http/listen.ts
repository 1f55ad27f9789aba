import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { SettingsError } from '../settings.ts'

/** @throws SettingsError when the port is taken */
export async function listen(server: Server, port: number, host: string): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE'
      reject(taken ? new SettingsError(`Port ${port} is taken: stop what uses it, or set PORT.`) : error)
    })
    server.listen(port, host, resolve)
  })
  return (server.address() as AddressInfo).port
}

/** Current requests may finish, within the timeout. */
export async function closeServer(server: Server, timeout: number): Promise<void> {
  const closed = new Promise((done) => server.close(done))
  // Repeatedly: a connection becomes idle when its request is done.
  const idle = setInterval(() => server.closeIdleConnections(), 100)
  await Promise.race([closed, wait(timeout, undefined, { ref: false })])
  clearInterval(idle)
  server.closeAllConnections()
}
