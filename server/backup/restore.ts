import { readSettings } from '../settings.ts'
import { createCommandLog, fileOf, queueNote, runCommand, say, seconds, tableOfContents } from './report.ts'
import { restoreBackup } from './restore-backup.ts'

/** `npm run restore -- FILE`: a backup into an empty place; the host is started afterwards. */

const USAGE = `npm run restore -- FILE

Restores a backup into an empty DATA_DIR (and DATABASE_URL and S3_BUCKET, where they are set), and compares every row
and file with it. The environment is that of npm start.`

await runCommand(async (words) => {
  const file = fileOf(words, USAGE)
  const started = performance.now()
  const settings = readSettings(process.env)
  const { manifest, migrated } = await restoreBackup(file, settings, createCommandLog(settings))
  say(tableOfContents(manifest, 'equal'))
  say(`As of ${manifest.madeAt}. ${queueNote(manifest)}`)
  if (migrated > 0) say(`${migrated} migrations that the backup did not have were applied afterwards.`)
  say(`Restored into ${settings.DATA_DIR} in ${seconds(started)}. Start the host as usual.`)
})
