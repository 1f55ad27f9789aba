/** @module-tag own-machine */
import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { signToken } from '#functions/_shared/documents/links.ts'
import { anonymous, sendQuote } from '../support/clients.ts'
import { mailedLinks } from '../support/links.ts'
import { workerHost } from '../support/own-host.ts'

const { host } = workerHost()
let link: string
let checksum: string

const sum = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

beforeAll(async () => {
  const sent = await sendQuote(anonymous(host))
  link = (await mailedLinks(host, sent)).document
  checksum = sum(sent.bytes)
})

const open = (url: string) => fetch(url, { redirect: 'manual' })

describe("a link in the operator's mail", () => {
  it('returns the file that was sent, as an uncached download', { tags: ['downloads'] }, async () => {
    const response = await fetch(link)
    expect(response.status).toBe(200)
    expect(sum(new Uint8Array(await response.arrayBuffer()))).toBe(checksum)
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename\*=UTF-8''SQ-[\w-]{9}-1-certificate\.pdf$/,
    )
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('content-security-policy')).toContain('sandbox')
  })

  it('issues a ticket that lasts a minute and differs from the link', async () => {
    const response = await open(link)
    expect(response.status).toBe(303)
    const ticket = new URL(response.headers.get('location') as string, host.url).searchParams.get(
      'ticket',
    ) as string
    expect(link).not.toContain(ticket)
    const expires = Number.parseInt(ticket.split('.')[1] as string, 36) * 1000
    // by another clock of the issuing host, which a busy one reads late
    const issued = Date.parse(response.headers.get('date') as string)
    expect(Math.round((expires - issued) / 30_000)).toBe(2)
  })

  it('is refused after any change', { tags: ['downloads'] }, async () => {
    const token = new URL(link).searchParams.get('link') as string
    const [id, expires, signature = ''] = token.split('.')
    const altered = ['', 'x', `${crypto.randomUUID()}.${expires}.${signature}`, `${id}.${expires}.%00`]
    for (const value of altered) {
      const response = await open(`${host.url}/functions/v1/open-document?link=${value}`)
      expect(response.status, value).toBe(403)
    }
  })

  it('does not open a document that does not exist', async () => {
    const ticket = signToken(host.linkSecret, 'ticket', crypto.randomUUID(), new Date(Date.now() + 60_000))
    expect((await open(`${host.url}/functions/v1/open-document?ticket=${ticket}`)).status).toBe(404)
  })
})
