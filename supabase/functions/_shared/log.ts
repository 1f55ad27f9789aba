/** What functions log: names of events, references and codes. Never names, addresses, file names or texts. */

type Event = { event: string } & Record<string, string | number | boolean | undefined>

export type LogEvent = (event: Event) => void

/** One object a line: the platform's log and the one-machine host's both take it as it is. */
export const logEvent: LogEvent = (event) => {
  // biome-ignore lint/suspicious/noConsole: the console is the log of an edge function
  console.info(event)
}

/** What may be logged of an error: its class and machine code, never its message. */
export function errorCode(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const { code, originalCode, responseCode } = error as Error & Record<string, unknown>
  // The mailer names the kind of trouble, and keeps the system's own code, which says what it is, beside it.
  return [error.name, code, originalCode, responseCode]
    .filter((part) => typeof part === 'string' || typeof part === 'number')
    .join(':')
}
