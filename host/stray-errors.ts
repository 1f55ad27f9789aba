import { fileURLToPath } from 'node:url'
import { errorCode, type Log } from './log.ts'

/**
 * The last guard: an error that nobody listens to, of a single request as a rule, is logged, and the host goes on serving everybody
 * else. It is a fault all the same, and to be mended where it comes from.
 */

const ROOT = fileURLToPath(new URL('../', import.meta.url))

const FRAME = /^\s+at (?:.*\()?(?:file:\/\/)?((?:node:|\/)[^\s()]+:\d+:\d+)\)?$/

/** Where an error was made: the first file of this repository or its packages in its stack, never its message. */
function placeOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !error.stack) return undefined
  // The message comes first, and may look like anything.
  const { name, message, stack } = error
  const heading = `${name}: ${message}`
  const frames = stack.startsWith(heading) ? stack.slice(heading.length).split('\n') : []
  const places = frames.flatMap((frame) => FRAME.exec(frame)?.[1] ?? [])
  return (places.find((place) => place.startsWith(ROOT)) ?? places[0])?.replace(ROOT, '')
}

/** Keeps the process going. Before this is called, while the host starts, such an error ends it. */
export function keepServing(log: Log): void {
  const report = (error: unknown) =>
    log.error({ code: errorCode(error), at: placeOf(error) }, 'An error that nobody handled')
  process.on('uncaughtException', report)
  process.on('unhandledRejection', report)
}
