import { createInterface } from 'node:readline/promises'
import { COLUMNS, json } from './table.ts'
import { cutTo, wrap } from './text.ts'

/** A command's output: results go to standard output, everything else to standard error. */

export type Progress = {
  /** Shows the number done. */
  at: (done: number) => void
  /** Ends the progress line. */
  end: () => void
}

/** Where it goes: a process's own streams, or what stands for them. */
export type Output = Record<'stdout' | 'stderr', { write: (text: string) => unknown; isTTY?: boolean }>

export type Terminal = {
  /** A result that is a file of its own, as it is. */
  write: (text: string) => void
  /** A result for people; omitted with --json. */
  print: (text: string) => void
  /** The result for programs; only with --json. */
  data: (value: unknown) => void
  /** A note to the operator. */
  note: (text: string) => void
  /** @param total Infinity when it is not known */
  progress: (label: string, total: number) => Progress
  /** Asks for a line of text; undefined without a terminal. */
  ask: (question: string) => Promise<string | undefined>
}

/** Update interval of the progress line on a terminal, and elsewhere; in ms. */
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

/** @param asJson whether the result is for programs */
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
