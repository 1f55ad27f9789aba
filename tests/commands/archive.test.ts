import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { checkSeal, openArchive, readArchive, writeArchive } from '#host/backup/archive.ts'
import { readDecryption, readEncryption } from '#host/backup/encryption.ts'
import { folderFor } from '../support/folder.ts'

const folder = folderFor('archive')

const NAMES = [
  'short',
  `files/quote-documents/${crypto.randomUUID()}/1700000000000-${'x'.repeat(64)}.docx`,
  `files/quote-documents/${'y'.repeat(240)}.pdf`,
  'files/ein Ordner/Größe & mehr.pdf',
]

it('any tar can read an archive of a backup, whatever its entries are called', async () => {
  const file = join(folder, 'plain')
  await writeArchive(file, async (add) => {
    for (const name of NAMES) await add(name, 700, [Buffer.alloc(700, 'a')])
  })
  const listed = execFileSync('tar', ['--quoting-style=literal', '-tf', file], { encoding: 'utf8' })
  expect(listed.trim().split('\n')).toEqual(NAMES)
})

// Slow on purpose, for whoever guesses: as long as the machine needs.
it('a passphrase opens an archive, and is turned into its key once for several reads', {
  tags: ['release'],
  timeout: 0,
}, async () => {
  const passphrase = { BACKUP_PASSPHRASE: 'twelve characters' }
  const file = join(folder, 'encrypted')
  const fill: Parameters<typeof writeArchive>[1] = async (add) => {
    await add('text', 6, [Buffer.from('a text')])
  }
  await writeArchive(file, fill, readEncryption(passphrase))
  const started = process.cpuUsage()
  const archive = await openArchive(file, readDecryption(passphrase))
  const once = process.cpuUsage(started).user
  await checkSeal(archive)
  const found: string[] = []
  await readArchive(archive, async (name, body) => {
    found.push(`${name}: ${await new Response(body).text()}`)
  })
  expect(found).toEqual(['text: a text'])
  // Of processor time, whatever else the machine has to do.
  expect(process.cpuUsage(started).user).toBeLessThan(1.5 * once)
})
