import { mkdir } from 'node:fs/promises'
import pino from 'pino'
import { connect } from '#host/database/connect.ts'
import { startEmbeddedDatabase } from '#host/database/embedded.ts'
import { openRequestPool } from '#host/database/request-pool.ts'
import { openApp, prepareDatabase } from '#host/lite/app.ts'
import { openStorage } from '#host/lite/file-storage.ts'
import { makeSecrets, writeSecrets } from '#host/secrets.ts'
import { readSettings } from '#host/settings.ts'
import { openSql, type Sql } from './sql.ts'

type Place = { sql: Sql }

/** A stopped host's data folder, optionally with only some of the migrations. */
export async function makeInstallation(
  dataDir: string,
  versions: string[],
  fill: (place: Place) => Promise<void>,
): Promise<void> {
  const log = pino({ level: 'silent' })
  const settings = readSettings({ DATA_DIR: dataDir })
  const secrets = makeSecrets()
  await mkdir(dataDir, { recursive: true })
  await writeSecrets(dataDir, secrets)
  const database = await startEmbeddedDatabase(dataDir, secrets.databasePassword, log)
  const requests = openRequestPool(database.url, 2, log)
  const sql = openSql(database.url)
  const setup = await connect(database.url)
  try {
    const files = await openStorage(settings)
    const { app } = await openApp({ requests, files, settings, secrets, send: async () => {} })
    const migrations = { versions: new Set(versions) }
    await prepareDatabase({ app, setup, settings, secrets, log, migrations })
    await fill({ sql })
  } finally {
    await requests.end()
    await sql.end()
    await setup.end()
    await database.stop()
  }
}
