import pino from 'pino'
import type { Settings } from './settings.ts'

export type Log = pino.Logger

const { warn: WARN, error: ERROR } = pino.levels.values as { warn: number; error: number }

/** Callers log references, field names and error codes: never names, addresses, file names, messages or raw database errors. */
export function createLog(
  settings: Pick<Settings, 'LOG_LEVEL'>,
  onProblem: (level: 'warn' | 'error') => void = () => {},
): Log {
  const options: pino.LoggerOptions = {
    level: settings.LOG_LEVEL,
    base: null,
    hooks: {
      logMethod(line, write, level) {
        if (level >= WARN) onProblem(level >= ERROR ? 'error' : 'warn')
        write.apply(this, line)
      },
    },
  }
  if (!process.stdout.isTTY) {
    const stdout = pino.destination({ fd: 1, sync: true })
    // On a full disk lines are lost; without a listener the logger would never return.
    stdout.on('error', () => {})
    return pino(options, stdout)
  }
  return pino({
    ...options,
    transport: { target: 'pino-pretty', options: { translateTime: 'HH:MM:ss', ignore: 'pid,hostname' } },
  })
}

/** An error's class and machine code: its message may not be logged. */
export function errorCode(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const { code } = error as Error & { code?: unknown }
  return typeof code === 'string' ? `${error.name}:${code}` : error.name
}

/** What the caller has sent (22, 23, 42), what our SQL refuses (PT…, P0001), and an upload that was refused or abandoned. */
const REFUSAL = /:(?:(?:22|23|42)\w{3}|PT[1-4]\d\d|P0001)$|^(?:UploadRefusal|AbortError)$/

/**
 * The embedded backend prints errors with their SQL and values, which are personal data: only source and code are logged. Events
 * of our functions (supabase/functions/_shared/log.ts) pass unchanged.
 */
export function redactConsole(
  log: Log,
  onEvent: (event: { event?: unknown; kind?: unknown }) => void = () => {},
): void {
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
    if (typeof value !== 'object' || value === null || !('event' in value)) return
    log.info(value)
    onEvent(value)
  }
}
