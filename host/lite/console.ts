import { errorCode, type Log } from '../log.ts'

/**
 * PostgreSQL's classes for what the caller has sent, and the codes by which our own SQL refuses: PT409, PT429 and the like, each
 * with its status, and P0001. A status of 500 or more is a fault. Besides, an upload that we refuse or whose client has gone.
 */
const REFUSAL = /:(?:(?:22|23|42)\w{3}|PT[1-4]\d\d|P0001)$|^(?:UploadRefusal|AbortError)$/

/**
 * The embedded backend prints errors with their SQL and parameters, which are personal data. From here on everything printed
 * becomes one of our log lines, with its source and code only. Events of our own functions
 * (supabase/functions/_shared/log.ts) pass unchanged.
 */
export function redactConsole(log: Log): void {
  const redact = (...values: unknown[]) => {
    const error = values.find((value) => value instanceof Error)
    // Anything that is not an error is noise, and so is what the caller gets as a refusal.
    const code = errorCode(error)
    const level = error && !REFUSAL.test(code) ? 'error' : 'debug'
    log[level]({ source: 'backend', code }, 'The embedded backend reported a problem')
  }
  console.error = redact
  console.warn = redact
  console.log = () => {}
  console.debug = () => {}
  console.info = (value: unknown) => {
    if (typeof value === 'object' && value !== null && 'event' in value) log.info(value)
  }
}
