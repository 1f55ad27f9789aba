import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/**
 * What this process counts, for Prometheus. Labels take few values, all of them ours: nothing that a visitor sends becomes
 * one, so that a page of metrics stays short and holds no personal data.
 */

/** Without the default registry of the package: everything that is shown stands here. */
export const registry = new Registry()

/** Memory, processor, open descriptors, and how late the event loop comes to its timers. */
collectDefaultMetrics({ register: registry })

const registers = [registry]

export const requests = new Counter({
  name: 'site_http_requests_total',
  help: 'Requests answered, by method, part of the service, and class of the status; aborted: the visitor was gone first.',
  labelNames: ['method', 'route', 'status'] as const,
  registers,
})

export const durations = new Histogram({
  name: 'site_http_request_duration_seconds',
  help: 'From the head of a request to the end of its answer; uploads take as long as the line of their visitor.',
  labelNames: ['route'] as const,
  buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
  registers,
})

export const rateLimited = new Counter({
  name: 'site_rate_limited_requests_total',
  help: 'Requests refused because their address had made too many.',
  labelNames: ['service'] as const,
  registers,
})

export const uploadedBytes = new Counter({
  name: 'site_uploaded_bytes_total',
  help: 'Bytes of files that were stored.',
  registers,
})

export const unavailable = new Counter({
  name: 'site_unavailable_answers_total',
  help: 'Requests that could not be served, by the part that failed them.',
  labelNames: ['part'] as const,
  registers,
})

export const jobRuns = new Counter({
  name: 'site_job_runs_total',
  help: 'Runs of the jobs by this host: all of them, or the delivery of mail that has just come.',
  labelNames: ['work', 'outcome'] as const,
  registers,
})

export const jobSuccess = new Gauge({
  name: 'site_job_last_success_timestamp_seconds',
  help: 'When this host last did the jobs to their end.',
  labelNames: ['work'] as const,
  registers,
})

export const logLines = new Counter({
  name: 'site_log_lines_total',
  help: 'Warnings and errors in the log.',
  labelNames: ['level'] as const,
  registers,
})

export const ready = new Gauge({
  name: 'site_ready',
  help: 'Whether each part works: 1 or 0.',
  labelNames: ['part'] as const,
  registers,
})

export const poolConnections = new Gauge({
  name: 'site_database_connections',
  help: 'Connections to the database by pool and state, and requests that wait for one.',
  labelNames: ['pool', 'state'] as const,
  registers,
})

export const clockOffset = new Gauge({
  name: 'site_clock_offset_seconds',
  help: 'By how many seconds the clock of the database is ahead of this machine’s.',
  registers,
})

/** What all hosts of a database have in common, from here on; no number while it cannot be asked. */
export const outbox = new Gauge({
  name: 'site_outbox_messages',
  help: 'Messages that wait, that were given up, or that were withheld from their address, of all hosts together.',
  labelNames: ['status'] as const,
  registers,
})

export const outboxAge = new Gauge({
  name: 'site_outbox_oldest_seconds',
  help: 'Age of the oldest message that is due and was not sent; 0 when there is none.',
  registers,
})

export const bookings = new Gauge({
  name: 'site_bookings',
  help: 'Consultations still to come: confirmed, or held for their payment.',
  labelNames: ['status'] as const,
  registers,
})

export const jobsBegun = new Gauge({
  name: 'site_jobs_begun_timestamp_seconds',
  help: 'When any of the hosts last began the jobs.',
  registers,
})
