import { expect, it } from 'vitest'
import { guestFilePath } from '#contract/files.ts'
import { type CheckedFile, EMPTY_FILE_LIST, type FileList, fileReducer } from './file-list.ts'

const reduceFiles = fileReducer(guestFilePath)

const file = (name: string, lastModified = 1): CheckedFile => ({
  file: new File(['%PDF-1.7'], name, { lastModified }),
  extension: 'pdf',
})
const withFiles = (...checked: CheckedFile[]): FileList =>
  reduceFiles(EMPTY_FILE_LIST, { type: 'add', checked })
const names = (list: FileList) => list.files.map(({ file }) => file.name)

it('adds the same file once and says so, and a file of the same name with other content again', () => {
  const list = reduceFiles(withFiles(file('a.pdf')), {
    type: 'add',
    checked: [file('a.pdf'), file('a.pdf', 2)],
  })
  expect(names(list)).toEqual(['a.pdf', 'a.pdf'])
  expect(list.refusals.map(({ message }) => message)).toEqual([
    'a.pdf was not added: it is already in the list',
  ])
})

it('refuses files beyond the tenth by name and keeps the rest', () => {
  const list = withFiles(...Array.from({ length: 12 }, (_, i) => file(`${i}.pdf`)))
  expect(list.files).toHaveLength(10)
  expect(list.refusals.map(({ message }) => message)).toEqual([
    '10.pdf was not added: a request can have at most 10 files',
    '11.pdf was not added: a request can have at most 10 files',
  ])
})

it('lists a refusal once and forgets it when dismissed', () => {
  const refused = { name: 'x.txt', refusal: 'x.txt is not a PDF' }
  const list = withFiles(file('a.pdf'), refused, refused)
  expect(list.refusals).toHaveLength(1)
  const [refusal] = list.refusals
  expect(reduceFiles(list, { type: 'dismiss', id: refusal?.id ?? '' })).toMatchObject({ refusals: [] })
})

it('queues what is not stored, and what was stored too long ago under a new path', () => {
  const start = withFiles(file('a.pdf'), file('b.pdf'))
  const [a, b] = start.files
  const stored = reduceFiles(start, { type: 'state', id: a?.id ?? '', state: 'stored', now: 0 })
  const soon = reduceFiles(stored, { type: 'queue', now: 3_599_999 })
  expect(soon.files.map(({ state }) => state)).toEqual(['stored', 'waiting'])
  expect(soon.files[1]?.path).toBe(b?.path)
  const late = reduceFiles(stored, { type: 'queue', now: 3_600_000 })
  expect(late.files.map(({ state }) => state)).toEqual(['waiting', 'waiting'])
  expect(late.files[0]?.path).not.toBe(a?.path)
})

it('a file that can no longer be read gives way to one of its name, or of any name in its place', {
  tags: ['changed-files'],
}, () => {
  const start = withFiles(file('a.pdf'), file('b.pdf'), file('c.pdf'))
  const [a, b] = start.files
  const dead = [a, b].reduce(
    (list, known) => reduceFiles(list, { type: 'state', id: known?.id ?? '', state: 'changed' }),
    start,
  )
  // Neither a retry nor cancelling makes it readable.
  for (const action of [{ type: 'queue', now: 0 }, { type: 'cancel' }] as const)
    expect(reduceFiles(dead, action).files.map(({ state }) => state)).toEqual([
      'changed',
      'changed',
      action.type === 'queue' ? 'waiting' : 'chosen',
    ])
  const again = reduceFiles(dead, {
    type: 'add',
    checked: [file('a.pdf', 2), file('d.pdf')],
    replaced: b?.id,
  })
  expect(names(again)).toEqual(['a.pdf', 'd.pdf', 'c.pdf'])
  expect(again.files.map(({ state }) => state)).toEqual(['chosen', 'chosen', 'chosen'])
  expect(again.files[0]?.path).not.toBe(a?.path)
  expect(again.refusals).toEqual([])
})
