import { errorCode, type Log } from '../log.ts'

/**
 * The embedded backend prints errors with their SQL and parameters, which are personal data. From here on everything printed
 * becomes one of our log lines, with its source and code only. Events of our own functions
 * (supabase/functions/_shared/log.ts) pass unchanged.
 */
export function redactConsole(log: Log): void {
  const redact = (...values: unknown[]) => {
    const error = values.find((value) => value instanceof Error)
    // Anything that is not an error is noise, and so are errors caused by the caller.
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
