import { createInterface } from 'node:readline/promises'
import { COLUMNS, json } from './table.ts'
import { cutTo, wrap } from './text.ts'

/** Results go to standard output, everything else to standard error. */

export type Progress = {
  at: (done: number) => void
  end: () => void
}

export type Output = Record<'stdout' | 'stderr', { write: (text: string) => unknown; isTTY?: boolean }>

export type Terminal = {
  /** For a result that is itself a file. */
  write: (text: string) => void
  print: (text: string) => void
  /** For programs; only with --json. */
  data: (value: unknown) => void
  note: (text: string) => void
  /** @param total Infinity if unknown */
  progress: (label: string, total: number) => Progress
  /** Undefined without a terminal. */
  ask: (question: string) => Promise<string | undefined>
}

/** In milliseconds. */
const REDRAW = 100
const REPORT = 5_000

function createProgress({ stderr }: Output, label: string, total: number): Progress {
  const live = stderr.isTTY === true
  const started = Date.now()
  let shown = live ? 0 : started
  let done = 0

  function draw(): void {
    const share = total === 0 ? 100 : Math.floor((done / total) * 100)
    const of = Number.isFinite(total) ? ` of ${total} (${share} %)` : ''
    const rate = done / Math.max(0.001, (Date.now() - started) / 1000)
    const left = of && done > 0 && done < total ? `, about ${Math.ceil((total - done) / rate)} s left` : ''
    const line = cutTo(`${label}: ${done}${of}${left}`, COLUMNS - 1)
    stderr.write(live ? `\r\u001b[K${line}` : `${line}\n`)
    shown = Date.now()
  }

  return {
    at(number) {
      done = number
      if (Date.now() - shown >= (live ? REDRAW : REPORT)) draw()
    },
    end() {
      draw()
      if (live) stderr.write('\n')
    },
  }
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
    progress: (label, total) => createProgress(output, label, total),
    async ask(question) {
      if (!process.stdin.isTTY || !stderr.isTTY) return undefined
      const lines = createInterface({ input: process.stdin, output: process.stderr })
      try {
        return await lines.question(question)
      } finally {
        lines.close()
      }
    },
  }
}
