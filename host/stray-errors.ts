import { fileURLToPath } from 'node:url'
import { errorCode, type Log } from './log.ts'

/** The last guard: an error that nobody listens to is logged, and the host goes on serving. It is a fault all the same. */

const ROOT = fileURLToPath(new URL('../', import.meta.url))

const FRAME = /^\s+at (?:.*\()?(?:file:\/\/)?((?:node:|\/)[^\s()]+:\d+:\d+)\)?$/

/** The first file of this repository or its packages in the stack. */
function placeOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !error.stack) return undefined
  // The message comes first, and may look like anything.
  const { name, message, stack } = error
  const heading = `${name}: ${message}`
  const frames = stack.startsWith(heading) ? stack.slice(heading.length).split('\n') : []
  const places = frames.flatMap((frame) => FRAME.exec(frame)?.[1] ?? [])
  return (places.find((place) => place.startsWith(ROOT)) ?? places[0])?.replace(ROOT, '')
}

/** Before this is called, such an error ends the process. */
export function keepServing(log: Log): void {
  const report = (error: unknown) =>
    log.error({ code: errorCode(error), at: placeOf(error) }, 'An error that nobody handled')
  process.on('uncaughtException', report)
  process.on('unhandledRejection', report)
}
