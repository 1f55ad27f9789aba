/** What all commands do. It imports nothing: `npm run generate` loads no facts before it has written them. */

/** The message is enough for whoever called: it says what to do. */
export class Refusal extends Error {}

export const say = (text: string) => process.stdout.write(`${text}\n`)

/** The reader may have seen enough (`| head`): the rest of the output goes nowhere, and a command ends as it would have. */
export function ignoreClosedPipe(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
  })
}

/** Errors of files and databases, which have a code, are told without their stack, too. */
export async function runCommand(work: (words: string[]) => Promise<void>): Promise<void> {
  ignoreClosedPipe()
  try {
    await work(process.argv.slice(2))
    process.exit(0)
  } catch (error) {
    const { message, stack, code = '' } = error as Error & { code?: string }
    const isPlain = error instanceof Refusal || (typeof code === 'string' && code !== '')
    const reason = message.includes(code) ? message : `${message} (${code})`
    process.stderr.write(`${isPlain ? reason : (stack ?? message)}\n`)
    process.exit(1)
  }
}
