/** Only event names, references and codes are logged: no names, addresses, file names or texts. */

type Event = { event: string } & Record<string, string | number | boolean | undefined>

export type LogEvent = (event: Event) => void

/** One object per line, as the platform's log and the one-machine host accept. */
export const logEvent: LogEvent = (event) => {
  // biome-ignore lint/suspicious/noConsole: the console is the log of an edge function
  console.info(event)
}

/**
 * Class and codes, never the message. The data service's errors are plain objects; without an answer, only the
 * message has the class.
 */
export function errorCode(error: unknown): string {
  if (typeof error !== 'object' || error === null) return 'unknown'
  const { name, message, code, originalCode, responseCode, statusCode } = error as Record<string, unknown>
  // The mailer's own code is a category, with the system's beside it; storage has the status in the error.
  const parts = [
    error instanceof Error ? name : /^\w+Error(?=:)/.exec(String(message))?.[0],
    code,
    originalCode,
    responseCode,
    statusCode,
  ]
  return (
    parts.filter((part) => typeof part === 'number' || (typeof part === 'string' && part)).join(':') ||
    'unknown'
  )
}

/** For a promise's catch: logs the failure, and goes on with something else. */
export const orLog =
  <Value = undefined>(log: LogEvent, about: Event, instead?: Value) =>
  (failure: unknown): Value => {
    log({ ...about, code: errorCode(failure) })
    return instead as Value
  }
