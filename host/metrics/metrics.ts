import { Counter, collectDefaultMetrics, Gauge, Histogram, register } from 'prom-client'

/** Labels have few values, all of our own: nothing that a visitor sends becomes one. */

export const registry = register

// Whoever loads this module anew in one process means to begin anew.
registry.clear()
collectDefaultMetrics()

export const requests = new Counter({
  name: 'site_http_requests_total',
  help: 'Requests answered, by method, part of the service, and class of the status; aborted: the visitor left before the end.',
  labelNames: ['method', 'route', 'status'] as const,
})

export const durations = new Histogram({
  name: 'site_http_request_duration_seconds',
  help: 'From the request line to the end of the response; an upload takes as long as its visitor’s connection needs.',
  labelNames: ['route'] as const,
  buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
})

export const rateLimited = new Counter({
  name: 'site_rate_limited_requests_total',
  help: 'Requests refused by the rate limits.',
  labelNames: ['service'] as const,
})

export const refusedCredentials = new Counter({
  name: 'site_refused_credentials_total',
  help: 'Sign-ins that were refused, and links, keys and signatures that are not genuine.',
  labelNames: ['kind'] as const,
})

export const uploadedBytes = new Counter({
  name: 'site_uploaded_bytes_total',
  help: 'Bytes of stored files.',
})

export const unavailable = new Counter({
  name: 'site_unavailable_answers_total',
  help: 'Requests that could not be served, by the part that failed.',
  labelNames: ['part'] as const,
})

export const jobRuns = new Counter({
  name: 'site_job_runs_total',
  help: 'Runs of the jobs by this host: all of them, or the delivery of new mail only.',
  labelNames: ['work', 'outcome'] as const,
})

export const jobSuccess = new Gauge({
  name: 'site_job_last_success_timestamp_seconds',
  help: 'When this host last completed the jobs.',
  labelNames: ['work'] as const,
})

export const logLines = new Counter({
  name: 'site_log_lines_total',
  help: 'Warnings and errors in the log.',
  labelNames: ['level'] as const,
})

export const ready = new Gauge({
  name: 'site_ready',
  help: 'Whether each part works: 1 or 0.',
  labelNames: ['part'] as const,
})

export const poolConnections = new Gauge({
  name: 'site_database_connections',
  help: 'Connections to the database by pool and state, and requests waiting for one.',
  labelNames: ['pool', 'state'] as const,
})

export const clockOffset = new Gauge({
  name: 'site_clock_offset_seconds',
  help: 'Seconds by which the database’s clock is ahead of this machine’s.',
})

/** From here on read from the database; NaN while it cannot be read. */
export const outbox = new Gauge({
  name: 'site_outbox_messages',
  help: 'Messages that are queued, were given up, or were withheld by the recipient limit.',
  labelNames: ['status'] as const,
})

export const outboxAge = new Gauge({
  name: 'site_outbox_oldest_seconds',
  help: 'Age of the oldest overdue message; 0 when there is none.',
})

export const bookings = new Gauge({
  name: 'site_bookings',
  help: 'Consultations still to come: confirmed, or held for their payment.',
  labelNames: ['status'] as const,
})

export const jobsBegun = new Gauge({
  name: 'site_jobs_begun_timestamp_seconds',
  help: 'When the jobs last started.',
})
