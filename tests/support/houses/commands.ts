import { missingHere, refuse } from '#host/completeness.ts'
import { readSettings } from '#host/settings.ts'
import { operate } from '../../../operator/main.ts'
import { checkAll } from '../../../setup/check.ts'

/** What is printed to the owner: setup's check, the refusal of a start, and the operator's commands in a house without any rows. */

/** A public house; neither DNS nor a mail server answers. */
const ENV = { SITE_URL: 'https://papers.test', DATA_DIR: '/nowhere' }
const NO_DNS = '127.0.0.1:9'
const BACKEND = { SUPABASE_URL: 'https://papers.test', SUPABASE_SECRET_KEY: 'sb_secret_none' }

/** Of those commands that want more than their name. */
const MONTH = ['--month', '2026-11']
const MORE: Record<string, string[]> = {
  'books export': MONTH,
  'books vat': MONTH,
  'books payouts': MONTH,
  'calendar revoke': ['--yes'],
}

async function printedBy(words: string[]): Promise<string> {
  let text = ''
  const output = { write: (part: string) => (text += part) }
  await operate(words, BACKEND, { stdout: output, stderr: output })
  return text
}

function refusedStart(): string {
  const settings = readSettings(ENV)
  try {
    refuse(missingHere(settings), settings)
    return ''
  } catch (error) {
    return (error as Error).message
  }
}

/** By what prints it. */
export async function printed(): Promise<Record<string, string>> {
  const findings = await checkAll({ env: ENV, dns: NO_DNS, hosted: false, running: false, mail: false })
  const help = await printedBy(['--help'])
  const said: Record<string, string> = {
    check: findings.map(({ says }) => says).join('\n'),
    start: refusedStart(),
    help,
  }
  for (const [, name = ''] of help.matchAll(/^ {2}([a-z-]+(?: [a-z-]+)?)\b/gm)) {
    const words = name.split(' ')
    said[`${name} --help`] = await printedBy([...words, '--help'])
    said[name] = await printedBy([...words, ...(MORE[name] ?? [])])
  }
  return said
}
