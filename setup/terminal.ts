import { execFileSync } from 'node:child_process'
import { createInterface } from 'node:readline'
import { Refusal } from '#host/command.ts'

/** Questions line by line, without moving the cursor: a screen reader speaks them as they come. */

export type Terminal = {
  say: (text: string) => void
  /** @param secret whether what is typed stays invisible @throws EndOfAnswers */
  ask: (question: string, secret?: boolean) => Promise<string>
  close: () => void
}

/** Whoever answers has gone. */
export class EndOfAnswers extends Refusal {}

/** Whether the terminal shows what is typed. Its line stays the terminal's to edit. */
const echo = (shown: boolean) =>
  execFileSync('stty', [shown ? 'echo' : '-echo'], { stdio: ['inherit', 'ignore', 'ignore'] })

export function openTerminal(): Terminal {
  const { stdin, stdout } = process
  const lines = createInterface({ input: stdin, terminal: false })
  const answers = lines[Symbol.asyncIterator]()
  const end = () => {
    if (stdin.isTTY) echo(true)
    stdout.write('\n')
    process.exit(2)
  }
  process.on('SIGINT', end)
  return {
    say: (text) => void stdout.write(`${text}\n`),
    async ask(question, secret = false) {
      stdout.write(question)
      const hidden = secret && stdin.isTTY
      if (hidden) echo(false)
      const { value, done } = await answers.next()
      if (hidden) echo(true)
      // The line break was not shown; without a terminal there was none.
      if (hidden || !stdin.isTTY) stdout.write('\n')
      if (done) throw new EndOfAnswers('The answers ended before the questions did: nothing was written.')
      return value.trim()
    },
    close() {
      process.off('SIGINT', end)
      lines.close()
    },
  }
}
