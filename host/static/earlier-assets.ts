import { copyFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { SiteFile, SiteManifest } from './manifest.ts'

/** Scripts and styles of earlier releases: pages that are open since then still ask for them. */

const KEPT_FOR_MS = 7 * 24 * 3_600_000
const NEEDED = /^\/assets\/.+\.(js|css)$/

/** By URL path; `replacedAt`, in milliseconds, when another release took over. */
type Kept = Record<string, { entry: SiteFile; replacedAt?: number }>

async function readList(file: string): Promise<Kept> {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch {
    return {}
  }
}

/** @returns those of earlier releases */
export async function keepAssets(
  buildDir: string,
  { files }: SiteManifest,
  folder: string,
  now = Date.now(),
): Promise<Record<string, SiteFile>> {
  const list = join(folder, 'list.json')
  const kept = await readList(list)
  const names = ({ file, encodings }: SiteFile) => [file, ...Object.values(encodings)]
  for (const [path, { entry, replacedAt = now }] of Object.entries(kept)) {
    if (path in files) continue
    if (now - replacedAt < KEPT_FOR_MS) {
      kept[path] = { entry, replacedAt }
      continue
    }
    delete kept[path]
    for (const name of names(entry)) await rm(join(folder, name), { force: true })
  }
  for (const [path, entry] of Object.entries(files)) {
    if (!NEEDED.test(path)) continue
    if (!(path in kept))
      for (const name of names(entry)) {
        await mkdir(dirname(join(folder, name)), { recursive: true })
        await copyFile(join(buildDir, 'site', name), join(folder, name))
      }
    kept[path] = { entry }
  }
  await mkdir(folder, { recursive: true })
  // In one step: half a list would be none.
  await writeFile(`${list}.next`, JSON.stringify(kept))
  await rename(`${list}.next`, list)
  return Object.fromEntries(
    Object.entries(kept).flatMap(([path, { entry }]) => (path in files ? [] : [[path, entry]])),
  )
}
