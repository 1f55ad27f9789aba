import { beforeAll, expect, it } from 'vitest'
import { QUOTE_BUCKET } from '#contract/backend.ts'
import { sampleRow } from '../support/clients.ts'
import { ownHost } from '../support/own-host.ts'
import { sampleUpload } from '../support/samples.ts'

/** A host that says that it is ready is ready for everybody at once. */

const { host } = ownHost()
beforeAll(async () => {
  await host.stop()
})

it('100 mixed connections in the first second after a start get no server error', async () => {
  await host.start()
  const headers = { apikey: host.publishableKey, 'content-type': 'application/json' }
  const post = (path: string, body: object) =>
    fetch(host.url + path, { method: 'POST', headers, body: JSON.stringify(body) })
  function upload(): Promise<Response> {
    const { path, bytes, options } = sampleUpload('pdf')
    const type = { 'content-type': options.contentType }
    const url = `${host.url}/storage/v1/object/${QUOTE_BUCKET}/${path}`
    return fetch(url, { method: 'POST', headers: { ...headers, ...type }, body: new Uint8Array(bytes) })
  }
  const kinds = [
    () => fetch(host.url),
    () => fetch(`${host.url}/contact`),
    () => post('/rest/v1/quote_requests', sampleRow()),
    () => post('/rest/v1/rpc/taken_slots', { from_date: '2027-01-04', to_date: '2027-01-08' }),
    upload,
  ]
  const signIn = () =>
    post('/auth/v1/token?grant_type=password', { email: 'nobody@example.com', password: 'wrong password' })
  const calls = Array.from({ length: 100 }, (_, i) =>
    i % 30 === 0 ? signIn : (kinds[i % kinds.length] as () => Promise<Response>),
  )
  const answers = await Promise.all(calls.map((call) => call().then(({ status }) => status)))
  expect(answers.filter((status) => status >= 500)).toEqual([])
})
