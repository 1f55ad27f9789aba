import type pg from 'pg'
import { prepareValue } from 'pg/lib/utils.js'

/** Statements that travel to the server together and are answered together: one round trip, whatever their number. */

export type Step = {
  text: string
  values: unknown[]
  /** Whether the server keeps the parsed statement for the next time. */
  kept: boolean
}

type Column = { name: string; parse: (text: string) => unknown }

type Kept = { name: string; columns: Column[] }

/** Statements that a connection keeps at most, in the server's memory; the one used least recently makes room. */
const MAX_KEPT = 100

/** What one connection keeps. */
export class KeptStatements {
  readonly #byText = new Map<string, Kept>()
  readonly #unwanted: string[] = []
  #count = 0

  get(text: string): Kept | undefined {
    const kept = this.#byText.get(text)
    if (!kept) return undefined
    this.#byText.delete(text)
    this.#byText.set(text, kept)
    return kept
  }

  add(text: string): Kept {
    const [oldest] = this.#byText.keys()
    if (this.#byText.size >= MAX_KEPT && oldest !== undefined) this.drop(oldest)
    this.#count += 1
    const kept = { name: `kept_${this.#count}`, columns: [] }
    this.#byText.set(text, kept)
    return kept
  }

  drop(text: string): void {
    const kept = this.#byText.get(text)
    if (!kept) return
    this.#byText.delete(text)
    this.#unwanted.push(kept.name)
  }

  /** The names of dropped statements that the server has not been told of. */
  takeUnwanted(): string[] {
    return this.#unwanted.splice(0)
  }
}

type Field = { name: string; dataTypeID: number }

type Options = {
  /** At least one; the rows of the last are the result. */
  steps: Step[]
  statements: KeptStatements
  parserOf: (type: number) => (text: string) => unknown
  /** @param stale whether it failed because a statement that the server kept has become unusable */
  done: (error: Error | undefined, result: pg.QueryResult | undefined, stale: boolean) => void
}

/** PostgreSQL's codes for a statement that it no longer has, and for one whose result has changed its columns. */
const STALE_CODES = ['26000', '0A000']

/** Its methods are called by the driver. A step that fails makes the server skip those after it. */
export class Batch implements pg.Submittable {
  readonly #options: Options
  /** What the server has parsed for each step. */
  readonly #parsed: Kept[] = []
  readonly #new = new Set<string>()
  #answered = 0
  #failed: Error | undefined
  readonly #rows: Record<string, unknown>[] = []
  #tag = ''

  constructor(options: Options) {
    this.#options = options
  }

  submit(connection: pg.Connection): void {
    const { steps, statements } = this.#options
    connection.stream.cork()
    try {
      for (const name of statements.takeUnwanted()) connection.close({ type: 'S', name }, true)
      for (const step of steps) this.#send(connection, step)
    } catch (error) {
      // A value that cannot be written.
      this.#failed = error as Error
    } finally {
      connection.sync()
      connection.stream.uncork()
    }
  }

  #send(connection: pg.Connection, { text, values, kept }: Step): void {
    const { statements } = this.#options
    let statement = kept ? statements.get(text) : undefined
    if (!statement) {
      statement = kept ? statements.add(text) : { name: '', columns: [] }
      if (kept) this.#new.add(text)
      connection.parse({ name: statement.name, text, types: [] }, true)
      connection.describe({ type: 'S', name: statement.name }, true)
    }
    this.#parsed.push(statement)
    connection.bind(
      { statement: statement.name, values: values as string[], valueMapper: prepareValue },
      true,
    )
    connection.execute({}, true)
  }

  handleRowDescription({ fields }: { fields: Field[] }): void {
    const statement = this.#parsed[this.#answered] as Kept
    const { parserOf } = this.#options
    statement.columns = fields.map(({ name, dataTypeID }) => ({ name, parse: parserOf(dataTypeID) }))
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    if (this.#failed || this.#answered < this.#options.steps.length - 1) return
    const { columns } = this.#parsed[this.#answered] as Kept
    const row: Record<string, unknown> = {}
    try {
      for (const [i, { name, parse }] of columns.entries()) {
        const text = fields[i] ?? null
        row[name] = text === null ? null : parse(text)
      }
      this.#rows.push(row)
    } catch (error) {
      this.#failed = error as Error
    }
  }

  handleCommandComplete({ text }: { text: string }): void {
    this.#answered += 1
    this.#tag = text
  }

  handleEmptyQuery(): void {
    this.#answered += 1
  }

  handleReadyForQuery(): void {
    if (this.#failed) {
      this.handleError(this.#failed)
      return
    }
    // As in "INSERT 0 1", "SELECT 5" and "BEGIN".
    const [command = '', ...counts] = this.#tag.split(' ')
    const rowCount = counts.length > 0 ? Number(counts.at(-1)) : null
    this.#options.done(undefined, { command, rowCount, oid: 0, rows: this.#rows, fields: [] }, false)
  }

  handleError(error: Error): void {
    const { steps, statements, done } = this.#options
    // Whether the server came to parse them is unknown.
    for (const text of this.#new) statements.drop(text)
    const text = steps[this.#answered]?.text
    const stale =
      STALE_CODES.includes(String((error as { code?: unknown }).code)) &&
      text !== undefined &&
      steps[this.#answered]?.kept === true &&
      !this.#new.has(text)
    if (stale) statements.drop(text)
    done(error, undefined, stale)
  }
}
