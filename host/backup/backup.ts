import { runCommand, say } from '../command.ts'
import { openStorage } from '../lite/file-storage.ts'
import { readSettings } from '../settings.ts'
import { makeKeys, readEncryption } from './encryption.ts'
import { makeBackup } from './make-backup.ts'
import { createCommandLog, fileOf, megabytes, queueNote, seconds, tableOfContents } from './report.ts'
import { openSource } from './source.ts'

/** `npm run backup -- FILE`: backs up everything into one file, while the host is running or stopped. */

const USAGE = `npm run backup -- FILE
npm run backup -- --unencrypted FILE
npm run backup -- --new-key

Writes a backup of the database, the stored files and the secrets to FILE. The environment is that of npm start, with
BACKUP_RECIPIENT (a public key, age1…) or BACKUP_PASSPHRASE (or BACKUP_PASSPHRASE_FILE), for which the file is encrypted.
With --unencrypted it is written in clear. With --new-key a key pair is made and printed, and nothing backed up.`

async function newKey(): Promise<void> {
  const { recipient, identity } = await makeKeys()
  say(`Public key: set it as BACKUP_RECIPIENT on the machine that makes backups.\n\n${recipient}\n`)
  say(
    'Secret key: keep it away from that machine, in two places. Without it no backup can be restored; a restore takes it as\n' +
      `BACKUP_IDENTITY.\n\n${identity}`,
  )
}

await runCommand(async (words) => {
  if (words[0] === '--new-key' && words.length === 1) return newKey()
  const isPlain = words[0] === '--unencrypted'
  const file = fileOf(isPlain ? words.slice(1) : words, USAGE)
  const encrypter = isPlain ? undefined : readEncryption(process.env)
  const started = performance.now()
  const settings = readSettings(process.env)
  const source = await openSource(settings, createCommandLog(settings))
  try {
    const storage = await openStorage(settings)
    const warn = (text: string) => process.stderr.write(`${text}\n`)
    const { url, secrets } = source
    const { manifest, size } = await makeBackup(file, { url, storage, secrets, encrypter, warn })
    say(tableOfContents(manifest))
    say(queueNote(manifest))
    say(`Backup: ${file}, ${megabytes(size)}, in ${seconds(started)}.`)
    say(
      encrypter
        ? 'It is encrypted: anyone with its key or passphrase has all documents and secrets of the business.'
        : 'It holds all documents and secrets of the business in clear: keep it where no one else can read it.',
    )
  } finally {
    await source.close()
  }
})
