import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'

export type S3 = {
  env: Record<string, string>
  /** Where the server stores the objects. */
  folder: string
  close: () => Promise<void>
}

/** Speaks S3 and checks signatures. */
export async function startS3(): Promise<S3> {
  const directory = await mkdtemp(join(tmpdir(), 's3-'))
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: 'documents', configs: [] }],
  })
  await server.run()
  const { port } = server.httpServer.address() as AddressInfo
  return {
    env: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: 'documents',
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    folder: join(directory, 'documents'),
    async close() {
      await server.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
