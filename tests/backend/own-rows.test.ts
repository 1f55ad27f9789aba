import { describe, expect, inject, it } from 'vitest'
import { customer, sampleRow } from '../support/clients.ts'

/** The genuine client’s queries of a customer’s own rows: all that the site makes. */

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
