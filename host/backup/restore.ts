import { runCommand, say } from '../command.ts'
import { readSettings } from '../settings.ts'
import { checkBackup, checkRelease } from './check-backup.ts'
import { readDecryption } from './encryption.ts'
import { createCommandLog, fileOf, queueNote, seconds, tableOfContents } from './report.ts'
import { restoreBackup } from './restore-backup.ts'

const USAGE = `npm run restore -- FILE
npm run restore -- --check FILE

Restores a backup into an empty DATA_DIR (and DATABASE_URL, where it is set), and compares every row
and file with it. The environment is that of npm start, with BACKUP_IDENTITY or
BACKUP_PASSPHRASE (or the same with _FILE) for a file that is encrypted. With --check the file is read and judged, and
nothing restored.`

async function check(file: string): Promise<void> {
  const { manifest } = await checkBackup(file, readDecryption(process.env))
  await checkRelease(manifest)
  say(tableOfContents(manifest))
  say(`As of ${manifest.madeAt}. ${queueNote(manifest)}`)
  say(`${file} is intact, and this release can restore it.`)
}

await runCommand(async (words) => {
  const [first, ...rest] = words
  if (first === '--check') return check(fileOf(rest, USAGE))
  const file = fileOf(words, USAGE)
  const started = performance.now()
  const settings = readSettings(process.env)
  const keys = readDecryption(process.env)
  const { manifest, migrated } = await restoreBackup(file, keys, settings, createCommandLog(settings))
  say(tableOfContents(manifest, 'equal'))
  say(`As of ${manifest.madeAt}. ${queueNote(manifest)}`)
  if (migrated > 0) say(`${migrated} migrations that the backup did not have were applied afterwards.`)
  say(`Restored into ${settings.DATA_DIR} in ${seconds(started)}. Start the host as usual.`)
})
