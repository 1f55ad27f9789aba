import { createHmac } from 'node:crypto'
import { closeSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs'
import { errorCode, type Log } from '../log.ts'

/** Keeps a limit's buckets over a crash: a line a change, written before its request is answered. Networks are keyed hashes. */

export type Bucket = { tokens: number; at: number }

export type Journal = {
  nameOf: (network: string) => string
  read: () => [name: string, bucket: Bucket][]
  record: (name: string, bucket: Bucket) => void
}

/** A bucket is full again after a minute: older lines say nothing. */
const MINUTE_MS = 60_000

/** Then the file is written anew. */
const MAX_LINES = 5_000

type Line = [name: string, tokens: number, at: number]

/** A line that a crash has cut off is left out. */
function readLines(file: string, now: number): Map<string, Bucket> {
  const buckets = new Map<string, Bucket>()
  let text = ''
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    // The first start.
  }
  for (const [, name = '', tokens, at] of text.matchAll(/^\["([\w-]+)",([\d.e-]+),([\d.]+)\]$/gm)) {
    // In the future: the machine's clock has been set back.
    const bucket = { tokens: Number(tokens), at: Math.min(Number(at), now) }
    buckets.delete(name)
    if (now - bucket.at < MINUTE_MS) buckets.set(name, bucket)
  }
  return buckets
}

export function openJournal(file: string, secret: string, log: Log, now: () => number): Journal {
  let lines = MAX_LINES
  let descriptor: number | undefined
  let failed = false

  function renew(): void {
    if (descriptor !== undefined) closeSync(descriptor)
    descriptor = undefined
    const recent = readLines(file, now())
    const fresh = openSync(`${file}.new`, 'w', 0o600)
    try {
      writeSync(fresh, [...recent].map(([name, { tokens, at }]) => lineOf([name, tokens, at])).join(''))
      renameSync(`${file}.new`, file)
    } catch (error) {
      closeSync(fresh)
      throw error
    }
    descriptor = fresh
    // At least as many more, even if all are of the last minute.
    lines = -recent.size
  }

  return {
    nameOf: (network) => createHmac('sha256', secret).update(network).digest('base64url').slice(0, 22),
    read: () => [...readLines(file, now())],
    record(name, { tokens, at }) {
      try {
        if (lines >= MAX_LINES || descriptor === undefined) renew()
        writeSync(descriptor as number, lineOf([name, tokens, at]))
        lines += 1
        failed = false
      } catch (error) {
        // A full disk: the limit holds in memory.
        if (!failed) log.warn({ code: errorCode(error) }, 'The limits of sign-in are not kept for a restart')
        failed = true
      }
    },
  }
}

const lineOf = (line: Line) => `${JSON.stringify(line)}\n`
