import type { AddressInfo, Server } from 'node:net'

/** On a free port of this machine. @returns its address */
export async function listen(server: Server): Promise<string> {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
