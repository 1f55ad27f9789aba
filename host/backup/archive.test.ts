import { createHash, randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { folderFor } from '../../tests/support/folder.ts'
import { checkSeal, openArchive, readArchive, writeArchive } from './archive.ts'
import { makeKeys, readDecryption, readEncryption } from './encryption.ts'

const folder = folderFor('archive')

const sum = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** File names of any kind, file contents of any size. */
const ENTRIES: [string, Buffer][] = [
  ['short', Buffer.from('a text')],
  ['empty', Buffer.alloc(0)],
  [`files/quote-documents/${crypto.randomUUID()}/1700000000000-${'x'.repeat(64)}.docx`, randomBytes(700)],
  [`files/quote-documents/${'y'.repeat(240)}.pdf`, randomBytes(512)],
  ['files/ein Ordner/Größe & mehr.pdf', randomBytes(513)],
  ['large', randomBytes(2_000_000)],
]

async function expectEntries(archive: Awaited<ReturnType<typeof openArchive>>): Promise<void> {
  await checkSeal(archive)
  const found: [string, string][] = []
  await readArchive(archive, async (name, body) => {
    found.push([name, sum(new Uint8Array(await new Response(body).arrayBuffer()))])
  })
  expect(found).toEqual(ENTRIES.map(([name, bytes]) => [name, sum(bytes)]))
}

it('returns every entry complete and in order', async () => {
  const file = join(folder, 'round-trip')
  const size = await writeArchive(file, async (add) => {
    for (const [name, bytes] of ENTRIES) {
      const pieces = Array.from({ length: Math.ceil(bytes.length / 60_000) }, (_, i) =>
        bytes.subarray(i * 60_000, (i + 1) * 60_000),
      )
      expect(await add(name, bytes.length, pieces)).toEqual({ size: bytes.length, sha256: sum(bytes) })
    }
  })
  await expectEntries(await openArchive(file))
  expect(size).toBeGreaterThan(2_000_000)
})

it('skips entries that are not wanted', async () => {
  const file = join(folder, 'passing-over')
  await writeArchive(file, async (add) => {
    for (const [name, bytes] of ENTRIES) await add(name, bytes.length, [bytes])
  })
  const read: string[] = []
  await readArchive(await openArchive(file), (name, body) => {
    if (name !== 'short' && name !== 'large') return false
    return new Response(body).arrayBuffer().then(({ byteLength }) => void read.push(`${name} ${byteLength}`))
  })
  expect(read).toEqual(['short 6', 'large 2000000'])
})

it.each([
  ['is shorter than declared', 100, [Buffer.alloc(99)]],
  ['is longer than declared', 100, [Buffer.alloc(100), Buffer.alloc(1)]],
])('leaves no file behind when an entry %s', async (_case, size, pieces) => {
  const before = await readdir(folder)
  const writing = writeArchive(join(folder, 'never'), async (add) => {
    await add('first', 5, [Buffer.from('whole')])
    await add('second', size, pieces)
  })
  await expect(writing).rejects.toThrow()
  expect(await readdir(folder)).toEqual(before)
})

it('encrypts for any of several keys', async () => {
  const { recipient, identity } = await makeKeys()
  const file = join(folder, 'encrypted')
  await writeArchive(
    file,
    async (add) => {
      for (const [name, bytes] of ENTRIES) await add(name, bytes.length, [bytes])
    },
    readEncryption({ BACKUP_RECIPIENT: `${(await makeKeys()).recipient}, ${recipient}` }),
  )
  await expectEntries(await openArchive(file, readDecryption({ BACKUP_IDENTITY: identity })))
})
