import { expect, it } from 'vitest'
import { readProblem } from './file-list.ts'

const file = (bytes: () => Promise<ArrayBuffer>) =>
  Object.assign(new Blob(['%PDF-1.7']), { arrayBuffer: bytes })
const failing = (name: string) => file(() => Promise.reject(new DOMException('', name)))

it.each([
  ['is as it was', file(async () => new ArrayBuffer(8)), undefined],
  ['was saved again', failing('NotReadableError'), 'changed'],
  ['may no longer be read', failing('SecurityError'), 'changed'],
  ['is in a cloud that is away', failing('NotReadableError'), 'changed'],
  ['was shortened', file(async () => new ArrayBuffer(5)), 'changed'],
  ['is empty after all', file(async () => new ArrayBuffer(0)), 'changed'],
  ['is gone', failing('NotFoundError'), 'gone'],
] as const)('a file that %s', { tags: ['changed-files'] }, async (_, blob, problem) =>
  expect(await readProblem(blob)).toBe(problem),
)
