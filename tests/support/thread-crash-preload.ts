import { existsSync, rmSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'

/** Loaded into a host before anything else: ends the functions' thread as a fault in it would, once the file CRASH_FILE is there. */

const file = process.env.CRASH_FILE ?? ''

if (!isMainThread)
  setInterval(() => {
    if (!existsSync(file)) return
    rmSync(file)
    throw new Error('A fault')
  }, 5)
