import { QUOTE_BUCKET } from '#contract/backend.ts'
import { goodQuestions } from '../platform/function-requests.ts'
import { openAccount } from './accounts.ts'
import { sampleRow, service } from './clients.ts'
import type { Host } from './host.ts'
import { sampleUpload } from './samples.ts'

export type AnyRequest = {
  name: string
  send: () => Promise<Response>
  status?: number
}

const MERGE = { prefer: 'resolution=merge-duplicates' }

/** One of each kind that needs the database: data, sessions, files, and every function. */
export async function everyRequest(host: Host): Promise<AnyRequest[]> {
  const { id, email, password, token } = await openAccount(host)
  const owner = await openAccount(host)
  await owner.client.from('quote_requests').insert(sampleRow({ user_id: owner.id }))
  const stored = sampleUpload('pdf')
  const files = service(host).storage.from(QUOTE_BUCKET)
  await files.upload(stored.path, stored.bytes, stored.options)
  const session = (await owner.client.auth.getSession()).data.session

  // single-use; its owner's own requests use another session
  const refresh = { refresh_token: session?.refresh_token }

  const send = (path: string, method: string, headers: Record<string, string>, body?: BodyInit) =>
    fetch(host.url + path, {
      method,
      headers: { apikey: host.publishableKey, ...headers },
      ...(body !== undefined && { body }),
      redirect: 'manual',
    })
  const json = (path: string, body: () => unknown, headers: Record<string, string> = {}, method = 'POST') =>
    send(path, method, { 'content-type': 'application/json', ...headers }, JSON.stringify(body()))
  const asCustomer = { authorization: `Bearer ${token}` }
  const asOperator = { apikey: host.secretKey, authorization: `Bearer ${host.secretKey}` }
  const fresh = () => `${crypto.randomUUID()}@example.com`
  const object = `/storage/v1/object/${QUOTE_BUCKET}`
  const form = () => {
    const { bytes, options } = sampleUpload('pdf')
    const parts = new FormData()
    parts.append('', new Blob([bytes], { type: options.contentType }), 'a.pdf')
    return parts
  }

  const requests: [string, () => Promise<Response>, number?][] = [
    ['insert a request', () => json('/rest/v1/quote_requests', () => sampleRow()), 201],
    ['read one’s requests', () => send('/rest/v1/quote_requests', 'GET', asCustomer), 200],
    ['read one’s profile', () => send('/rest/v1/profiles', 'GET', asCustomer), 200],
    [
      'write one’s profile',
      () => json('/rest/v1/profiles', () => ({ id, email, phone: '1' }), { ...asCustomer, ...MERGE }),
      200,
    ],
    [
      'taken times',
      () => json('/rest/v1/rpc/taken_slots', () => ({ from_date: '2027-03-01', to_date: '2027-03-01' })),
      200,
    ],
    ['sign up', () => json('/auth/v1/signup', () => ({ email: fresh(), password })), 200],
    ['sign in', () => json('/auth/v1/token?grant_type=password', () => ({ email, password })), 200],
    [
      'sign in, unknown',
      () => json('/auth/v1/token?grant_type=password', () => ({ email: fresh(), password })),
      400,
    ],
    ['refresh', () => json('/auth/v1/token?grant_type=refresh_token', () => refresh)],
    ['recover', () => json('/auth/v1/recover', () => ({ email })), 200],
    ['open a link', () => json('/auth/v1/verify', () => ({ type: 'signup', token_hash: 'x' }))],
    ['who am I', () => send('/auth/v1/user', 'GET', asCustomer), 200],
    [
      'upload',
      () => {
        const { path, bytes, options } = sampleUpload('pdf')
        return send(`${object}/${path}`, 'POST', { 'content-type': options.contentType }, bytes)
      },
      200,
    ],
    ['upload by form', () => send(`${object}/${sampleUpload('pdf').path}`, 'POST', {}, form()), 200],
    ['download', () => send(`${object}/${stored.path}`, 'GET', asOperator), 200],
  ]
  for (const [name, questions] of Object.entries(await goodQuestions(host))) {
    for (const { label, call } of questions) {
      // answered without the database
      if (label === 'without an account') continue
      const {
        query = '',
        method = 'GET',
        headers = {},
        body,
      } = typeof call === 'function' ? await call() : call
      requests.push([`${name}: ${label}`, () => send(`/functions/v1/${name}${query}`, method, headers, body)])
    }
  }
  return requests.map(([name, request, status]) => ({ name, send: request, ...(status && { status }) }))
}
