/** Functions log event names, references and codes; never names, addresses, file names or texts. */

type Event = { event: string } & Record<string, string | number | boolean | undefined>

export type LogEvent = (event: Event) => void

/** One object a line: both the platform's log and the one-machine host's accept it. */
export const logEvent: LogEvent = (event) => {
  // biome-ignore lint/suspicious/noConsole: the console is the log of an edge function
  console.info(event)
}

/**
 * The part of an error that may be logged: its class and machine code, never its message. The data service's errors are plain
 * objects, with a code such as `57014`; where no answer came, only the message names the class.
 */
export function errorCode(error: unknown): string {
  if (typeof error !== 'object' || error === null) return 'unknown'
  const { name, message, code, originalCode, responseCode, statusCode } = error as Record<string, unknown>
  // The mailer reports a category, and keeps the system's more precise code beside it; storage has the status in the error.
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
