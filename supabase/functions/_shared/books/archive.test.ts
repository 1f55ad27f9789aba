import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { readZip } from '../../../../tests/support/zip.ts'
import { monthArchive } from './archive.ts'

const SHA256 = createHash('sha256').update('%PDF-').digest('hex')

const asStream = async () => ({ data: new Blob(['%PDF-']).stream(), error: null })

/** A month of papers that are made and kept. */
async function archived(
  papers: number,
  most: number,
): Promise<[names: string[], leftOut: string | undefined]> {
  const rows = Array.from({ length: papers }, (_, i) => ({
    ...{ id: `paper-${i}`, reference: `R-${i}`, path: `${i}.pdf`, sha256: SHA256 },
    created_at: '2026-11-03T10:00:00Z',
  }))
  const database = {
    rpc: async (name: string, { skip = 0 }: { skip?: number }) => ({
      data: name === 'papers_of_month' ? rows.slice(skip, skip + 500) : [],
      error: null,
    }),
    storage: { from: () => ({ download: () => ({ asStream }) }) },
  }
  const reading = { database, log: () => {} } as unknown as Parameters<typeof monthArchive>[0]
  const stream = monthArchive(reading, '2026-11', new Date('2026-12-01T08:00:00Z'), { papers: most, made: 0 })
  const zip = readZip(Buffer.from(await new Response(stream).arrayBuffer()))
  const names = [...zip.keys()].flatMap((name) => (name.startsWith('papers/') ? [name.slice(7, -4)] : []))
  return [names, zip.get('left-out.txt')?.toString()]
}

it('a month’s archive has as many papers as it may, and names what is left out only beyond that', async () => {
  expect(await archived(3, 3)).toEqual([['R-0', 'R-1', 'R-2'], undefined])
  const [names, leftOut] = await archived(4, 3)
  expect(names).toEqual(['R-0', 'R-1', 'R-2'])
  expect(leftOut).toContain('R-3 and all that follow')
  expect((await archived(500, 1000))[0]).toHaveLength(500)
  expect((await archived(501, 1000))[0]).toHaveLength(501)
})
