import * as z from 'zod'

export const FORMAT = 1

const digest = z.object({ size: z.number(), sha256: z.string() })

const table = z.object({
  schema: z.string(),
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.number(),
  /** Of PostgreSQL's COPY text of all rows, ordered. */
  sha256: z.string(),
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
  tables: z.array(table),
  sequences: z.array(sequence),
  files: z.array(file),
  /** Named by a row, but not in the storage. */
  missing: z.array(z.object({ bucket: z.string(), key: z.string() })),
  queuedMail: z.number(),
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
