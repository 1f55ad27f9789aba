import { expect, it } from 'vitest'
import type { PlainRequest } from './request.ts'
import { statementOf } from './statements.ts'

const request = (changes: Partial<PlainRequest>): PlainRequest => ({
  method: 'GET',
  path: '/rest/v1/quote_requests',
  query: [],
  preferences: [],
  one: false,
  ...changes,
})

const insert = (value: unknown, changes: Partial<PlainRequest> = {}) =>
  statementOf(request({ method: 'POST', value, ...changes }))

const select = (search: string, changes: Partial<PlainRequest> = {}) =>
  statementOf(request({ query: [...new URLSearchParams(search)], ...changes }))

it('an insert names its columns, and its values are a parameter', () => {
  const row = { phone: 'x"; drop table y', email: 'a@example.com' }
  const into = 'public."quote_requests"'
  const statement = {
    kind: 'insert',
    table: 'quote_requests',
    text: `insert into ${into} ("email","phone") select "email","phone" from json_populate_recordset(null::${into}, $1)`,
    values: [JSON.stringify([row])],
  }
  expect(insert(row)).toEqual(statement)
  expect(insert([row], { query: [['columns', '"phone","email"']] })).toEqual(statement)
  expect(insert(row, { preferences: ['return=minimal', 'missing=default'] })).toEqual(statement)
})

it('a read names its columns, and its conditions are parameters', () => {
  const found = select('select=id,"reference"&user_id=eq.a-1&order=created_at.desc,id.asc.nullslast&limit=21')
  expect(found?.text).toContain(
    'select "id","reference" from public."quote_requests" where "user_id" = $3' +
      ' order by "created_at" desc,"id" asc nulls last limit $1 offset $2)',
  )
  expect(found?.values).toEqual(['21', '0', 'a-1'])
  const all = select('')
  expect(all?.text).toContain('select * from public."quote_requests" limit $1 offset $2)')
  expect(all?.values).toEqual(['1000', '0'])
})

it.each<[string, unknown, Partial<PlainRequest>?]>([
  ['rows with different columns', [{ a: 1 }, { b: 1 }]],
  ['rows without columns', {}],
  ['no rows', []],
  ['what is no row', ['a']],
  ['a column with a quotation mark', { 'a"b': 1 }],
  ['a column in capitals', { A: 1 }],
  ['other columns than it declares', { a: 1 }, { query: [['columns', 'a,b']] }],
  ['rows to return', { a: 1 }, { query: [['select', 'a']] }],
  ['a preference to return rows', { a: 1 }, { preferences: ['return=representation'] }],
  ['rows to merge', { a: 1 }, { preferences: ['resolution=merge-duplicates'] }],
  ['rows to merge by a column', { a: 1 }, { query: [['on_conflict', 'a']] }],
  ['one object to return', { a: 1 }, { one: true }],
  ['a function', { a: 1 }, { path: '/rest/v1/rpc/hold_slot' }],
  ['another service', { a: 1 }, { path: '/auth/v1/signup' }],
  ['another method', { a: 1 }, { method: 'PATCH' }],
])('an insert with %s is not plain', (_, value, changes) => {
  expect(insert(value, changes)).toBeUndefined()
})

it.each([
  'select=id,request_documents(path)',
  'select=id::text',
  'select=id,id',
  'select=a"b',
  'select=count()',
  'a"b=eq.1',
  'user_id=neq.1',
  'user_id=eq.null',
  'user_id=eq."1"',
  'user_id=is.null',
  'user_id=not.eq.1',
  'id=eq.1&id=eq.2',
  'or=(id.eq.1,id.eq.2)',
  'order=id.desc.nullslast.x',
  'order=files(id)',
  'files.limit=1',
  'limit=all',
  'offset=-1',
])('a read with %s is not plain', (search) => {
  expect(select(search)).toBeUndefined()
})

it('nor is one that counts, or wants no rows', () => {
  expect(select('', { preferences: ['count=exact'] })).toBeUndefined()
  expect(select('', { method: 'HEAD' })).toBeUndefined()
})
