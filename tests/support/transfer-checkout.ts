import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LANGUAGES } from '#content/languages.ts'
import type { BankDetails } from '#contract/order.ts'
import { BUSINESS_FILE, readBusiness } from '../../tools/facts/business-schema.ts'
import { contractModule } from '../../tools/facts/facts-modules.ts'
import { copyCheckout, ROOT } from './checkout.ts'

/**
 * A second checkout whose business accepts bank transfers, and is registered for VAT if a number is given. It serves this one's site, because no page contains the
 * account.
 */
export async function transferCheckout({ name, sortCode, accountNumber, iban }: BankDetails, vatNumber = '') {
  const folder = await mkdtemp(join(tmpdir(), 'transfers-'))
  await copyCheckout(folder)
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  const account = `{ name: ${JSON.stringify(name)}, sortCode: ${sortCode}, accountNumber: '${accountNumber}', iban: ${iban} }`
  const yaml = (await readFile(join(ROOT, BUSINESS_FILE), 'utf8'))
    .replace(/^ {2}bankTransfer:\n( {4}#.*\n)*/m, `  bankTransfer: ${account}\n`)
    .replace(/^ {2}vatNumber:$/m, `  vatNumber: ${vatNumber}`)
  await writeFile(join(folder, BUSINESS_FILE), yaml)
  await writeFile(
    join(folder, 'contract/business-facts.ts'),
    contractModule(readBusiness(yaml), yaml, LANGUAGES),
  )
  await mkdir(join(folder, 'build'))
  for (const made of ['site', 'site.json'])
    await symlink(join(ROOT, 'build', made), join(folder, 'build', made))
  const { digestSources, stampBuild } = await import(join(folder, 'host/static/build-stamp.ts'))
  await stampBuild(await digestSources())
  return { folder, dispose: () => rm(folder, { recursive: true, force: true }) }
}
