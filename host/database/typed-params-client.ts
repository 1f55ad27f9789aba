import pg from 'pg'
import { Batch, KeptStatements, type Step } from './batch.ts'

/**
 * A client that asks the server for the types of a statement's parameters before it serialises them. The driver alone
 * guesses by the value, and would turn a list for a JSON column into a PostgreSQL array.
 *
 * It saves round trips: the server keeps the statements that repeat, and what begins a transaction is sent together with the
 * transaction's first statement. Kept statements belong to a session; so do the host's advisory locks and its LISTEN, hence
 * DATABASE_URL cannot be a pooler that changes the session between transactions anyway.
 */

/**
 * Marks a statement whose result nobody reads. Within a transaction it is sent with the next statement, which fails if it
 * does.
 */
export const WITH_THE_NEXT = '/* with the next */ '

const JSON_TYPES = new Set([114, 3802])

/** Statements cached at most. The embedded backend writes few kinds, and a visitor's filters add some more. */
const MAX_KNOWN = 500

/** Longer ones are not cached: they contain many rows, and rarely repeat. */
const MAX_LENGTH = 10_000

/**
 * Values that a statement may have. The protocol's limit is 65,535, but the driver reads that number as signed: beyond
 * 32,767 it throws for a negative length where nothing catches it.
 */
const MAX_VALUES = 32_767

/** PostgreSQL's code for an over-long statement. */
const tooManyValues = () =>
  Object.assign(new Error(`A statement can have at most ${MAX_VALUES} values`), { code: '54000' })

const known = new Map<string, number[]>()

function remember(text: string, types: number[]): number[] {
  if (text.length > MAX_LENGTH) return types
  const [oldest] = known.keys()
  if (known.size >= MAX_KNOWN && oldest !== undefined) known.delete(oldest)
  known.set(text, types)
  return types
}

type Described = { dataTypeIDs: number[] }

/** Called by the driver while the server describes a statement. */
class Description implements pg.Submittable {
  readonly #text: string
  readonly #done: (error: Error | undefined, types: number[]) => void
  #types: number[] = []
  #stopListening = () => {}

  constructor(text: string, done: (error: Error | undefined, types: number[]) => void) {
    this.#text = text
    this.#done = done
  }

  submit(connection: pg.Connection): void {
    const listener = ({ dataTypeIDs }: Described) => {
      this.#types = dataTypeIDs
    }
    connection.on('parameterDescription', listener)
    this.#stopListening = () => connection.off('parameterDescription', listener)
    connection.parse({ name: '', text: this.#text, types: [] }, true)
    connection.describe({ type: 'S', name: '' }, true)
    connection.sync()
  }

  handleRowDescription(): void {}

  handleReadyForQuery(): void {
    this.#stopListening()
    this.#done(undefined, this.#types)
  }

  handleError(error: Error): void {
    this.#stopListening()
    this.#done(error, [])
  }
}

const BEGIN: Step = { text: 'begin', values: [], kept: true }
const COMMIT: Step = { text: 'commit', values: [], kept: true }

/** The result of a statement that has not been sent, or need not be. */
const NOTHING: pg.QueryResult = { command: '', rowCount: null, oid: 0, rows: [], fields: [] }

const writeJson = (value: unknown, type: number | undefined) =>
  value !== null && value !== undefined && JSON_TYPES.has(type as number) ? JSON.stringify(value) : value

export class TypedParamsClient extends pg.Client {
  readonly #statements = new KeptStatements()
  /** What is sent with the next statement: the beginning of a transaction, and what nobody reads the result of. */
  #waiting: Step[] = []

  // biome-ignore lint/suspicious/noExplicitAny: the driver's own method takes its arguments in many forms
  override query(...args: any[]): any {
    const [text, values] = args
    const callback = args.find((arg) => typeof arg === 'function')
    const work = typeof text === 'string' && this.#take(text, Array.isArray(values) ? values : [])
    if (!work) return this.#asItIs(args)
    if (!callback) return work
    work.then((result) => callback(undefined, result), callback)
  }

  /**
   * Sends statements together. They are one transaction, in which a setting lasts until the end of the last one.
   * @param statements at least one, with values that are texts or lists of texts
   * @returns the result of the last
   */
  async queryTogether(statements: Omit<Step, 'kept'>[]): Promise<pg.QueryResult> {
    const result = await this.#send(
      statements.map((statement) => ({ ...statement, kept: known.has(statement.text) })),
    )
    // One that has not been seen before may never be seen again.
    for (const { text } of statements) if (!known.has(text)) remember(text, [])
    return result
  }

  /** The result of a statement; undefined when the driver has to send it as it is. */
  #take(text: string, values: unknown[]): Promise<pg.QueryResult> | undefined {
    if (values.length > MAX_VALUES) return Promise.reject(tooManyValues())
    if (text === 'begin') return this.#wait(BEGIN)
    if (values.length > 0) return this.#run(text, values)
    if (this.#waiting.length === 0) return undefined
    const isEmpty = this.#waiting.at(-1) === BEGIN
    if (text === 'commit' && !isEmpty) return this.#send([...this.#takeWaiting(), COMMIT])
    if (text === 'rollback' || text === 'commit') {
      const [first] = this.#takeWaiting()
      // A transaction that the server has not heard of.
      return first === BEGIN ? Promise.resolve(NOTHING) : undefined
    }
    // It may hold several statements, which only the driver's own way of sending them allows.
    return this.#send(this.#takeWaiting()).then(() => this.#asItIs([text]) as Promise<pg.QueryResult>)
  }

  #asItIs(args: unknown[]): unknown {
    return (super.query as (...all: unknown[]) => unknown)(...args)
  }

  #wait(step: Step): Promise<pg.QueryResult> {
    this.#waiting.push(step)
    return Promise.resolve(NOTHING)
  }

  #takeWaiting(): Step[] {
    return this.#waiting.splice(0)
  }

  async #run(text: string, values: unknown[]): Promise<pg.QueryResult> {
    const types = known.get(text)
    const found = types ?? (await this.#describe(text))
    // A statement that has not been seen before may never be seen again.
    const kept = types !== undefined
    const step = { text, values: values.map((value, i) => writeJson(value, found[i])), kept }
    const within = this.#waiting.length > 0 || this.getTransactionStatus() === 'T'
    if (kept && within && text.startsWith(WITH_THE_NEXT)) return this.#wait(step)
    return this.#send([...this.#takeWaiting(), step])
  }

  #describe(text: string): Promise<number[]> {
    return new Promise((resolve, reject) => {
      const done = (error: Error | undefined, found: number[]) =>
        error ? reject(error) : resolve(remember(text, found))
      super.query(new Description(text, done))
    })
  }

  /** Sends statements together. A kept one that has become unusable is sent again, unless a transaction is lost with it. */
  #send(steps: Step[]): Promise<pg.QueryResult> {
    const isOpen = this.getTransactionStatus() === 'T'
    return new Promise((resolve, reject) => {
      const done = (error: Error | undefined, result: pg.QueryResult | undefined, stale: boolean) => {
        if (result) return resolve(result)
        if (!stale || isOpen) return reject(error)
        const rollback = this.#asItIs(['rollback']) as Promise<unknown>
        rollback.then(() => resolve(this.#send(steps)), reject)
      }
      const parserOf = (type: number) => this.getTypeParser(type, 'text')
      super.query(new Batch({ steps, statements: this.#statements, parserOf, done }))
    })
  }
}
