import { ignoreClosedPipe } from '#host/closed-pipe.ts'
import { ContentError } from '#src/collections/source.ts'
import { writeFirst } from './facts/first-outputs.ts'

/**
 * `npm run generate`: updates every generated file, and checks the pages' texts. `npm run build` does the same first, and
 * `npm start` when the site's sources have changed. Ends the process with what is wrong in them.
 */
export async function generate(): Promise<void> {
  try {
    await writeFirst()
    // It reads what has just been written.
    const { writeAll } = await import('./outputs.ts')
    await writeAll()
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}

if (import.meta.main) {
  ignoreClosedPipe()
  await generate()
}
