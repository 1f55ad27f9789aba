/** What all commands do. It imports nothing: `npm run generate` loads no facts before it has written them. */

/** The message is enough for whoever called: it says what to do. */
export class Refusal extends Error {}

export const say = (text: string) => process.stdout.write(`${text}\n`)

/** The reader may have seen enough (`| head`): the rest of the output goes nowhere, and a command ends as it would have. */
export function ignoreClosedPipe(): void {
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE') return
      process.stderr.write(`The output is not complete: ${told(error)}\n`)
      process.exit(1)
    })
}

/** Errors of files and databases, which have a code, are told without their stack, too. */
export function told(error: unknown): string {
  const { message, stack = message, code = '' } = error as Error & { code?: string }
  if (typeof code !== 'string' || (code === '' && !(error instanceof Refusal))) return stack
  return message.includes(code) ? message : `${message} (${code})`
}

export async function runCommand(work: (words: string[]) => Promise<void>): Promise<void> {
  ignoreClosedPipe()
  try {
    await work(process.argv.slice(2))
    process.exit(0)
  } catch (error) {
    process.stderr.write(`${told(error)}\n`)
    process.exit(1)
  }
}
