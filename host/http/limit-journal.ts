import { createHmac } from 'node:crypto'
import { closeSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs'
import { errorCode, type Log } from '../log.ts'

/**
 * Keeps the buckets of a rate limit in a file, so that neither a restart nor a crash empties them. Each change is a line, written
 * before its request is answered: what the system has taken over outlives the process. Addresses are not in it, only keyed hashes.
 */

export type Bucket = { tokens: number; at: number }

export type Journal = {
  /** What a network is called in the file. */
  nameOf: (network: string) => string
  /** The buckets of before. */
  read: () => [name: string, bucket: Bucket][]
  note: (name: string, bucket: Bucket) => void
}

/** A bucket is full again after a minute: older lines say nothing. */
const MINUTE = 60_000

/** Lines from which the file is written anew, with those of the last minute. */
const MAX_LINES = 5_000

type Line = [name: string, tokens: number, at: number]

/** The buckets of the last minute, in the order of their last changes. A line that a crash has cut off is left out. */
function readLines(file: string, now: number): Map<string, Bucket> {
  const buckets = new Map<string, Bucket>()
  let text = ''
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    // The first start.
  }
  for (const [, name = '', tokens, at] of text.matchAll(/^\["([\w-]+)",([\d.e-]+),([\d.]+)\]$/gm)) {
    // In the future: the machine's clock has been set back since.
    const bucket = { tokens: Number(tokens), at: Math.min(Number(at), now) }
    buckets.delete(name)
    if (now - bucket.at < MINUTE) buckets.set(name, bucket)
  }
  return buckets
}

/**
 * @param secret the key of the hashes
 * @param now milliseconds of the clock by which buckets are filled
 */
export function openJournal(file: string, secret: string, log: Log, now: () => number): Journal {
  let lines = MAX_LINES
  let descriptor: number | undefined
  let failed = false

  /** Puts a file with the last minute's lines in the place of the one that there is. */
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
    // At least as many more, also where all of them are of the last minute.
    lines = -recent.size
  }

  return {
    nameOf: (network) => createHmac('sha256', secret).update(network).digest('base64url').slice(0, 22),
    read: () => [...readLines(file, now())],
    note(name, { tokens, at }) {
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
