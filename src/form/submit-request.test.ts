import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { guestFilePath } from '#contract/files.ts'
import {
  type AdminNotification,
  type QuoteAnswers,
  type QuoteRow,
  quoteRow,
  SAMPLE_QUOTE,
} from '#contract/quote.ts'
import type { InsertOutcome, UploadOutcome } from '#src/lib/backend/outcomes.ts'
import { openRequestBackend } from '#src/lib/backend/request-backend.ts'
import { createStore } from '#src/lib/store.ts'
import { EMPTY_FILE_LIST, fileReducer } from '#src/ui/file-list.ts'
import { type Submission, submitRequest } from './submit-request.ts'

const reduceFiles = fileReducer(guestFilePath)

type Upload = { path: string; type: string; size: number }

function setUp() {
  const store = createStore(reduceFiles, EMPTY_FILE_LIST)
  const plan = { upload: [] as UploadOutcome[], insert: [] as InsertOutcome[] }
  const uploads: Upload[] = []
  const rows: QuoteRow[] = []
  const notices: AdminNotification[] = []
  let running = 0
  const cancelling = new AbortController()
  const seen = { mostAtOnce: 0, waits: [] as number[] }
  let ids = 0
  const submission: Submission<QuoteAnswers> = {
    type: 'quote_request',
    rowOf: (id, answers, files) => quoteRow(id, null, answers, files),
    backend: {
      userId: null,
      async upload(path, body, onProgress, signal) {
        uploads.push({ path, type: body.type, size: body.size })
        seen.mostAtOnce = Math.max(seen.mostAtOnce, ++running)
        await new Promise((resolve) => setTimeout(resolve, 1))
        onProgress(0.5)
        await new Promise((resolve) => setTimeout(resolve, 1))
        running--
        return signal.aborted ? 'transient' : (plan.upload.shift() ?? 'stored')
      },
      async insert(row) {
        rows.push(row)
        return plan.insert.shift() ?? 'saved'
      },
      async notify(body) {
        notices.push(body)
        return { reference: 'SQ-2345-6789', replyBy: '2026-11-20T14:00:00Z', copy: 'limited' }
      },
    },
    files: () => store.get().files,
    dispatch: store.dispatch,
    settled: async () => undefined,
    answers: () => SAMPLE_QUOTE,
    requestId: () => `id-${ids}`,
    renewId: () => `id-${++ids}`,
    onSaving: vi.fn(),
    signal: cancelling.signal,
    async wait(ms) {
      seen.waits.push(ms)
    },
  }
  const add = (...names: string[]) =>
    store.dispatch({
      type: 'add',
      checked: names.map((name) => ({ file: new File(['%PDF-1.7'], name), extension: 'pdf' })),
    })
  const states = () => store.get().files.map(({ state }) => state)
  return { store, cancelling, submission, plan, uploads, rows, notices, seen, add, states }
}

let quote: ReturnType<typeof setUp>
beforeEach(() => {
  quote = setUp()
})

describe('without documents', () => {
  it('inserts one row and then notifies', async () => {
    const result = await submitRequest(quote.submission)
    expect(result).toMatchObject({ kind: 'sent', row: { id: 'id-0' } })
    expect(quote.rows).toMatchObject([{ id: 'id-0', uploaded_files: null }])
    expect(quote.notices).toMatchObject([{ id: 'id-0', type: 'quote_request' }])
  })

  it('repeats an insert whose answer was lost, with the same id', async () => {
    quote.plan.insert = ['transient', 'transient', 'saved']
    expect(await submitRequest(quote.submission)).toMatchObject({ kind: 'sent', row: { id: 'id-0' } })
    expect(new Set(quote.rows.map(({ id }) => id))).toEqual(new Set(['id-0']))
  })

  it('takes a new id once when the reference is taken', async () => {
    quote.plan.insert = ['reference-taken']
    expect(await submitRequest(quote.submission)).toMatchObject({ kind: 'sent', row: { id: 'id-1' } })
    expect(quote.notices).toMatchObject([{ id: 'id-1' }])
    quote.plan.insert = ['reference-taken', 'reference-taken']
    expect(await submitRequest(quote.submission)).toEqual({ kind: 'save-failed' })
  })

  it('reports a refused row without notifying', async () => {
    quote.plan.insert = ['refused']
    expect(await submitRequest(quote.submission)).toEqual({ kind: 'save-failed' })
    expect(quote.rows).toHaveLength(1)
    expect(quote.notices).toHaveLength(0)
  })

  it('tells a limit of minutes from a row that is refused', async () => {
    quote.plan.insert = ['too-many']
    expect(await submitRequest(quote.submission)).toEqual({ kind: 'too-many' })
    expect(quote.rows).toHaveLength(1)
  })

  it('does not fail when the notification throws', async () => {
    quote.submission.backend.notify = () => Promise.reject(new Error('offline'))
    const result = await submitRequest(quote.submission)
    expect(result.kind === 'sent' && (await result.notified)).toBe(undefined)
  })
})

