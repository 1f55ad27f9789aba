import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'

export type S3 = {
  /** Settings of a host that keeps its files here. */
  env: Record<string, string>
  /** Where the server itself keeps the objects of the bucket. */
  folder: string
  close: () => Promise<void>
}

/** A server that speaks S3, checks signatures, and keeps objects in a folder. */
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
