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

/** As the service gives it to a client of 2024 and later. */
export const responseOf = ({ status, body }: Pick<Answer, 'status' | 'body'>) =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), {
    status,
    headers: { 'x-supabase-api-version': '2024-01-01' },
  })

/** One a line: what it means, its status, what has happened, and the cells of its body. */
const answers = (bodyOf: (...cells: string[]) => object, table: string): Answer[] =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [means, status, what = '', ...cells] = line.trim().split(' | ')
      return { what, means: means as Answer['means'], status: Number(status), body: bodyOf(...cells) }
    })

const stored = (statusCode: string, code: string, message: string, error = code) => ({
  statusCode,
  error,
  message,
  code,
})

export const STORAGE_ANSWERS = answers(
  stored,
  `
  there | 400 | the name is taken | 409 | KeyAlreadyExists | The resource already exists | Duplicate
  there | 400 | the row is there already | 409 | ResourceAlreadyExists | The resource already exists | Duplicate
  refused | 400 | a policy forbids it | 403 | AccessDenied | new row violates row-level security policy | Unauthorized
  refused | 400 | too large | 413 | EntityTooLarge | The object exceeded the maximum allowed size | Payload too large
  refused | 400 | a type that the bucket does not take | 415 | InvalidMimeType | mime type text/plain is not supported | invalid_mime_type
  refused | 400 | no such bucket | 404 | NoSuchBucket | Bucket not found | Bucket not found
  refused | 400 | what the row refers to is missing | 404 | InvalidRequest | The related resource does not exist
  refused | 400 | no such project | 400 | TenantNotFound | Missing tenant config for tenant abcdefghijklmnopqrst
  refused | 400 | the token has expired | 403 | AccessDenied | "exp" claim timestamp check failed | Unauthorized
  passes | 400 | S3 asks to slow down | 503 | S3Error | SlowDown | Please reduce your request rate.
  passes | 500 | S3 has failed | 500 | S3Error | InternalError | We encountered an internal error. Please try again.
  passes | 400 | another transaction holds the row | 423 | ResourceLocked | The resource is locked
  passes | 400 | the lock was not had in time | 503 | LockTimeout | acquiring lock timeout | acquiring_lock_timeout
  passes | 544 | the database did not answer in time | 544 | DatabaseTimeout | The connection to the database timed out
  passes | 400 | the database takes no writes for a while | 503 | DatabaseReadOnly | The database is currently in read-only mode. Please try again later.
  passes | 429 | the database has no connection to spare | 429 | SlowDown | Too many connections issued to the database | too_many_connections
  passes | 500 | it has failed | 500 | InternalError | Internal Server Error | Internal
  passes | 400 | S3 had the body too slowly | 400 | S3Error | RequestTimeout | Your socket connection to the server was not read.
  passes | 400 | the credentials of Storage at S3 have run out | 400 | S3Error | ExpiredToken | The provided token has expired.
  passes | 400 | the clocks of Storage and S3 differ | 403 | S3Error | RequestTimeTooSkewed | The difference between the times is too large.
  passes | 400 | S3 is doing something else with the object | 409 | S3Error | OperationAborted | A conflicting operation is in progress.
  passes | 400 | a transaction could not be ended | 409 | TransactionError | Transaction already closed
  passes | 400 | a row is referred to | 409 | ResourceReferenced | The resource could not be updated or removed due to a foreign key constraint
  passes | 500 | a transaction was ended from outside | 500 | DatabaseTransactionAborted | The database transaction has been aborted. Roll back the transaction before retrying.
  passes | 400 | its own migrations are under way | 503 | DatabaseSchemaMismatch | The database schema is out of sync. Please run migrations or contact support.
  passes | 400 | a policy refers to itself | 503 | DatabaseInvalidObjectDefinition | The database schema is invalid or incompatible.
  passes | 500 | the body broke off | 500 | Aborted | Upload was aborted`,
)

const raised = (code: string, message: string) => ({ code, details: null, hint: null, message })

