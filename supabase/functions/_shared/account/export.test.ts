import { expect, it } from 'vitest'
import { archiveParts } from './export.ts'
import type { PersonData } from './person.ts'

const MB = 1024 * 1024

/** Requests with documents of these sizes in MB, the latest request first, as the database may list them. */
function person(...requests: number[][]) {
  const listed = requests.map((sizes, i) => ({
    id: `request-${i}`,
    reference: `SQ-${i}`,
    created_at: `2026-11-${10 + i}T09:00:00Z`,
    ordered_at: null,
    orders: [],
    documents: sizes.map((size, position) => ({
      id: `${i}.${position}`,
      position,
      path: 'a.pdf',
      uploaded_path: 'b.pdf',
      name: 'a.pdf',
      size: size * MB,
      state: 'accepted',
      sha256: 'ab',
    })),
  }))
  const nothing = {
    account: null,
    profile: null,
    enquiries: [],
    bookings: [],
    newsletter: null,
    messages: [],
  }
  return { address: 'zofia@example.com', ...nothing, requests: listed.toReversed() } as unknown as PersonData
}

const parts = (...requests: number[][]) =>
  archiveParts(person(...requests)).map(({ files }) => files.map(({ id }) => id))

it('what a function can pack is one archive, also for who has sent nothing', () => {
  expect(parts()).toEqual([[]])
  expect(parts([10, 10], [30])).toEqual([['0.0', '0.1', '1.0']])
  expect(parts([10, 10], [30.001])).toEqual([['0.0', '0.1'], ['1.0']])
  expect(parts([60], [1])).toEqual([['0.0'], ['1.0']])
})

it('more is shared among several in the order of sending, and nothing is left out', () => {
  expect(parts([10, 40, 10], [45], [5, 50, 1])).toEqual([
    ['0.0', '0.1'],
    ['0.2'],
    ['1.0', '2.0'],
    ['2.1'],
    ['2.2'],
  ])
})
