import pino from 'pino'
import { createLog, type Log } from '../log.ts'
import { type Settings, SettingsError } from '../settings.ts'
import { type Manifest, nameOf } from './manifest.ts'

/** To standard error: the result alone is on standard output. */
export function createCommandLog(settings: Settings): Log {
  return process.stderr.isTTY ? createLog(settings) : pino({ level: 'warn', base: null }, pino.destination(2))
}

export function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}

export function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`
}

export function tableOfContents({ tables, files }: Manifest, verdict = ''): string {
  const size = files.reduce((sum, file) => sum + file.size, 0)
  const byName = [...tables].sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1))
  const rows = byName.map((table) => [nameOf(table), `${table.rows}`, table.sha256.slice(0, 16), verdict])
  rows.push(['files', `${files.length}`, megabytes(size), verdict])
  const width = Math.max(...rows.map(([name = '']) => name.length))
  const lines = rows.map(
    ([name = '', count = '', digest = '', equal]) =>
      `${name.padEnd(width)}  ${count.padStart(8)}  ${digest.padEnd(16)}  ${equal}`,
  )
  const head = `${'table'.padEnd(width)}  ${'rows'.padStart(8)}  checksum`
  return [head, ...lines].map((line) => line.trimEnd()).join('\n')
}

export function queueNote({ queuedMail, mailUnderWay }: Manifest): string {
  const waiting = `${queuedMail} messages were waiting to be sent`
  return mailUnderWay > 0 ? `${waiting}, ${mailUnderWay} of them on their way at that moment.` : `${waiting}.`
}

export function fileOf(words: string[], usage: string): string {
  const [file, ...more] = words
  if (!file || file.startsWith('-') || more.length > 0) throw new SettingsError(usage)
  return file
}