export const DATA_ANSWERS = answers(
  raised,
  `
  there | 409 | the row is there already | 23505 | duplicate key value violates unique constraint "quote_requests_pkey"
  refused | 401 | the token has expired | PGRST303 | JWT expired
  refused | 401 | the token is none | PGRST301 | No suitable key or wrong key type
  refused | 400 | it breaks a limit of the table | 23514 | new row for relation "quote_requests" violates check constraint "email"
  refused | 401 | a policy forbids it | 42501 | new row violates row-level security policy for table "quote_requests"
  refused | 409 | the row names what is not there | 23503 | insert or update on table "quote_requests" violates foreign key constraint
  refused | 500 | a fault in a function of the database | 39P01 | trigger function returned null
  passes | 500 | cancelled after its time | 57014 | canceling statement due to statement timeout
  passes | 500 | two waited for each other | 40P01 | deadlock detected
  passes | 500 | another transaction holds the lock | 55P03 | canceling statement due to lock timeout
  passes | 500 | the database is shutting down | 57P01 | terminating connection due to administrator command
  passes | 405 | the database takes no writes for a while | 25006 | cannot execute INSERT in a read-only transaction
  passes | 503 | the database cannot be reached | PGRST001 | Database client error. Retrying the connection.
  passes | 504 | no connection was free in time | PGRST003 | Timed out acquiring connection from connection pool.
  passes | 503 | too many connections | 53300 | sorry, too many clients already
  passes | 400 | it does not know a column yet | PGRST204 | Could not find the 'phone' column of 'quote_requests' in the schema cache
  passes | 404 | it does not know a table yet | PGRST205 | Could not find the table 'public.quote_requests' in the schema cache
  passes | 404 | it does not know a function yet | PGRST202 | Could not find the function public.taken_slots in the schema cache`,
)

const said = (code: string, message: string) => ({ code, message })

export const AUTH_ANSWERS = answers(
  said,
  `
  refused | 403 | the session has ended | session_not_found | Session from session_id claim in JWT does not exist
  refused | 403 | the account is gone | user_not_found | User from sub claim in JWT does not exist
  refused | 403 | the token has expired | bad_jwt | invalid JWT: unable to parse or verify signature, token has invalid claims: token is expired
  passes | 409 | others renew the same session | conflict | Too many concurrent token refresh requests on the same session or refresh token
  passes | 429 | the caller asks too often | over_request_rate_limit | Request rate limit reached
  passes | 429 | the project has sent too much mail | over_email_send_rate_limit | email rate limit exceeded
  passes | 504 | it did not answer in time | request_timeout | Processing this request timed out, please retry after a moment.
  passes | 500 | it has failed | unexpected_failure | Unexpected failure, please check server logs for more information`,
)

/** Our own code's errors stand inside. */
const called = (code: string, message: string, whose?: string) =>
  whose ? { error: said(code, message) } : said(code, message)

export const FUNCTION_ANSWERS = answers(
  called,
  `
  refused | 410 | the link is another one by now | link-replaced | This link has been replaced by a newer one | ours
  refused | 401 | it is signed out | signed-out | Please log in first | ours
  refused | 409 | the slot is taken | slot-taken | This time has just been taken. Please select another one | ours
  passes | 503 | it did not start | BOOT_ERROR | Function failed to start (please check logs)
  passes | 504 | it did not answer in time | IDLE_TIMEOUT | The function did not answer in time
  passes | 546 | its worker has used up what it may | WORKER_LIMIT | Function failed due to not having enough compute resources
  passes | 500 | its worker has retired | Internal Server Error | Request failed due to an internal server error
  passes | 503 | our own code has failed | unavailable | Something went wrong. Please try again. | ours`,
)

/** What stands before all of them, when it has no answer of theirs. */
export const EDGE_ANSWERS: Answer[] = [408, 425, 502, 503, 504, 520, 521, 522, 523, 524, 525, 526, 530].map(
  (status) => ({
    what: `the edge says ${status}`,
    means: 'passes',
    status,
    body: `error code: ${status}`,
  }),
)
