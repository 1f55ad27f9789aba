import { describe, expect, inject, it } from 'vitest'
import { anonymous, customer, sampleRow } from '../support/clients.ts'

/** The genuine client's queries of a customer's own rows: all that the site makes, and none that cost more. */

const host = inject('host')

async function owner() {
  const account = await customer(host, `${crypto.randomUUID()}@example.com`)
  const rows = [sampleRow({ user_id: account.id }), sampleRow({ user_id: account.id })]
  for (const row of rows) expect((await account.client.from('quote_requests').insert([row])).error).toBeNull()
  return { ...account, rows }
}

describe.runIf(inject('customers'))('one’s own rows', () => {
  it('can be read with the columns, conditions and orders that a page needs', async () => {
    const { client, id, rows } = await owner()
    const requests = () => client.from('quote_requests')
    const newest = await requests().select('*').eq('user_id', id).order('created_at', { ascending: false })
    expect(newest.error).toBeNull()
    expect(newest.data?.map((row) => row.id).sort()).toEqual(rows.map((row) => row.id).sort())
    const [last] = newest.data as { id: string; created_at: string }[]
    const after = `created_at.lt."${last?.created_at}",and(created_at.eq."${last?.created_at}",id.lt.${last?.id})`
    expect((await requests().select('id,reference').eq('user_id', id).or(after).limit(21)).data).toHaveLength(
      1,
    )
    expect((await requests().select('id').range(1, 1)).data).toHaveLength(1)
    expect((await requests().select('*', { count: 'exact', head: true })).count).toBe(2)
    const one = rows[0]?.id ?? ''
    expect((await requests().select('id').eq('id', one).maybeSingle()).data).toEqual({ id: one })
    expect((await client.from('profiles').select('*').eq('id', id).single()).data).toMatchObject({ id })
    const back = await requests()
      .insert(sampleRow({ user_id: id }))
      .select('id')
      .single()
    expect(back.status).toBe(201)
  })
})

describe('unneeded queries', { tags: ['own-machine'] }, () => {
  it('are refused', async () => {
    const { client } = await customer(host, `${crypto.randomUUID()}@example.com`)
    const requests = () => client.from('quote_requests')
    for (const query of [
      requests().select('*, request_documents(*)'),
      requests().select('id::text'),
      requests().select('count()'),
      requests().select('id').regexMatch('email', '(a*)*b'),
      requests().select('id').like('email', '%a%'),
      requests().select('id').in('id', [crypto.randomUUID()]),
      requests().select('id').or('email.eq.x,phone.eq.y'),
      requests().select('id').eq('email', 'a@example.com'),
      requests().select('id').textSearch('email', 'x'),
      requests().select('id').limit(1_001),
      requests().select('id', { count: 'planned' }),
      client.from('profiles').select('*, quote_requests(*)'),
    ]) {
      const { status } = await query
      expect([400, 403]).toContain(status)
    }
    expect((await requests().delete().eq('id', crypto.randomUUID())).status).toBe(405)
    expect((await client.from('outbox').select()).status).toBe(403)
    expect((await client.from('nothing').select()).status).toBe(404)
    expect((await client.rpc('take_messages')).status).toBe(403)
    expect((await anonymous(host).rpc('pg_sleep', { seconds: 1 })).status).toBe(404)
  })
})
