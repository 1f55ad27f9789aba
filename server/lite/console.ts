import { errorCode, type Log } from '../log.ts'

/**
 * The embedded backend prints errors with their SQL and parameters, which are personal data. Everything printed from here
 * on becomes a line of our log that says where it came from and with which code, and nothing else.
 */
export function redactConsole(log: Log): void {
  const line =
    (level: 'warn' | 'error') =>
    (...values: unknown[]) => {
      const error = values.find((value) => value instanceof Error)
      log[level]({ source: 'backend', code: errorCode(error) }, 'The embedded backend reported a problem')
    }
  console.error = line('error')
  console.warn = line('warn')
  console.log = () => {}
  console.info = () => {}
  console.debug = () => {}
}
