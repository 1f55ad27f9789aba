import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it, onTestFinished } from 'vitest'
import { OPERATOR_EMAIL } from '#contract/business-facts.ts'
import { type Certified, makeAuthority, selfSigned } from '../support/certificates.ts'
import { anonymous, sendQuote } from '../support/clients.ts'
import { eventually, startHost } from '../support/host.ts'
import { operator } from '../support/operator.ts'
import { choosePort } from '../support/ports.ts'
import { startSmtp } from '../support/smtp.ts'
import { openSql } from '../support/sql.ts'

/** A mail server that cannot prove who it is gets no mail; once it can, what has waited goes out by itself. */

const authority = makeAuthority()
const right = authority.certify('localhost')

const folder = await mkdtemp(join(tmpdir(), 'authority-'))
const trusted = join(folder, 'authority.pem')
await writeFile(trusted, authority.cert)
afterAll(() => rm(folder, { recursive: true, force: true }))

/** What the operator is told of it. */
const cases: [what: string, from: 'start' | 'STARTTLS', wrong: Certified, code: RegExp][] = [
  ['is not signed by a trusted authority', 'start', selfSigned('localhost'), /SELF_SIGNED/],
  ['has expired', 'start', authority.certify('localhost', -1), /CERT_HAS_EXPIRED/],
  ['is for a different name', 'start', authority.certify('mail.example.com'), /ALTNAME_INVALID/],
  ['is not signed by a trusted authority', 'STARTTLS', selfSigned('localhost'), /SELF_SIGNED/],
]

for (const [index, [what, from, wrong, code]] of cases.entries())
  it(`a certificate that ${what}, by ${from}: nothing goes over the line until it is fixed`, {
    tags: index === 0 ? ['mail-outage'] : ['mail-outage', 'release'],
  }, async () => {
    const port = await choosePort()
    const unproven = await startSmtp({ port, encryption: { ...wrong, from } })
    const host = await startHost({
      SMTP_URL: unproven.url,
      NODE_EXTRA_CA_CERTS: trusted,
      OUTBOX_RETRY_SECONDS: '0.2',
      JOBS_INTERVAL_SECONDS: '1',
    })
    onTestFinished(host.dispose)
    const readiness = async () => (await fetch(`${host.url}/readyz`)).json()

    const { row, notification } = await sendQuote(anonymous(host))
    expect(notification.error).toBeNull()
    const sql = openSql(host.databaseUrl)
    const waiting = await eventually(async () => {
      const rows = await sql`
      select id, status, last_error from public.outbox where subject_id = ${row.id} and attempts > 1 and last_error is not null`
      return rows.length === 2 ? rows : undefined
    })
    await sql.end()
    for (const { status, last_error } of waiting) {
      expect(status).toBe('queued')
      expect(last_error).toMatch(code)
    }
    expect(unproven.received).toEqual([])
    expect(await readiness()).toEqual({ database: true, storage: true, mail: false })
    const deferred = new RegExp(`"event":"mail-deferred".*${code.source}`)
    await eventually(() => deferred.test(host.output()) || undefined, 20, 'the line of the log')
    const { stdout } = await operator(host, 'mail', 'show', waiting[0]?.id)
    expect(stdout.replace(/\s+/g, ' ')).toContain(`certificate ${what}`)

    await unproven.close()
    const smtp = await startSmtp({ port, encryption: { ...right, from } })
    onTestFinished(smtp.close)
    await eventually(() => smtp.received.length >= 2 || undefined, 30, 'the mail to be delivered')
    const recipients = smtp.received.map(({ envelope }) => envelope.to.join()).sort()
    expect(recipients).toEqual([OPERATOR_EMAIL, row.email])
    await eventually(async () => (await readiness()).mail || undefined, 30, 'readiness of mail')
  })
