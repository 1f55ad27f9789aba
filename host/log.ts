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
