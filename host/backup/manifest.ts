import * as z from 'zod'

/** What a backup holds, as it says of itself in its last entry. */

export const FORMAT = 1

const digest = z.object({ size: z.number(), sha256: z.string() })

const table = z.object({
  schema: z.string(),
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.number(),
  /** Of PostgreSQL's COPY text of all rows, ordered. */
  sha256: z.string(),
  /** Its entries, in order: gzip of pieces of that text. */
  parts: z.array(z.string()),
})

const sequence = z.object({ schema: z.string(), name: z.string(), value: z.string(), called: z.boolean() })

const file = digest.extend({
  bucket: z.string(),
  key: z.string(),
  type: z.string(),
  cacheControl: z.string(),
})

export const manifestSchema = z.object({
  format: z.literal(FORMAT),
  madeAt: z.iso.datetime(),
  postgres: z.string(),
  migrations: z.array(z.object({ version: z.string(), name: z.string() })),
  /** In an order in which every row comes after those that it refers to. */
  tables: z.array(table),
  sequences: z.array(sequence),
  files: z.array(file),
  /** Files that a row named and that were not there. */
  missing: z.array(z.object({ bucket: z.string(), key: z.string() })),
  /** Messages that were waiting to be sent. */
  queuedMail: z.number(),
  /** Those of them that somebody was sending at that moment. */
  mailUnderWay: z.number(),
})

export type Manifest = z.infer<typeof manifestSchema>
export type TableEntry = z.infer<typeof table>
export type SequenceEntry = z.infer<typeof sequence>
export type FileEntry = z.infer<typeof file>

export const MANIFEST = 'manifest.json'
export const SECRETS = 'secrets.json'
export const fileEntryName = ({ bucket, key }: Pick<FileEntry, 'bucket' | 'key'>) => `files/${bucket}/${key}`
export const nameOf = ({ schema, name }: { schema: string; name: string }) => `${schema}.${name}`