/** What becomes of the call after a row is stored. `received`: what its sender learns. */
const NOTIFIED: [what: string, answer: () => Response, received?: object][] = [
  ['is taken for later', () => Response.json({}, { status: 202 }), {}],
  ['finds the host busy', () => Response.json({ error: { code: 'busy', message: '' } }, { status: 503 })],
  ['is one too many', () => Response.json({ error: { code: 'too-many-requests' } }, { status: 429 })],
  ['is answered by a gateway', () => new Response('<h1>Gateway Timeout</h1>', { status: 504 })],
  ['takes too long', () => fail(new DOMException('', 'TimeoutError'))],
  ['is cut off', () => fail(new TypeError('Failed to fetch'))],
]

const fail = (error: Error): never => {
  throw error
}

describe('a request that is stored has been sent', () => {
  afterEach(() => vi.unstubAllGlobals())

  for (const type of ['quote_request', 'profile_task'] as const)
    it.each(NOTIFIED)(`${type}: although its notification %s`, async (_, answer, received) => {
      vi.stubGlobal('location', { origin: 'http://localhost' })
      vi.stubGlobal('localStorage', { getItem: () => null })
      vi.stubGlobal('fetch', async (url: string | URL) =>
        String(url).includes('send-admin-notification') ? answer() : new Response('', { status: 201 }),
      )
      const backend = await openRequestBackend()
      const result = await submitRequest({ ...quote.submission, backend, type })
      expect(result).toMatchObject({ kind: 'sent', row: { id: 'id-0' } })
      expect(result.kind === 'sent' && (await result.notified)).toEqual(received)
    })
})

