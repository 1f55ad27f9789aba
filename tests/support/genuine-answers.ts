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

const answers = (
  groups: Partial<Record<Answer['means'], readonly [status: number, what: string, body: Answer['body']][]>>,
): Answer[] =>
  Object.entries(groups).flatMap(([means, rows]) =>
    rows.map(([status, what, body]) => ({ what, means: means as Answer['means'], status, body })),
  )

const stored = (statusCode: string, code: string, message: string, error = code) => ({
  statusCode,
  error,
  message,
  code,
})

export const STORAGE_ANSWERS = answers({
  there: [
    [400, 'the name is taken', stored('409', 'KeyAlreadyExists', 'The resource already exists', 'Duplicate')],
    [
      400,
      'the row is there already',
      stored('409', 'ResourceAlreadyExists', 'The resource already exists', 'Duplicate'),
    ],
  ],
  refused: [
    [
      400,
      'a policy forbids it',
      stored('403', 'AccessDenied', 'new row violates row-level security policy', 'Unauthorized'),
    ],
    [
      400,
      'too large',
      stored('413', 'EntityTooLarge', 'The object exceeded the maximum allowed size', 'Payload too large'),
    ],
    [
      400,
      'a type that the bucket does not take',
      stored('415', 'InvalidMimeType', 'mime type text/plain is not supported', 'invalid_mime_type'),
    ],
    [400, 'no such bucket', stored('404', 'NoSuchBucket', 'Bucket not found', 'Bucket not found')],
    [
      400,
      'what the row refers to is missing',
      stored('404', 'InvalidRequest', 'The related resource does not exist'),
    ],
    [
      400,
      'no such project',
      stored('400', 'TenantNotFound', 'Missing tenant config for tenant abcdefghijklmnopqrst'),
    ],
    [
      400,
      'the token has expired',
      stored('403', 'AccessDenied', '"exp" claim timestamp check failed', 'Unauthorized'),
    ],
  ],
  passes: [
    [400, 'S3 asks to slow down', stored('503', 'S3Error', 'SlowDown', 'Please reduce your request rate.')],
    [
      500,
      'S3 has failed',
      stored('500', 'S3Error', 'InternalError', 'We encountered an internal error. Please try again.'),
    ],
    [400, 'another transaction holds the row', stored('423', 'ResourceLocked', 'The resource is locked')],
    [
      400,
      'the lock was not had in time',
      stored('503', 'LockTimeout', 'acquiring lock timeout', 'acquiring_lock_timeout'),
    ],
    [
      544,
      'the database did not answer in time',
      stored('544', 'DatabaseTimeout', 'The connection to the database timed out'),
    ],
    [
      400,
      'the database takes no writes for a while',
      stored(
        '503',
        'DatabaseReadOnly',
        'The database is currently in read-only mode. Please try again later.',
      ),
    ],
    [
      429,
      'the database has no connection to spare',
      stored('429', 'SlowDown', 'Too many connections issued to the database', 'too_many_connections'),
    ],
    [500, 'it has failed', stored('500', 'InternalError', 'Internal Server Error', 'Internal')],
    [
      400,
      'S3 had the body too slowly',
      stored('400', 'S3Error', 'RequestTimeout', 'Your socket connection to the server was not read.'),
    ],
    [
      400,
      'the credentials of Storage at S3 have run out',
      stored('400', 'S3Error', 'ExpiredToken', 'The provided token has expired.'),
    ],
    [
      400,
      'the clocks of Storage and S3 differ',
      stored('403', 'S3Error', 'RequestTimeTooSkewed', 'The difference between the times is too large.'),
    ],
    [
      400,
      'S3 is doing something else with the object',
      stored('409', 'S3Error', 'OperationAborted', 'A conflicting operation is in progress.'),
    ],
    [
      400,
      'a transaction could not be ended',
      stored('409', 'TransactionError', 'Transaction already closed'),
    ],
    [
      400,
      'a row is referred to',
      stored(
        '409',
        'ResourceReferenced',
        'The resource could not be updated or removed due to a foreign key constraint',
      ),
    ],
    [
      500,
      'a transaction was ended from outside',
      stored(
        '500',
        'DatabaseTransactionAborted',
        'The database transaction has been aborted. Roll back the transaction before retrying.',
      ),
    ],
    [
      400,
      'its own migrations are under way',
      stored(
        '503',
        'DatabaseSchemaMismatch',
        'The database schema is out of sync. Please run migrations or contact support.',
      ),
    ],
    [
      400,
      'a policy refers to itself',
      stored('503', 'DatabaseInvalidObjectDefinition', 'The database schema is invalid or incompatible.'),
    ],
    [500, 'the body broke off', stored('500', 'Aborted', 'Upload was aborted')],
  ],
})

const raised = (code: string, message: string) => ({ code, details: null, hint: null, message })

