// Answers of Supabase's own services, with what each means for who sends again. Recorded, as Storage 1.11.2 has given
// them on the tests' own machine: its refusals of a taken name, a policy, a size, a type and a bucket. All others
// take a fault that nobody can order, and are transcribed from the sources:
// - Storage at 4fa61fb (src/internal/errors, src/http/error-handler.ts, src/storage/database/errors.ts)
// - Auth at bc32168 (internal/api, internal/tokens), as it words them for clients of 2024 and later
// - PostgREST 14 as its documents have them ("Errors")
// - the functions' runtime as the platform's documents ("Status codes") and reports of users have them
// - the edge as Cloudflare's documents have it ("5xx errors")

export type Answer = {
  what: string
  means: 'passes' | 'refused' | 'there'
  status: number
  body: object | string
}

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
    what: 'another transaction holds the row',
    means: 'passes',
    status: 400,
    body: stored('423', 'ResourceLocked', 'The resource is locked'),
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
  {
    what: 'S3 had the body too slowly',
    means: 'passes',
    status: 400,
    body: stored('400', 'S3Error', 'RequestTimeout', 'Your socket connection to the server was not read.'),
  },
  {
    what: 'the credentials of Storage at S3 have run out',
    means: 'passes',
    status: 400,
    body: stored('400', 'S3Error', 'ExpiredToken', 'The provided token has expired.'),
  },
  {
    what: 'the clocks of Storage and S3 differ',
    means: 'passes',
    status: 400,
    body: stored('403', 'S3Error', 'RequestTimeTooSkewed', 'The difference between the times is too large.'),
  },
  {
    what: 'S3 is doing something else with the object',
    means: 'passes',
    status: 400,
    body: stored('409', 'S3Error', 'OperationAborted', 'A conflicting operation is in progress.'),
  },
  {
    what: 'a transaction could not be ended',
    means: 'passes',
    status: 400,
    body: stored('409', 'TransactionError', 'Transaction already closed'),
  },
  {
    what: 'a row is referred to',
    means: 'passes',
    status: 400,
    body: stored(
      '409',
      'ResourceReferenced',
      'The resource could not be updated or removed due to a foreign key constraint',
    ),
  },
  {
    what: 'a transaction was ended from outside',
    means: 'passes',
    status: 500,
    body: stored(
      '500',
      'DatabaseTransactionAborted',
      'The database transaction has been aborted. Roll back the transaction before retrying.',
    ),
  },
  {
    what: 'its own migrations are under way',
    means: 'passes',
    status: 400,
    body: stored(
      '503',
      'DatabaseSchemaMismatch',
      'The database schema is out of sync. Please run migrations or contact support.',
    ),
  },
  {
    what: 'a policy refers to itself',
    means: 'passes',
    status: 400,
    body: stored('503', 'DatabaseInvalidObjectDefinition', 'The database schema is invalid or incompatible.'),
  },
  {
    what: 'the body broke off',
    means: 'passes',
    status: 500,
    body: stored('500', 'Aborted', 'Upload was aborted'),
  },
  {
    what: 'what the row refers to is missing',
    means: 'refused',
    status: 400,
    body: stored('404', 'InvalidRequest', 'The related resource does not exist'),
  },
  {
    what: 'no such project',
    means: 'refused',
    status: 400,
    body: stored('400', 'TenantNotFound', 'Missing tenant config for tenant abcdefghijklmnopqrst'),
  },
  {
    what: 'the token has expired',
    means: 'refused',
    status: 400,
    body: stored('403', 'AccessDenied', '"exp" claim timestamp check failed', 'Unauthorized'),
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
    what: 'another transaction holds the lock',
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
    what: 'it does not know a column yet',
    means: 'passes',
    status: 400,
    body: raised('PGRST204', "Could not find the 'phone' column of 'quote_requests' in the schema cache"),
  },
  {
    what: 'it does not know a table yet',
    means: 'passes',
    status: 404,
    body: raised('PGRST205', "Could not find the table 'public.quote_requests' in the schema cache"),
  },
  {
    what: 'it does not know a function yet',
    means: 'passes',
    status: 404,
    body: raised('PGRST202', 'Could not find the function public.taken_slots in the schema cache'),
  },
  {
    what: 'the token has expired',
    means: 'refused',
    status: 401,
    body: raised('PGRST303', 'JWT expired'),
  },
  {
    what: 'the token is none',
    means: 'refused',
    status: 401,
    body: raised('PGRST301', 'No suitable key or wrong key type'),
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

const said = (code: string, message: string) => ({ code, message })

export const AUTH_ANSWERS: Answer[] = [
  {
    what: 'others renew the same session',
    means: 'passes',
    status: 409,
    body: said('conflict', 'Too many concurrent token refresh requests on the same session or refresh token'),
  },
  {
    what: 'the caller asks too often',
    means: 'passes',
    status: 429,
    body: said('over_request_rate_limit', 'Request rate limit reached'),
  },
  {
    what: 'the project has sent too much mail',
    means: 'passes',
    status: 429,
    body: said('over_email_send_rate_limit', 'email rate limit exceeded'),
  },
  {
    what: 'it did not answer in time',
    means: 'passes',
    status: 504,
    body: said('request_timeout', 'Processing this request timed out, please retry after a moment.'),
  },
  {
    what: 'it has failed',
    means: 'passes',
    status: 500,
    body: said('unexpected_failure', 'Unexpected failure, please check server logs for more information'),
  },
  {
    what: 'the session has ended',
    means: 'refused',
    status: 403,
    body: said('session_not_found', 'Session from session_id claim in JWT does not exist'),
  },
  {
    what: 'the account is gone',
    means: 'refused',
    status: 403,
    body: said('user_not_found', 'User from sub claim in JWT does not exist'),
  },
  {
    what: 'the token has expired',
    means: 'refused',
    status: 403,
    body: said(
      'bad_jwt',
      'invalid JWT: unable to parse or verify signature, token has invalid claims: token is expired',
    ),
  },
]

export const FUNCTION_ANSWERS: Answer[] = [
  {
    what: 'it did not start',
    means: 'passes',
    status: 503,
    body: said('BOOT_ERROR', 'Function failed to start (please check logs)'),
  },
  {
    what: 'it did not answer in time',
    means: 'passes',
    status: 504,
    body: said('IDLE_TIMEOUT', 'The function did not answer in time'),
  },
  {
    what: 'its worker has used up what it may',
    means: 'passes',
    status: 546,
    body: said('WORKER_LIMIT', 'Function failed due to not having enough compute resources'),
  },
  {
    what: 'its worker has retired',
    means: 'passes',
    status: 500,
    body: said('Internal Server Error', 'Request failed due to an internal server error'),
  },
  {
    what: 'our own code has failed',
    means: 'passes',
    status: 503,
    body: { error: said('unavailable', 'Something went wrong. Please try again.') },
  },
  {
    what: 'the link is another one by now',
    means: 'refused',
    status: 410,
    body: { error: said('link-replaced', 'This link has been replaced by a newer one') },
  },
  {
    what: 'it is signed out',
    means: 'refused',
    status: 401,
    body: { error: said('signed-out', 'Please log in first') },
  },
  {
    what: 'the slot is taken',
    means: 'refused',
    status: 409,
    body: { error: said('slot-taken', 'This time has just been taken. Please select another one') },
  },
]

/** What stands before all of them, when it has no answer of theirs. */
export const EDGE_ANSWERS: Answer[] = [408, 425, 502, 503, 504, 520, 521, 522, 523, 524, 525, 526, 530].map(
  (status) => ({
    what: `the edge says ${status}`,
    means: 'passes',
    status,
    body: `error code: ${status}`,
  }),
)
