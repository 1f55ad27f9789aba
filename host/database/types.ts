import pg from 'pg'

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
