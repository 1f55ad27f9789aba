import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Business } from './business-schema.ts'

/** Pictures that show facts: the seal, and the social cards. They are redrawn when one of these facts changes. */

const ROOT = new URL('../../', import.meta.url)

export const DRAWN_FACTS = 'tools/art/drawn-facts.json'

export function factsInPictures({ shortName, descriptor, monogram, promises }: Business): string {
  return `${JSON.stringify({ shortName, descriptor, monogram, replyHours: promises.replyHours }, null, 2)}\n`
}

/** Where there is no Chromium, or no packages of developers, the old cards stay. @returns what whoever called should know */
export async function drawPictures(facts: Business): Promise<string[]> {
  const wanted = factsInPictures(facts)
  const record = new URL(DRAWN_FACTS, ROOT)
  if ((await readFile(record, 'utf8').catch(() => '')) === wanted) return []
  const draw = (script: string) =>
    promisify(execFile)(process.execPath, [script], { cwd: fileURLToPath(ROOT), env: process.env })
  try {
    await draw('tools/art/draw.ts')
    if (!existsSync(process.env.CHROMIUM_PATH ?? '/usr/bin/chromium')) throw new Error('There is no Chromium')
    await draw('tools/art/draw-rasters.ts')
  } catch (error) {
    const [reason] = (error instanceof Error ? error.message : String(error)).split('\n')
    return [
      `The social cards (public/social) are out of date: ${reason}.`,
      'Run `npm run generate` where Chromium is installed; CHROMIUM_PATH says where it is.',
    ]
  }
  await writeFile(record, wanted)
  return ['Redrew the seal and the social cards']
}
