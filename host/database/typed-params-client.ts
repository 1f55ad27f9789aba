import pg from 'pg'

/** Asks for the types of a statement's parameters: the driver would turn a list for a JSON column into a PostgreSQL array. */

const JSON_TYPES = new Set([114, 3802])

const MAX_KNOWN = 500

/** Longer statements contain many rows, and rarely repeat. */
const MAX_LENGTH = 10_000

/** The driver reads the protocol's number as signed, and throws beyond this where nothing catches it. */
const MAX_VALUES = 32_767

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

const writeJson = (value: unknown, type: number | undefined) =>
  value !== null && value !== undefined && JSON_TYPES.has(type as number) ? JSON.stringify(value) : value

export class TypedParamsClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: the driver's own method takes its arguments in many forms
  override query(...args: any[]): any {
    const [text, values] = args
    const isTyped = typeof text === 'string' && Array.isArray(values) && values.length > 0
    if (!isTyped) return (super.query as (...all: unknown[]) => unknown)(...args)
    const callback = args.find((arg) => typeof arg === 'function')
    const work = this.#queryTyped(text, values)
    if (!callback) return work
    work.then((result) => callback(undefined, result), callback)
  }

  async #queryTyped(text: string, values: unknown[]): Promise<pg.QueryResult> {
    if (values.length > MAX_VALUES) throw tooManyValues()
    const types = known.get(text) ?? (await this.#describe(text))
    return super.query(
      text,
      values.map((value, i) => writeJson(value, types[i])),
    )
  }

  #describe(text: string): Promise<number[]> {
    return new Promise((resolve, reject) => {
      const done = (error: Error | undefined, types: number[]) =>
        error ? reject(error) : resolve(remember(text, types))
      super.query(new Description(text, done))
    })
  }
}
