import { existsSync, rmSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'

/** Preloaded into a host: ends the functions' thread, as a fault would, once CRASH_FILE exists. */

const file = process.env.CRASH_FILE ?? ''

if (!isMainThread)
  setInterval(() => {
    if (!existsSync(file)) return
    rmSync(file)
    throw new Error('A fault')
  }, 5)
