import { createInterface } from 'node:readline/promises'
import { COLUMNS, json } from './table.ts'
import { wrap } from './text.ts'

/** Results go to standard output, everything else to standard error. */

export type Output = Record<'stdout' | 'stderr', { write: (text: string) => unknown; isTTY?: boolean }>

export type Terminal = {
  /** For a result that is itself a file. */
  write: (text: string) => void
  print: (text: string) => void
  /** For programs; only with --json. */
  data: (value: unknown) => void
  note: (text: string) => void
  /** Undefined without a terminal, and after Ctrl-C or Ctrl-D. */
  ask: (question: string) => Promise<string | undefined>
}

export function createTerminal(asJson: boolean, output: Output): Terminal {
  const { stdout, stderr } = output
  return {
    write: (text) => void stdout.write(text),
    print(text) {
      if (!asJson) stdout.write(`${text}\n`)
    },
    data(value) {
      if (asJson) stdout.write(`${json(value)}\n`)
    },
    note(text) {
      const lines = text.split('\n').flatMap((line) => wrap(line, COLUMNS))
      stderr.write(`${lines.join('\n')}\n`)
    },
    async ask(question) {
      if (!process.stdin.isTTY || !stderr.isTTY) return undefined
      const lines = createInterface({ input: process.stdin, output: process.stderr })
      try {
        return await lines.question(question).catch(() => void stderr.write('\n'))
      } finally {
        lines.close()
      }
    },
  }
}
