import { request } from 'node:http'
import autocannon from 'autocannon'
import { QUOTE_BUCKET } from '#contract/backend.ts'
import { guestFilePath } from '#contract/files.ts'
import { FILE_LIMITS } from '#contract/limits.ts'
import { customer, sampleRow } from '../../tests/support/clients.ts'
import { type Host, startHost } from '../../tests/support/host.ts'
import { MEGABYTE, sampleFile } from '../../tests/support/samples.ts'
import { openSql } from '../../tests/support/sql.ts'
import { residentMemory } from './load/processes.ts'

/**
 * Single calls at full speed, including the load generator. Use the figures to compare two states of the code on one
 * machine; nothing asserts them.
 */

function print(label: string, values: Record<string, string>): void {
  const text = Object.entries(values).map(([name, value]) => `${name} ${value}`)
  process.stdout.write(`${label.padEnd(44)}${text.join('   ')}\n`)
}

/** Requests per second and latency of one route with a fresh body for every request. */
async function load(
  host: Host,
  label: string,
  path: string,
  body: () => string,
  connections: number,
): Promise<void> {
  const result = await autocannon({
    url: host.url,
    connections,
    duration: 10,
    requests: [
      {
        method: 'POST',
        path,
        headers: { apikey: host.publishableKey, 'content-type': 'application/json' },
        setupRequest: (template) => ({ ...template, body: body() }),
      },
    ],
  })
  print(label, {
    'requests/s': result.requests.average.toFixed(0),
    p50: `${result.latency.p50} ms`,
    p99: `${result.latency.p99} ms`,
    failed: String(result.non2xx + result.errors),
  })
}

/** One upload as a raw body; resolves with its milliseconds. */
function uploadOnce(host: Host, bytes: Buffer): Promise<number> {
  const started = performance.now()
  return new Promise((resolve, reject) => {
    const headers = {
      apikey: host.publishableKey,
      'content-type': 'application/pdf',
      'content-length': bytes.length,
    }
    const url = `${host.url}/storage/v1/object/${QUOTE_BUCKET}/${guestFilePath('pdf')}`
    const call = request(url, { method: 'POST', headers, agent: false }, (answer) => {
      answer.resume()
      answer.on('end', () => {
        if (answer.statusCode === 200) resolve(performance.now() - started)
        else reject(new Error(`An upload answered ${answer.statusCode}`))
      })
    })
    call.on('error', reject)
    call.end(bytes)
  })
}

/** Peak resident memory during the work. */
async function peakMemory(host: Host, work: Promise<unknown>): Promise<number> {
  let peak = 0
  let running = true
  const sampling = (async () => {
    while (running) {
      peak = Math.max(peak, await residentMemory(host.pid()))
      await new Promise((done) => setTimeout(done, 10))
    }
  })()
  await work
  running = false
  await sampling
  return peak
}

const megabytes = (bytes: number) => `${(bytes / MEGABYTE).toFixed(0)} MB`

async function uploads(host: Host): Promise<void> {
  const large = sampleFile('pdf', FILE_LIMITS.maxBytes)
  const times: number[] = []
  for (let i = 0; i < 20; i++) times.push(await uploadOnce(host, large))
  times.sort((a, b) => a - b)
  print('upload of 10 MB, one after another', {
    p50: `${times[10]?.toFixed(0)} ms`,
    max: `${times[19]?.toFixed(0)} ms`,
  })

  // The first round warms up; after that memory should depend on the number of uploads, not their size.
  const sizes = [1, 1, 2, 5, 10, 10].map((size) => sampleFile('pdf', size * MEGABYTE))
  for (const bytes of sizes) {
    const before = await residentMemory(host.pid())
    const started = performance.now()
    const work = Promise.all(Array.from({ length: 20 }, () => uploadOnce(host, bytes)))
    const peak = await peakMemory(host, work)
    print(`20 uploads of ${bytes.length / MEGABYTE} MB at the same time`, {
      took: `${((performance.now() - started) / 1000).toFixed(1)} s`,
      'memory before': megabytes(before),
      'at most': megabytes(peak),
    })
  }
}

/** The first page of a customer's pending tasks, as the dashboard requests it. */
async function pendingTasks(host: Host): Promise<void> {
  const sql = openSql(host.databaseUrl)
  const [few, many] = [await customer(host, 'few@example.com'), await customer(host, 'many@example.com')]
  // Copies of one row, bypassing the triggers: no mail is queued for them.
  await sql`set session_replication_role = replica`
  const copy = (ids: string, count: number) =>
    sql.unsafe(`
      insert into auth.users (id, email) select gen_random_uuid(), gen_random_uuid() from generate_series(1, 1000)
      where '${ids}' = 'others';
      insert into public.quote_requests (id, user_id, service_type, urgency, task_description, country_of_origin,
        country_of_destination, given_name, family_name, email, created_at)
      select gen_random_uuid(), u.id, 'document-translation', 'standard', 'A task', '', '', 'A', 'B', 'a@example.com',
        now() - n * interval '1 hour'
      from auth.users u, generate_series(1, ${count}) n
      where ${ids === 'others' ? `u.email not like '%@example.com'` : `u.id = '${ids}'`}
      on conflict do nothing`)
  await copy('others', 200)
  await copy(few.id, 10)
  await copy(many.id, 200)
  await sql`analyze public.quote_requests`
  const [{ count } = { count: 0 }] = await sql`select count(*)::int from public.quote_requests`
  await sql.end()
  for (const [label, { client }] of [
    ['10', few],
    ['200', many],
  ] as const) {
    const times: number[] = []
    for (let i = 0; i < 50; i++) {
      const started = performance.now()
      const { error } = await client
        .from('quote_requests')
        .select()
        .order('created_at', { ascending: false })
        .limit(20)
      if (error) throw error
      times.push(performance.now() - started)
    }
    times.sort((a, b) => a - b)
    print(`tasks of a customer with ${label}, among ${count}`, { p50: `${times[25]?.toFixed(1)} ms` })
  }
}

export async function benchBackend(): Promise<void> {
  const host = await startHost()
  try {
    await load(
      host,
      'quote request, 20 connections',
      '/rest/v1/quote_requests',
      () => JSON.stringify(sampleRow()),
      20,
    )
    await load(
      host,
      'quote request, 1 connection',
      '/rest/v1/quote_requests',
      () => JSON.stringify(sampleRow()),
      1,
    )
    await uploads(host)
    await pendingTasks(host)
  } finally {
    await host.dispose()
  }
}
