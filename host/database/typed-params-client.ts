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

/** Values as PostgREST writes them, where the driver would create objects. */

type Parser = (text: string) => unknown

const asItIs: Parser = (text) => text

/** 2026-11-20 04:25:45.056+00 becomes 2026-11-20T04:25:45.056+00:00. */
const timestamp: Parser = (text) => text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')

const bigint: Parser = (text) => (Number.isSafeInteger(Number(text)) ? Number(text) : BigInt(text))

/** A number only where that loses no precision. */
const numeric: Parser = (text) => (String(Number(text)) === text ? Number(text) : text)

/** [type, its array, parser], by OID. */
const PARSERS: [number, number, Parser][] = [
  [20, 1016, bigint],
  [1700, 1231, numeric],
  [114, 199, JSON.parse],
  [3802, 3807, JSON.parse],
  [1184, 1185, timestamp],
  [1114, 1115, asItIs],
  [1082, 1182, asItIs],
  [1083, 1183, asItIs],
  [1266, 1270, asItIs],
  [1186, 1187, asItIs],
  [600, 1017, asItIs],
  [718, 719, asItIs],
  [19, 1003, asItIs],
  [18, 1002, asItIs],
]

/** The driver's types lack arrays, its parsers do not. */
const TEXT_ARRAY = 1009 as Parameters<typeof pg.types.getTypeParser>[0]

function eachOf(value: unknown, parse: Parser): unknown {
  if (Array.isArray(value)) return value.map((entry) => eachOf(entry, parse))
  return value === null ? null : parse(String(value))
}

const texts = pg.types.getTypeParser(TEXT_ARRAY)

const parsers = new Map<number, Parser>(
  PARSERS.flatMap(([type, array, parse]) => [
    [type, parse],
    [array, (text: string) => eachOf(texts(text), parse)],
  ]),
)

export const TYPES = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    (format === 'binary' ? undefined : parsers.get(oid)) ?? pg.types.getTypeParser(oid, format as 'text'),
}
