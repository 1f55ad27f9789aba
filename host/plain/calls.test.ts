import { expect, it } from 'vitest'
import { callOf, type Signatures } from './calls.ts'
import type { PlainRequest } from './request.ts'

const SIGNATURES: Signatures = new Map([
  [
    'find',
    {
      types: new Map([
        ['ids', 'uuid[]'],
        ['at', 'timestamp with time zone'],
      ]),
      returns: 'many',
    },
  ],
  ['settle', { types: new Map([['id', 'uuid']]), returns: 'nothing' }],
])

const call = (name: string, value: unknown, changes: Partial<PlainRequest> = {}) =>
  callOf(
    {
      method: 'POST',
      path: `/rest/v1/rpc/${name}`,
      query: [],
      preferences: [],
      one: false,
      value,
      ...changes,
    },
    SIGNATURES,
  )

it('a call names its arguments, and their values are a parameter of the declared types', () => {
  const found = call('find', { ids: ['a'] })
  expect(found?.text).toContain(
    'from json_to_record($1) as given("ids" uuid[]), public."find"("ids" => given."ids") as found_row',
  )
  expect(found?.values).toEqual(['{"ids":["a"]}'])
  expect(call('find', {})?.text).toContain('from public."find"() as found_row')
  expect(call('find', {})?.values).toEqual([])
  expect(call('settle', { id: 'a' })?.returns).toBe('nothing')
})

it.each<[string, string, unknown, Partial<PlainRequest>?]>([
  ['of an unknown function', 'drop', {}],
  ['with an unknown argument', 'settle', { id: 'a', more: 1 }],
  ['with an argument that every object has', 'settle', { constructor: 1 }],
  ['without an object', 'settle', ['a']],
  ['without a body', 'settle', undefined],
  ['by address', 'settle', undefined, { method: 'GET' }],
  ['for some columns', 'find', {}, { query: [['select', 'id']] }],
  ['for one row', 'find', {}, { one: true }],
  ['that counts', 'find', {}, { preferences: ['count=exact'] }],
])('a call %s is not plain', (_, name, value, changes) => {
  expect(call(name, value, changes)).toBeUndefined()
})
