import { errorCode, type Log } from '../log.ts'

/**
 * The embedded backend prints errors with their SQL and parameters, which are personal data. Everything printed from here
 * on becomes a line of our log that says where it came from and with which code, and nothing else. Only the events of our
 * own functions (supabase/functions/_shared/log.ts) pass as they are.
 */
export function redactConsole(log: Log): void {
  const redact = (...values: unknown[]) => {
    const error = values.find((value) => value instanceof Error)
    // What is no error is chatter; what the database answers to a caller's mistake is not worth a warning either.
    const code = errorCode(error)
    const level = error && !/:(22|23|42)\w{3}$/.test(code) ? 'error' : 'debug'
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
