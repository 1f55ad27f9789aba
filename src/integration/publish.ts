import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { extname, sep } from 'node:path'
import type { AstroIntegration } from 'astro'
import type { SiteFile, SiteManifest } from '#host/static/manifest.ts'
import { isHidden } from '#src/collections/samples.ts'
import { ENGLISH_ONLY, localPath, PATHS, REDIRECTS } from '#src/lib/routes.ts'
import { contentLanguage } from './content-language.ts'
import { headersFile, redirectsFile } from './host-files.ts'
import { pagePolicy } from './policy.ts'
import { scriptAddress } from './script-address.ts'
import { siteFile } from './site-file.ts'

/** Astro builds beside it, so that the old site stays until the new one is complete. */
const SITE = new URL('../../build/site/', import.meta.url)
const MANIFEST = new URL('../site.json', SITE)

async function listFiles(folder: URL): Promise<string[]> {
  const names = await readdir(folder, { recursive: true })
  return names
    .filter(extname)
    .map((name) => name.replaceAll(sep, '/'))
    .sort()
}

function addressOf(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$|\.html$/, '$1')}`
}

/** Astro puts the styles of islands beside them, and components their redirects; HTML allows both in the head only. */
async function readPage(page: URL): Promise<string> {
  const html = await readFile(page, 'utf8')
  const [head = '', body = ''] = html.split('</head>')
  const parts = body.match(/<style>.*?<\/style>|<noscript><meta[^>]*><\/noscript>/gs)
  if (!parts) return html
  const tidy = `${head}${parts.join('')}</head>${parts.reduce((rest, part) => rest.replace(part, ''), body)}`
  await writeFile(page, tidy)
  return tidy
}

async function describe(
  folder: URL,
  names: readonly string[],
  backend: string | undefined,
): Promise<SiteManifest['files']> {
  const files = names.map(async (file): Promise<[string, SiteFile]> => {
    const isPage = file.endsWith('.html')
    const csp = isPage ? pagePolicy(await readPage(new URL(file, folder)), backend) : undefined
    return [addressOf(file), await siteFile(folder, file, csp)]
  })
  return Object.fromEntries(await Promise.all(files))
}

/** A running host may read it at any time. */
async function writeManifest(manifest: SiteManifest): Promise<void> {
  await writeFile(new URL('_headers', SITE), headersFile(manifest))
  await writeFile(new URL('_redirects', SITE), redirectsFile(manifest))
  const next = new URL('../site.json.next', SITE)
  await writeFile(next, `${JSON.stringify(manifest, null, 1)}\n`)
  await rename(next, MANIFEST)
}

/** English replaces the whole site: further languages are added to it afterwards. */
async function publishEnglish(dir: URL, site: string, backend: string | undefined): Promise<void> {
  const pictures = (await listFiles(dir)).filter((file) => file.endsWith('.jpg'))
  for (const picture of pictures.map((file) => new URL(encodeURI(file), dir)))
    if (await isHidden(picture)) await rm(picture)
  const files = await describe(dir, await listFiles(dir), backend)
  await rm(SITE, { recursive: true, force: true })
  await rename(dir, SITE)
  await writeManifest({
    site,
    ...(backend && { backend }),
    files,
    languages: [],
    notFound: PATHS.notFound,
    redirects: { ...REDIRECTS },
  })
}

/** Its pages, and the scripts and styles that no other language has. */
async function publishLanguage(dir: URL, language: string, backend: string | undefined): Promise<void> {
  const manifest: SiteManifest = JSON.parse(await readFile(MANIFEST, 'utf8'))
  const built = await listFiles(dir)
  const pages = built.filter((file) => file.endsWith('.html') && !ENGLISH_ONLY.includes(addressOf(file)))
  const assets = built.filter((file) => file.startsWith('assets/') && !(addressOf(file) in manifest.files))
  const names = [
    ...pages.map((file) => [file, `${language}/${file}`] as const),
    ...assets.map((file) => [file, file] as const),
  ]
  await mkdir(new URL(`${language}/`, SITE), { recursive: true })
  for (const [from, to] of names) await rename(new URL(encodeURI(from), dir), new URL(encodeURI(to), SITE))
  await rm(dir, { recursive: true })
  const files = await describe(
    SITE,
    names.map(([, to]) => to),
    backend,
  )
  const leads = Object.entries(REDIRECTS).map(([from, to]) => [
    localPath(from, language),
    localPath(to, language),
  ])
  const english = ENGLISH_ONLY.map((path) => [`/${language}${path}`, path])
  await writeManifest({
    ...manifest,
    files: { ...manifest.files, ...files },
    languages: [...manifest.languages.filter((code) => code !== language), language],
    redirects: { ...manifest.redirects, ...Object.fromEntries([...leads, ...english]) },
  })
}

type Options = { site: string; backendUrl?: string | undefined; language: string }

/** After the build: policies, compressed copies, `_headers` and `_redirects` for static hosts, build/site.json for ours. */
export function publish({ site, backendUrl, language }: Options): AstroIntegration {
  const backend = backendUrl && new URL(backendUrl).origin
  return {
    name: 'publish',
    hooks: {
      'astro:config:setup': ({ addClientDirective, updateConfig }) => {
        addClientDirective({ name: 'idle-or-touch', entrypoint: './src/integration/island-element.ts' })
        updateConfig({ vite: { plugins: [scriptAddress(), language !== 'en' && contentLanguage(language)] } })
      },
      'astro:build:done': async ({ dir }) => {
        if (language === 'en') await publishEnglish(dir, site, backend)
        else await publishLanguage(dir, language, backend)
      },
    },
  }
}