export const DATA_ANSWERS = answers({
  passes: [
    [500, 'cancelled after its time', raised('57014', 'canceling statement due to statement timeout')],
    [500, 'two waited for each other', raised('40P01', 'deadlock detected')],
    [500, 'another transaction holds the lock', raised('55P03', 'canceling statement due to lock timeout')],
    [
      500,
      'the database is shutting down',
      raised('57P01', 'terminating connection due to administrator command'),
    ],
    [
      405,
      'the database takes no writes for a while',
      raised('25006', 'cannot execute INSERT in a read-only transaction'),
    ],
    [
      503,
      'the database cannot be reached',
      raised('PGRST001', 'Database client error. Retrying the connection.'),
    ],
    [
      504,
      'no connection was free in time',
      raised('PGRST003', 'Timed out acquiring connection from connection pool.'),
    ],
    [503, 'too many connections', raised('53300', 'sorry, too many clients already')],
    [
      400,
      'it does not know a column yet',
      raised('PGRST204', "Could not find the 'phone' column of 'quote_requests' in the schema cache"),
    ],
    [
      404,
      'it does not know a table yet',
      raised('PGRST205', "Could not find the table 'public.quote_requests' in the schema cache"),
    ],
    [
      404,
      'it does not know a function yet',
      raised('PGRST202', 'Could not find the function public.taken_slots in the schema cache'),
    ],
  ],
  refused: [
    [401, 'the token has expired', raised('PGRST303', 'JWT expired')],
    [401, 'the token is none', raised('PGRST301', 'No suitable key or wrong key type')],
    [
      400,
      'it breaks a limit of the table',
      raised('23514', 'new row for relation "quote_requests" violates check constraint "email"'),
    ],
    [
      401,
      'a policy forbids it',
      raised('42501', 'new row violates row-level security policy for table "quote_requests"'),
    ],
    [
      409,
      'the row names what is not there',
      raised('23503', 'insert or update on table "quote_requests" violates foreign key constraint'),
    ],
    [500, 'a fault in a function of the database', raised('39P01', 'trigger function returned null')],
  ],
  there: [
    [
      409,
      'the row is there already',
      raised('23505', 'duplicate key value violates unique constraint "quote_requests_pkey"'),
    ],
  ],
})

const said = (code: string, message: string) => ({ code, message })

export const AUTH_ANSWERS = answers({
  passes: [
    [
      409,
      'others renew the same session',
      said('conflict', 'Too many concurrent token refresh requests on the same session or refresh token'),
    ],
    [429, 'the caller asks too often', said('over_request_rate_limit', 'Request rate limit reached')],
    [
      429,
      'the project has sent too much mail',
      said('over_email_send_rate_limit', 'email rate limit exceeded'),
    ],
    [
      504,
      'it did not answer in time',
      said('request_timeout', 'Processing this request timed out, please retry after a moment.'),
    ],
    [
      500,
      'it has failed',
      said('unexpected_failure', 'Unexpected failure, please check server logs for more information'),
    ],
  ],
  refused: [
    [
      403,
      'the session has ended',
      said('session_not_found', 'Session from session_id claim in JWT does not exist'),
    ],
    [403, 'the account is gone', said('user_not_found', 'User from sub claim in JWT does not exist')],
    [
      403,
      'the token has expired',
      said(
        'bad_jwt',
        'invalid JWT: unable to parse or verify signature, token has invalid claims: token is expired',
      ),
    ],
  ],
})

export const FUNCTION_ANSWERS = answers({
  passes: [
    [503, 'it did not start', said('BOOT_ERROR', 'Function failed to start (please check logs)')],
    [504, 'it did not answer in time', said('IDLE_TIMEOUT', 'The function did not answer in time')],
    [
      546,
      'its worker has used up what it may',
      said('WORKER_LIMIT', 'Function failed due to not having enough compute resources'),
    ],
    [
      500,
      'its worker has retired',
      said('Internal Server Error', 'Request failed due to an internal server error'),
    ],
    [
      503,
      'our own code has failed',
      { error: said('unavailable', 'Something went wrong. Please try again.') },
    ],
  ],
  refused: [
    [
      410,
      'the link is another one by now',
      { error: said('link-replaced', 'This link has been replaced by a newer one') },
    ],
    [401, 'it is signed out', { error: said('signed-out', 'Please log in first') }],
    [
      409,
      'the slot is taken',
      { error: said('slot-taken', 'This time has just been taken. Please select another one') },
    ],
  ],
})

/** What stands before all of them, when it has no answer of theirs. */
export const EDGE_ANSWERS: Answer[] = [408, 425, 502, 503, 504, 520, 521, 522, 523, 524, 525, 526, 530].map(
  (status) => ({
    what: `the edge says ${status}`,
    means: 'passes',
    status,
    body: `error code: ${status}`,
  }),
)
