import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { refusalEntries } from './use-refusal.ts'

beforeAll(() => vi.stubGlobal('navigator', { onLine: true }))
afterAll(() => vi.unstubAllGlobals())

const LOST = 'Nothing is lost: everything you entered is still here.'
const ERROR = { title: 'Error', description: 'Invalid login credentials' }

it('says the text once, under its title', { tags: ['said-once'] }, () => {
  expect(refusalEntries(ERROR, false)).toEqual([{ title: 'Error', message: ERROR.description, help: [] }])
})

it('leads to the field that it is about, which says nothing of its own', { tags: ['said-once'] }, () => {
  const fields = { password: `${ERROR.description}. It is too short.` }
  expect(refusalEntries({ ...ERROR, fields }, true)).toEqual([
    { title: 'Error', id: 'password', message: fields.password, isOnly: true, help: [LOST] },
  ])
})

it('keeps what a field says besides', () => {
  const [first, second] = refusalEntries({ ...ERROR, fields: { email: 'Not an address' } }, false)
  expect(first).toMatchObject({ title: 'Error', message: ERROR.description })
  expect(second).toEqual({ id: 'email', message: 'Not an address', isOnly: false, help: [] })
})

it('says a title without a text under the usual heading', () => {
  expect(refusalEntries({ title: 'There was an error', note: 'Wait' }, true)).toEqual([
    { message: 'There was an error', help: ['Wait', LOST] },
  ])
})
