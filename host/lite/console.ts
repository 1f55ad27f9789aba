import { errorCode, type Log } from '../log.ts'

/** What the caller has sent (22, 23, 42), what our SQL refuses (PT…, P0001), and an upload that was refused or abandoned. */
const REFUSAL = /:(?:(?:22|23|42)\w{3}|PT[1-4]\d\d|P0001)$|^(?:UploadRefusal|AbortError)$/

/**
 * The embedded backend prints errors with their SQL and values, which are personal data: only source and code are logged. Events
 * of our functions (supabase/functions/_shared/log.ts) pass unchanged.
 */
export function redactConsole(log: Log): void {
  const redact = (...values: unknown[]) => {
    const error = values.find((value) => value instanceof Error)
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
