import { chmodSync, createReadStream, createWriteStream, existsSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { createBrotliDecompress } from 'node:zlib'
import { fetchFromPackage } from '../npm-package.ts'

/** Chromium of February 2023, from an npm package of 58 MB that only the tests need. */

const PACKAGE = '@sparticuz/chromium@110.0.1'
const SHA512 = 'LS7GKGoHSNUK2ugRp2k9/Rb+wSjsqPDTQTWd9nM2d2hCgm78WRLx2Vw+xwl3bst3M4+dqfawpx1UObUmt5vVYQ=='
const FOLDER = fileURLToPath(new URL('../../../node_modules/.cache/early-chromium/', import.meta.url))
const PROGRAM = join(FOLDER, 'chromium')

/** undefined if it is missing, or built for another kind of machine. */
export function findEarlyChromium(): string | undefined {
  return existsSync(PROGRAM) ? PROGRAM : undefined
}

export async function provideEarlyChromium(): Promise<void> {
  if (findEarlyChromium() || process.platform !== 'linux' || process.arch !== 'x64') return
  const fetched = fetchFromPackage(PACKAGE, SHA512, 'bin/chromium.br', FOLDER)
  const unpacked = `${fetched.path}.unpacked`
  await pipeline(createReadStream(fetched.path), createBrotliDecompress(), createWriteStream(unpacked))
  chmodSync(unpacked, 0o755)
  renameSync(unpacked, PROGRAM)
  fetched.dispose()
}
