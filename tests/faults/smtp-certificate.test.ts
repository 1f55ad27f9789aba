import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { OPERATOR_EMAIL } from '#contract/business-facts.ts'
import { type Certified, makeAuthority, selfSigned } from '../support/certificates.ts'
import { anonymous, sendQuote } from '../support/clients.ts'
import { eventually, type Host, startHost } from '../support/host.ts'
import { operator } from '../support/operator.ts'
import { choosePort } from '../support/ports.ts'
import { type FakeSmtp, startSmtp } from '../support/smtp.ts'
import { openSql } from '../support/sql.ts'

/** A mail server that cannot prove who it is gets no mail; once it can, what has waited goes out by itself. */

const authority = makeAuthority()
const right = authority.certify('localhost')

let folder: string
let trusted: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'authority-'))
  trusted = join(folder, 'authority.pem')
  await writeFile(trusted, authority.cert)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

let host: Host | undefined
let smtp: FakeSmtp | undefined
afterEach(async () => {
  await host?.dispose()
  await smtp?.close()
})

const cases: [string, 'start' | 'STARTTLS', Certified, RegExp, RegExp][] = [
  [
    'not signed by a trusted authority',
    'start',
    selfSigned('localhost'),
    /SELF_SIGNED/,
    /not signed by a trusted authority/,
  ],
  ['has expired', 'start', authority.certify('localhost', -1), /CERT_HAS_EXPIRED/, /has expired/],
  [
    'is for a different name',
    'start',
    authority.certify('mail.example.com'),
    /ALTNAME_INVALID/,
    /for a different name/,
  ],
  [
    'not signed by a trusted authority (STARTTLS)',
    'STARTTLS',
    selfSigned('localhost'),
    /SELF_SIGNED/,
    /not signed by a trusted authority/,
  ],
]

for (const [index, [what, from, wrong, code, words]] of cases.entries())
  it(`a certificate that ${what}, by ${from}: nothing goes over the line until it is fixed`, {
    tags: index === 0 ? ['mail-outage'] : ['mail-outage', 'release'],
  }, async () => {
    smtp = await startSmtp({ port: await choosePort(), encryption: { ...wrong, from } })
    const { url } = smtp
    host = await startHost({
      SMTP_URL: url,
      NODE_EXTRA_CA_CERTS: trusted,
      OUTBOX_RETRY_SECONDS: '0.2',
      JOBS_INTERVAL_SECONDS: '1',
    })
    const at = host
    const readiness = async () => (await fetch(`${at.url}/readyz`)).json()

    const { row, notification } = await sendQuote(anonymous(host))
    expect(notification.error).toBeNull()
    const sql = openSql(host.databaseUrl)
    const waiting = await eventually(async () => {
      const rows = await sql`
      select status, last_error from public.outbox where subject_id = ${row.id} and attempts > 1 and last_error is not null`
      return rows.length === 2 ? rows : undefined
    })
    await sql.end()
    for (const { status, last_error } of waiting) {
      expect(status).toBe('queued')
      expect(last_error).toMatch(code)
    }
    expect(smtp.received).toEqual([])
    expect(await readiness()).toEqual({ database: true, storage: true, mail: false })
    const deferred = new RegExp(`"event":"mail-deferred".*${code.source}`)
    await eventually(() => deferred.test(at.output()) || undefined, 20, 'the line of the log')
    const { stdout } = await operator(host, 'mail', 'show', await shortId(row.id))
    expect(stdout.replace(/\s+/g, ' ')).toMatch(words)

    await smtp.close()
    smtp = await startSmtp({ port: Number(new URL(url).port), encryption: { ...right, from } })
    const server = smtp
    await eventually(() => server.received.length >= 2 || undefined, 30, 'the mail to be delivered')
    const recipients = server.received.map(({ envelope }) => envelope.to.join()).sort()
    expect(recipients).toEqual([OPERATOR_EMAIL, row.email])
    await eventually(async () => (await readiness()).mail || undefined, 30, 'readiness of mail')
  })

/** The id of one of the messages about a row. */
async function shortId(subject: string): Promise<string> {
  const sql = openSql((host as Host).databaseUrl)
  const [message] = await sql`select id from public.outbox where subject_id = ${subject} limit 1`
  await sql.end()
  return message?.id
}
