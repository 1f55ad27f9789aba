import { afterAll, expect, it } from 'vitest'
import { QUOTE_BUCKET } from '#contract/backend.ts'
import { adminNotification } from '#contract/quote.ts'
import { referenceOf } from '#contract/reference.ts'
import { EICAR, type FakeClamd, startClamd } from '../support/clamd.ts'
import { anonymous, sampleRow, sendQuote, service, storedPathOf } from '../support/clients.ts'
import { freshAddress, isTo } from '../support/forms.ts'
import { eventually } from '../support/host.ts'
import { ownHost } from '../support/own-host.ts'
import { choosePort } from '../support/ports.ts'
import { sampleUpload } from '../support/samples.ts'

let clamd: FakeClamd
afterAll(() => clamd.close())
const { host } = ownHost(async () => {
  // It is closed and started again.
  clamd = await startClamd(await choosePort())
  return { CLAMD_URL: clamd.url, OUTBOX_RETRY_SECONDS: '0.2' }
})

/**
 * Sends a request with one file of the given content, and calls the notification as the page does.
 * @param meanwhile what happens before the page comes to that
 */
async function sendFile(
  bytes: Buffer<ArrayBuffer>,
  options: { contentType: string },
  path: string,
  meanwhile: (requestId: string) => Promise<void> = async () => {},
) {
  const client = anonymous(host)
  expect((await client.storage.from(QUOTE_BUCKET).upload(path, bytes, options)).error).toBeNull()
  const file = { name: 'invoice.pdf', path, size: bytes.length, type: options.contentType }
  const row = sampleRow({ email: freshAddress(), uploaded_files: [file] })
  expect((await client.from('quote_requests').insert(row)).error).toBeNull()
  await meanwhile(row.id)
  const { error, data } = await client.functions.invoke('send-admin-notification', {
    body: adminNotification(row, 'quote_request', new Date()),
  })
  return { row, data, status: (error?.context as Response | undefined)?.status, response: error?.context }
}

const stateOf = async (requestId: string) => {
  const { data } = await service(host).from('request_documents').select('state').eq('request_id', requestId)
  return data?.map(({ state }) => state)
}

/** Runs the jobs, for at most 20 seconds, until something is so. */
async function runJobsUntil(so: () => Promise<boolean>): Promise<void> {
  await eventually(async () => {
    await host.runJobs()
    return (await so()) || undefined
  })
}

it('every byte of a clean file is scanned, and the file is handed on', async () => {
  const { row, notification, bytes } = await sendQuote(anonymous(host))
  expect(notification.error).toBeNull()
  // Function and jobs may look at it at the same moment.
  expect(new Set(clamd.scanned)).toEqual(new Set([bytes.length]))
  expect(await stateOf(row.id)).toEqual(['accepted'])
})

it.each([
  ['the page', async () => {}],
  ['the jobs', (id: string) => runJobsUntil(async () => (await stateOf(id))?.[0] === 'refused')],
])(
  'a file with a virus, seen first by %s, is removed, the sender is told which one, and the operator gets no link to it',
  async (_first, meanwhile) => {
    const { path, bytes, options } = sampleUpload('pdf', 300_000)
    bytes.write(EICAR, 150_000)
    const { row, status, response } = await sendFile(bytes, options, path, meanwhile)
    expect(status).toBe(422)
    expect((await (response as Response).json()).error.files).toEqual([
      {
        name: 'invoice.pdf',
        reason: 'invoice.pdf was not accepted: our virus scanner found something harmful in it',
      },
    ])
    expect(await stateOf(row.id)).toEqual(['refused'])
    for (const name of [path, await storedPathOf(host, path)])
      expect((await service(host).storage.from(QUOTE_BUCKET).download(name)).error).not.toBeNull()
    const toOperator = async () =>
      (await host.mail()).find(
        ({ text, to }) => !!text?.includes(referenceOf(row.id)) && !!to?.[0]?.address?.startsWith('operator'),
      )
    // Whoever writes it while somebody else removes the file tries again.
    await runJobsUntil(async () => (await toOperator()) !== undefined)
    const mail = await toOperator()
    expect(mail?.text).toContain('a virus was found in it')
    expect(mail?.text).not.toContain('open-document')
  },
)

it.each(['silent', 'overloaded'] as const)(
  'while the scanner is %s nothing is handed on, and everything is once it answers',
  async (mood) => {
    clamd.mood = mood
    const { path, bytes, options } = sampleUpload('pdf', 200_000)
    const { row, status } = await sendFile(bytes, options, path)
    expect(status).toBe(503)
    await host.runJobs()
    expect(await stateOf(row.id)).toEqual(['unchecked'])
    const toCustomer = async () => (await host.mail()).filter(isTo(row.email)).length
    const before = await toCustomer()

    clamd.mood = undefined
    await runJobsUntil(async () => (await stateOf(row.id))?.[0] === 'accepted')
    // Its mail is tried again when that is due, which may be after the document was accepted.
    await runJobsUntil(async () => (await toCustomer()) > before)
    await host.runJobs()
    expect(await toCustomer()).toBe(before + 1)
  },
)

it('a scanner that is not there is a scanner that gives no verdict', async () => {
  const port = Number(new URL(clamd.url.replace('tcp', 'http')).port)
  await clamd.close()
  const { path, bytes, options } = sampleUpload('jpg')
  const { row, status } = await sendFile(bytes, options, path)
  expect(status).toBe(503)
  expect(await stateOf(row.id)).toEqual(['unchecked'])
  clamd = await startClamd(port)
  await runJobsUntil(async () => (await stateOf(row.id))?.[0] === 'accepted')
})

it('without a scanner the log says so', async () => {
  expect(host.output()).not.toContain('not scanned for viruses')
  await host.stop()
  await host.start({ CLAMD_URL: '' })
  expect(host.output()).toContain('not scanned for viruses')
})
