import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { writeArchive } from '#host/backup/archive.ts'

const NAMES = [
  'short',
  `files/quote-documents/${crypto.randomUUID()}/1700000000000-${'x'.repeat(64)}.docx`,
  `files/quote-documents/${'y'.repeat(240)}.pdf`,
  'files/ein Ordner/Größe & mehr.pdf',
]

it('any tar can read an archive of a backup, whatever its entries are called', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'archive-'))
  const file = join(folder, 'plain')
  await writeArchive(file, async (add) => {
    for (const name of NAMES) await add(name, 700, [Buffer.alloc(700, 'a')])
  })
  const listed = execFileSync('tar', ['--quoting-style=literal', '-tf', file], { encoding: 'utf8' })
  expect(listed.trim().split('\n')).toEqual(NAMES)
  await rm(folder, { recursive: true })
})
