import { expect, it } from 'vitest'
import { callOf, type FunctionInfo } from './calls.ts'
import type { PlainRequest } from './request.ts'

const info = (changes: Partial<FunctionInfo> = {}): FunctionInfo => ({
  schema: 'public',
  name: 'settle',
  arg_names: ['sent', 'limits', 'most', 'subject'],
  arg_types: ['uuid[]', 'jsonb', 'integer', 'text'],
  return_is_setof: false,
  return_typtype: 'b',
  ...changes,
})

const call = (value: unknown, changes: Partial<PlainRequest> = {}, functions = [info()]) =>
  callOf(
    {
      method: 'POST',
      path: '/rest/v1/rpc/settle',
      query: [],
      preferences: [],
      one: false,
      value,
      ...changes,
    },
    functions,
  )

it('a call names its parameters, whose values are apart', () => {
  expect(call({ subject: "a'); drop", sent: ['1', '2'], limits: ['x'], most: 3 })).toEqual({
    text: `select coalesce(to_json(public."settle"("limits" => $1,"most" => $2,"sent" => $3,"subject" => $4)), 'null')::text as body`,
    values: ['["x"]', '3', ['1', '2'], "a'); drop"],
  })
  expect(call({ limits: 'a', subject: null })?.values).toEqual(['"a"', null])
  expect(call({})?.text).toContain('public."settle"()')
})

it.each<[string, unknown, Partial<PlainRequest>?, FunctionInfo[]?]>([
  ['an unknown function', {}, { path: '/rest/v1/rpc/settled' }],
  ['a table', {}, { path: '/rest/v1/settle' }],
  ['an unknown parameter', { other: 1 }],
  ['an object for a text', { subject: {} }],
  ['a list for a text', { subject: ['a'] }],
  ['a list of lists', { sent: [['a']] }],
  ['no object', [{}]],
  ['a selection', {}, { query: [['select', 'id']] }],
  ['a preference', {}, { preferences: ['count=exact'] }],
  ['one object', {}, { one: true }],
  ['another method', {}, { method: 'GET' }],
  ['two functions of that name', {}, {}, [info(), info()]],
  ['another schema', {}, {}, [info({ schema: 'host' })]],
  ['rows', {}, {}, [info({ return_is_setof: true })]],
  ['a row', {}, {}, [info({ return_typtype: 'c' })]],
  ['nothing', {}, {}, [info({ return_typtype: 'p' })]],
])('a call with %s is not plain', (_, value, changes, functions) => {
  expect(call(value, changes, functions)).toBeUndefined()
})
