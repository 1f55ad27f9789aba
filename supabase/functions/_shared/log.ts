/** Functions log event names, references and codes; never names, addresses, file names or texts. */

type Event = { event: string } & Record<string, string | number | boolean | undefined>

export type LogEvent = (event: Event) => void

/** One object a line: both the platform's log and the one-machine host's accept it. */
export const logEvent: LogEvent = (event) => {
  // biome-ignore lint/suspicious/noConsole: the console is the log of an edge function
  console.info(event)
}

/** The part of an error that may be logged: its class and machine code, never its message. */
export function errorCode(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const { code, originalCode, responseCode } = error as Error & Record<string, unknown>
  // The mailer reports a category, and keeps the system's more precise code beside it.
  return [error.name, code, originalCode, responseCode]
    .filter((part) => typeof part === 'string' || typeof part === 'number')
    .join(':')
}
