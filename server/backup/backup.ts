import { openStorage } from '../lite/storage.ts'
import { readSettings } from '../settings.ts'
import { makeBackup } from './make-backup.ts'
import {
  createCommandLog,
  fileOf,
  megabytes,
  queueNote,
  runCommand,
  say,
  seconds,
  tableOfContents,
} from './report.ts'
import { openSource } from './source.ts'

/** `npm run backup -- FILE`: everything that the business keeps, in one file, while the host runs or while it is stopped. */

const USAGE = `npm run backup -- FILE

Writes a backup of the database, the stored files and the secrets to FILE. The environment is that of npm start.`

await runCommand(async (words) => {
  const file = fileOf(words, USAGE)
  const started = performance.now()
  const settings = readSettings(process.env)
  const source = await openSource(settings, createCommandLog(settings))
  try {
    const storage = await openStorage(settings)
    const warn = (text: string) => process.stderr.write(`${text}\n`)
    const { url, secrets } = source
    const { manifest, size } = await makeBackup(file, { url, storage, secrets, warn })
    say(tableOfContents(manifest))
    say(queueNote(manifest))
    say(`Backup: ${file}, ${megabytes(size)}, in ${seconds(started)}.`)
    say('It holds all documents and secrets of the business: keep it where nobody else can read it.')
  } finally {
    await source.close()
  }
})
