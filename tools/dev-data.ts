import { readFile } from 'node:fs/promises'
import pino from 'pino'
import { EMBEDDED_PUBLISHABLE_KEY, QUOTE_BUCKET } from '#contract/backend.ts'
import { openSource } from '../host/backup/source.ts'
import { connect } from '../host/database/connect.ts'
import { readSettings } from '../host/settings.ts'

/** The sample data of `npm run dev`: supabase/seed.sql, and its files. */

const SAMPLE_FILE = /\d{13}-sample-\w+\.(pdf|png)/g

/** An empty page: enough for the document check, and for opening it. */
const PDF = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj
trailer<</Root 1 0 R>>
%%EOF
`

async function upload(hostUrl: string, name: string): Promise<void> {
  const picture = name.endsWith('.png')
  const response = await fetch(`${hostUrl}/storage/v1/object/${QUOTE_BUCKET}/${name}`, {
    method: 'POST',
    headers: { apikey: EMBEDDED_PUBLISHABLE_KEY, 'content-type': picture ? 'image/png' : 'application/pdf' },
    body: picture ? await readFile(new URL('../public/apple-touch-icon.png', import.meta.url)) : PDF,
  })
  if (!response.ok) throw new Error(`${name} was not stored: ${await response.text()}`)
}

/** Fills the embedded database of a running host, unless it contains data already. */
export async function addMadeUpData(hostUrl: string, dataDir: string): Promise<void> {
  const { url } = await openSource(readSettings({ DATA_DIR: dataDir }), pino({ level: 'silent' }))
  const client = await connect(url)
  try {
    const { rowCount } = await client.query('select from public.quote_requests limit 1')
    if (rowCount) return
    const seed = await readFile(new URL('../supabase/seed.sql', import.meta.url), 'utf8')
    for (const [name] of seed.matchAll(SAMPLE_FILE)) await upload(hostUrl, name)
    await client.query(seed)
  } finally {
    await client.end()
  }
}