describe('with documents', () => {
  it('uploads at most three at a time, typed by the contract, and names them in the row', async () => {
    const names = ['a.pdf', 'b.PDF', 'c.pdf', 'd.pdf', 'e.pdf']
    quote.add(...names)
    await submitRequest(quote.submission)
    expect(quote.seen.mostAtOnce).toBe(3)
    expect(quote.uploads.map(({ type }) => type)).toEqual(Array(5).fill('application/pdf'))
    expect(new Set(quote.uploads.map(({ path }) => path)).size).toBe(5)
    expect(quote.rows[0]?.uploaded_files?.map(({ name }) => name)).toEqual(names)
    expect(quote.states()).toEqual(Array(5).fill('stored'))
  })

  it('uploads documents that another request has under new paths, once, and sends the same row with them', async () => {
    quote.add('a.pdf', 'b.pdf')
    quote.plan.insert = ['documents-taken']
    expect(await submitRequest(quote.submission)).toMatchObject({ kind: 'sent', row: { id: 'id-0' } })
    expect(new Set(quote.uploads.map(({ path }) => path)).size).toBe(4)
    const [first, second] = quote.rows.map(({ uploaded_files }) => uploaded_files?.map(({ path }) => path))
    expect(second).toHaveLength(2)
    expect(first?.filter((path) => second?.includes(path))).toEqual([])
    quote.plan.insert = ['documents-taken', 'documents-taken']
    expect(await submitRequest(quote.submission)).toEqual({ kind: 'save-failed' })
  })

  it('repeats a failed upload to the same path with growing delays', async () => {
    quote.add('a.pdf')
    quote.plan.upload = ['transient', 'transient', 'transient', 'stored']
    expect(await submitRequest(quote.submission)).toMatchObject({ kind: 'sent' })
    expect(new Set(quote.uploads.map(({ path }) => path)).size).toBe(1)
    expect(quote.seen.waits).toEqual([500, 1500, 4500])
  })

  it('stops after three repeats, keeps what is stored, and continues there', async () => {
    quote.add('a.pdf', 'b.pdf')
    quote.submission.backend.upload = async (path) => {
      quote.uploads.push({ path, type: '', size: 0 })
      return path === quote.store.get().files[0]?.path ? 'transient' : 'stored'
    }
    expect(await submitRequest(quote.submission)).toEqual({ kind: 'upload-failed', fileName: 'a.pdf' })
    expect(quote.rows).toHaveLength(0)
    expect(quote.states()).toEqual(['failed', 'stored'])

    const before = quote.uploads.length
    quote.submission.backend.upload = async (path) => {
      quote.uploads.push({ path, type: '', size: 0 })
      return 'stored'
    }
    expect(await submitRequest(quote.submission)).toMatchObject({ kind: 'sent' })
    expect(quote.uploads.slice(before)).toHaveLength(1)
    expect(quote.uploads.at(-1)?.path).toBe(quote.uploads[0]?.path)
  })

  it('does not repeat a refused upload and begins no further one', async () => {
    quote.add('a.pdf', 'b.pdf', 'c.pdf', 'd.pdf')
    quote.plan.upload = ['refused']
    expect(await submitRequest(quote.submission)).toEqual({ kind: 'upload-failed', fileName: 'a.pdf' })
    expect(quote.uploads).toHaveLength(3)
    expect(quote.states()).toEqual(['failed', 'stored', 'stored', 'waiting'])
  })

  it('tells a file that cannot be read from a broken line, and stores the others', {
    tags: ['changed-files'],
  }, async () => {
    quote.add('a.pdf', 'b.pdf', 'c.pdf', 'd.pdf', 'e.pdf')
    const [first] = quote.store.get().files
    if (first) first.file.arrayBuffer = () => Promise.reject(new DOMException('', 'NotFoundError'))
    quote.plan.upload = ['transient']
    const failure = { kind: 'upload-failed', fileName: 'a.pdf', problem: 'gone' }
    expect(await submitRequest(quote.submission)).toEqual(failure)
    expect(quote.seen.waits).toEqual([])
    expect(quote.states()).toEqual(['gone', ...Array(4).fill('stored')])
    expect(await submitRequest(quote.submission)).toEqual(failure)
    expect(quote.uploads).toHaveLength(5)
  })

  it('leaves out a file that was removed while it uploaded', async () => {
    quote.add('a.pdf', 'b.pdf')
    const sending = submitRequest(quote.submission)
    const [first] = quote.store.get().files
    first?.abort.abort()
    quote.store.dispatch({ type: 'remove', id: first?.id ?? '' })
    expect(await sending).toMatchObject({ kind: 'sent' })
    expect(quote.rows[0]?.uploaded_files?.map(({ name }) => name)).toEqual(['b.pdf'])
  })

  it('sends nothing once it was cancelled, and everything at the next try', {
    tags: ['cancelled-sending'],
  }, async () => {
    quote.add('a.pdf', 'b.pdf', 'c.pdf', 'd.pdf')
    const sending = submitRequest(quote.submission)
    for (const { abort } of quote.store.get().files) abort.abort()
    quote.cancelling.abort()
    quote.store.dispatch({ type: 'cancel' })
    expect(await sending).toEqual({ kind: 'cancelled' })
    expect(quote.states()).toEqual(Array(4).fill('chosen'))
    expect([quote.uploads.length, quote.rows, quote.notices]).toEqual([3, [], []])

    quote.submission.signal = new AbortController().signal
    expect(await submitRequest(quote.submission)).toMatchObject({ kind: 'sent' })
    expect(quote.rows[0]?.uploaded_files).toHaveLength(4)
  })

  it('is cancelled although a file is still being looked at', { tags: ['cancelled-sending'] }, async () => {
    quote.submission.settled = () => new Promise(() => undefined)
    const sending = submitRequest(quote.submission)
    setTimeout(() => quote.cancelling.abort(), 1)
    expect(await sending).toEqual({ kind: 'cancelled' })
  })

  it('takes along a file that was added while others uploaded', async () => {
    quote.add('a.pdf')
    let looking = Promise.resolve()
    quote.submission.settled = () => looking
    const sending = submitRequest(quote.submission)
    quote.add('late.pdf')
    looking = new Promise((resolve) => setTimeout(resolve, 50)).then(() => quote.add('looked at.pdf'))
    await sending
    const names = quote.rows[0]?.uploaded_files?.map(({ name }) => name)
    expect(names).toEqual(['a.pdf', 'late.pdf', 'looked at.pdf'])
  })

  it('sends nothing when the answers have become invalid meanwhile', async () => {
    quote.add('a.pdf')
    quote.submission.answers = () => undefined
    expect(await submitRequest(quote.submission)).toEqual({ kind: 'invalid' })
    expect(quote.rows).toHaveLength(0)
  })
})
