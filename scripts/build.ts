/**
 * Builds the site into build/site and its description into build/site.json: fonts, React Router's prerendering, islands,
 * policies, compression. `node scripts/build.ts`; needs no network. With `--if-changed` it leaves a site alone that is made of
 * the same sources: hosts that start together wait for one build.
 */

import { execFile } from 'node:child_process'
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { digestSources, isBuiltOf, stampBuild } from '#server/static/build-stamp.ts'
import type { SiteManifest } from '#server/static/manifest.ts'
import { PATHS, REDIRECTS } from '../app/routes.ts'
import { whileBuildingAlone } from './site/build-lock.ts'
import { pagePolicy } from './site/csp.ts'
import { headersFile, redirectsFile } from './site/host-files.ts'
import { type IslandScripts, islandScripts } from './site/island-scripts.ts'
import { finishPage } from './site/page-html.ts'
import { isPicture, pictureVariants } from './site/pictures.ts'
import { shellScripts } from './site/shell-scripts.ts'
import { writeSiteFile } from './site/write-site.ts'

const root = new URL('../', import.meta.url)
const client = new URL('build/client/', root)
const site = new URL('build/site/', root)
const unfinished = new URL('build/site.next/', root)

/** What the bundler and the router write for themselves. The router's scripts and sheets have done their work once the pages are made. */
const LEFT_OUT = /^(\.vite\/|__spa-fallback\.html$)|\.(data|js|css)$/

/** React Router's build; its output shows only when it fails. */
async function prerender(): Promise<void> {
  const cli = createRequire(import.meta.url)
    .resolve('@react-router/dev/package.json')
    .replace('package.json', 'bin.cjs')
  await promisify(execFile)(process.execPath, [cli, 'build'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
  }).catch(({ stdout = '', stderr = '' }) => {
    throw new Error(`react-router build failed\n${stdout}${stderr}`)
  })
}

async function listFiles(folder: URL): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(fileURLToPath(folder), join(entry.parentPath, entry.name)))
    .filter((file) => !LEFT_OUT.test(file))
    .sort()
}

/** `get-quote/index.html` is the page at /get-quote and is stored as `get-quote.html`. */
function pageAddress(file: string): { path: string; file: string } {
  const name = file.replace(/\/?index\.html$/, '')
  return { path: `/${name}`, file: `${name || 'index'}.html` }
}

async function writeSite(islands: IslandScripts): Promise<SiteManifest> {
  await rm(unfinished, { recursive: true, force: true })
  const manifest: SiteManifest = { files: {}, notFound: PATHS.notFound, redirects: { ...REDIRECTS } }
  const shell = await shellScripts()
  const backend = process.env.VITE_SUPABASE_URL ? new URL(process.env.VITE_SUPABASE_URL).origin : undefined

  const files = await listFiles(client)
  await Promise.all(
    files.map(async (source) => {
      const content = await readFile(new URL(source, client))
      if (isPicture(source))
        for (const [file, variant] of await pictureVariants(source, content))
          manifest.files[`/${file}`] = await writeSiteFile(unfinished, file, variant)
      if (!source.endsWith('index.html')) {
        manifest.files[`/${source}`] = await writeSiteFile(unfinished, source, content)
        return
      }
      const { path, file } = pageAddress(source)
      const html = finishPage(content.toString(), shell, islands)
      manifest.files[path] = await writeSiteFile(
        unfinished,
        file,
        Buffer.from(html),
        pagePolicy(html, backend),
      )
    }),
  )
  for (const [file, content] of islands.files)
    manifest.files[`/${file}`] = await writeSiteFile(unfinished, file, Buffer.from(content))
  if (!manifest.files[manifest.notFound]) throw new Error('The site has no page for unknown addresses')
  manifest.files = Object.fromEntries(Object.entries(manifest.files).sort(([a], [b]) => (a < b ? -1 : 1)))
  // For static hosts; ours reads the manifest.
  await writeFile(new URL('_headers', unfinished), headersFile(manifest))
  await writeFile(new URL('_redirects', unfinished), redirectsFile(manifest))
  return manifest
}

async function buildSite(): Promise<string> {
  const digest = await digestSources()
  if (process.argv.includes('--if-changed') && (await isBuiltOf(digest))) return 'The site is up to date'
  const start = performance.now()
  const [islands] = await Promise.all([islandScripts(), prerender()])
  const manifest = await writeSite(islands)
  // The old site stays in place until the new one is complete.
  await rm(site, { recursive: true, force: true })
  await rename(unfinished, site)
  await writeFile(new URL('build/site.json', root), `${JSON.stringify(manifest, null, 1)}\n`)
  await stampBuild(digest)
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  return `Built ${Object.keys(manifest.files).length} files into build/site in ${seconds} s`
}

process.stdout.write(`${await whileBuildingAlone(buildSite)}\n`)
