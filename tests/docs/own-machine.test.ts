import { readdir, readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'

/** `npm run test:backend` against another machine skips tagged tests, so whatever accesses this machine must be tagged. */

const folder = new URL('../backend/', import.meta.url)
const files = (await readdir(folder)).filter((name) => name.endsWith('.test.ts'))

const REACHES_IN = /startHost\(|readMail\(|inProcess\(|\bpostgres\(|host\.databaseUrl|build\//

it.each(files)('%s is tagged where it needs the backend’s own machine', async (name) => {
  const source = await readFile(new URL(name, folder), 'utf8')
  if (REACHES_IN.test(source)) expect(source).toContain('own-machine')
})
