import * as z from 'zod'

/** The manifest, the last entry of a backup: its contents. */

export const FORMAT = 1

const digest = z.object({ size: z.number(), sha256: z.string() })

const table = z.object({
  schema: z.string(),
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.number(),
  /** SHA-256 of PostgreSQL's COPY text of all rows, ordered. */
  sha256: z.string(),
  /** The archive entries, in order: gzipped chunks of that text. */
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
  /** Ordered so that rows come after the rows they reference. */
  tables: z.array(table),
  sequences: z.array(sequence),
  files: z.array(file),
  /** Files referenced by a row but missing from the storage. */
  missing: z.array(z.object({ bucket: z.string(), key: z.string() })),
  /** Queued messages. */
  queuedMail: z.number(),
  /** Queued messages that were being sent at that moment. */
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
