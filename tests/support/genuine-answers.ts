/**
 * Answers of Supabase's own services to what the site writes, as they stand in their sources (Storage 1.11:
 * src/http/error-handler.ts, src/internal/errors/codes.ts, src/storage/database/errors.ts; PostgREST 14: docs, "HTTP Status
 * Codes"; its edge: Cloudflare's 52x), with what each means for who sends again.
 */

type Answer = { what: string; means: 'passes' | 'refused' | 'there'; status: number; body: object | string }

const stored = (statusCode: string, code: string, message: string, error = code) => ({
  statusCode,
  error,
  message,
  code,
})

export const STORAGE_ANSWERS: Answer[] = [
  {
    what: 'the name is taken',
    means: 'there',
    status: 400,
    body: stored('409', 'KeyAlreadyExists', 'The resource already exists', 'Duplicate'),
  },
  {
    what: 'the row is there already',
    means: 'there',
    status: 400,
    body: stored('409', 'ResourceAlreadyExists', 'The resource already exists', 'Duplicate'),
  },
  {
    what: 'a policy forbids it',
    means: 'refused',
    status: 400,
    body: stored('403', 'AccessDenied', 'new row violates row-level security policy', 'Unauthorized'),
  },
  {
    what: 'too large',
    means: 'refused',
    status: 400,
    body: stored(
      '413',
      'EntityTooLarge',
      'The object exceeded the maximum allowed size',
      'Payload too large',
    ),
  },
  {
    what: 'a type that the bucket does not take',
    means: 'refused',
    status: 400,
    body: stored('415', 'InvalidMimeType', 'mime type text/plain is not supported', 'invalid_mime_type'),
  },
  {
    what: 'no such bucket',
    means: 'refused',
    status: 400,
    body: stored('404', 'NoSuchBucket', 'Bucket not found', 'Bucket not found'),
  },
  {
    what: 'S3 asks to slow down',
    means: 'passes',
    status: 400,
    body: stored('503', 'S3Error', 'SlowDown', 'Please reduce your request rate.'),
  },
  {
    what: 'S3 has failed',
    means: 'passes',
    status: 500,
    body: stored('500', 'S3Error', 'InternalError', 'We encountered an internal error. Please try again.'),
  },
  {
    what: 'somebody else holds the row',
    means: 'passes',
    status: 400,
    body: stored('423', 'ResourceLocked', 'The resource is locked', 'resource_locked'),
  },
  {
    what: 'the lock was not had in time',
    means: 'passes',
    status: 400,
    body: stored('503', 'LockTimeout', 'acquiring lock timeout', 'acquiring_lock_timeout'),
  },
  {
    what: 'the database did not answer in time',
    means: 'passes',
    status: 544,
    body: stored('544', 'DatabaseTimeout', 'The connection to the database timed out'),
  },
  {
    what: 'the database takes no writes for a while',
    means: 'passes',
    status: 400,
    body: stored(
      '503',
      'DatabaseReadOnly',
      'The database is currently in read-only mode. Please try again later.',
    ),
  },
  {
    what: 'the database has no connection to spare',
    means: 'passes',
    status: 429,
    body: stored('429', 'SlowDown', 'Too many connections issued to the database', 'too_many_connections'),
  },
  {
    what: 'it has failed',
    means: 'passes',
    status: 500,
    body: stored('500', 'InternalError', 'Internal Server Error', 'Internal'),
  },
]

const raised = (code: string, message: string) => ({ code, details: null, hint: null, message })

export const DATA_ANSWERS: Answer[] = [
  {
    what: 'cancelled after its time',
    means: 'passes',
    status: 500,
    body: raised('57014', 'canceling statement due to statement timeout'),
  },
  {
    what: 'two waited for each other',
    means: 'passes',
    status: 500,
    body: raised('40P01', 'deadlock detected'),
  },
  {
    what: 'somebody else holds the lock',
    means: 'passes',
    status: 500,
    body: raised('55P03', 'canceling statement due to lock timeout'),
  },
  {
    what: 'the database is shutting down',
    means: 'passes',
    status: 500,
    body: raised('57P01', 'terminating connection due to administrator command'),
  },
  {
    what: 'the database takes no writes for a while',
    means: 'passes',
    status: 405,
    body: raised('25006', 'cannot execute INSERT in a read-only transaction'),
  },
  {
    what: 'the database cannot be reached',
    means: 'passes',
    status: 503,
    body: raised('PGRST001', 'Database client error. Retrying the connection.'),
  },
  {
    what: 'no connection was free in time',
    means: 'passes',
    status: 504,
    body: raised('PGRST003', 'Timed out acquiring connection from connection pool.'),
  },
  {
    what: 'too many connections',
    means: 'passes',
    status: 503,
    body: raised('53300', 'sorry, too many clients already'),
  },
  {
    what: 'it breaks a limit of the table',
    means: 'refused',
    status: 400,
    body: raised('23514', 'new row for relation "quote_requests" violates check constraint "email"'),
  },
  {
    what: 'a policy forbids it',
    means: 'refused',
    status: 401,
    body: raised('42501', 'new row violates row-level security policy for table "quote_requests"'),
  },
  {
    what: 'the row names what is not there',
    means: 'refused',
    status: 409,
    body: raised('23503', 'insert or update on table "quote_requests" violates foreign key constraint'),
  },
  {
    what: 'a fault in a function of the database',
    means: 'refused',
    status: 500,
    body: raised('39P01', 'trigger function returned null'),
  },
  {
    what: 'the row is there already',
    means: 'there',
    status: 409,
    body: raised('23505', 'duplicate key value violates unique constraint "quote_requests_pkey"'),
  },
]

/** What stands before both, when it has no answer of theirs. */
export const EDGE_ANSWERS: Answer[] = [502, 503, 504, 520, 521, 522, 523, 524, 525, 527, 530].map(
  (status) => ({
    what: `the edge says ${status}`,
    means: 'passes',
    status,
    body: `error code: ${status}`,
  }),
)
