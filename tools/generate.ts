import { ignoreClosedPipe } from '#host/command.ts'
import { digestSources, isBuiltOf } from '#host/static/build-stamp.ts'

/**
 * `npm run generate`: updates every generated file, and checks the pages' texts. `npm run build` does the same first. `npm start`
 * does it `--if-changed`: unless the site has been built from these very sources, which is done after generating.
 */
async function generate(): Promise<void> {
  // Loading them takes longer than the comparison.
  const { ContentError } = await import('#src/collections/source.ts')
  const { writeFirst } = await import('./facts/first-outputs.ts')
  try {
    await writeFirst()
    // It reads what has just been written.
    const { writeAll } = await import('./outputs.ts')
    await writeAll()
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
}

ignoreClosedPipe()
if (!process.argv.includes('--if-changed') || !(await isBuiltOf(digestSources()))) await generate()
