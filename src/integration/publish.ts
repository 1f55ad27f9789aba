import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { extname, sep } from 'node:path'
import type { AstroIntegration } from 'astro'
import type { SiteFile, SiteManifest } from '#host/static/manifest.ts'
import { isHidden } from '#src/collections/samples.ts'
import { PATHS, REDIRECTS } from '#src/lib/routes.ts'
import { headersFile, redirectsFile } from './host-files.ts'
import { pagePolicy } from './policy.ts'
import { scriptAddress } from './script-address.ts'
import { siteFile } from './site-file.ts'

/** Astro builds beside it, so that the old site stays until the new one is complete. */
const SITE = new URL('../../build/site/', import.meta.url)

/** Folders are recognised by names without an extension. */
async function listFiles(folder: URL): Promise<string[]> {
  const names = await readdir(folder, { recursive: true })
  return names
    .filter(extname)
    .map((name) => name.replaceAll(sep, '/'))
    .sort()
}

/** `get-quote.html` is /get-quote; other files keep their names. */
function addressOf(file: string): string {
  return `/${file.replace(/^index\.html$|\.html$/, '')}`
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

async function describe(folder: URL, site: string, backend?: string): Promise<SiteManifest> {
  const files = (await listFiles(folder)).map(async (file): Promise<[string, SiteFile]> => {
    const isPage = file.endsWith('.html')
    const csp = isPage ? pagePolicy(await readPage(new URL(file, folder)), backend) : undefined
    return [addressOf(file), await siteFile(folder, file, csp)]
  })
  return {
    site,
    ...(backend && { backend }),
    files: Object.fromEntries(await Promise.all(files)),
    notFound: PATHS.notFound,
    redirects: { ...REDIRECTS },
  }
}

/** After the build: policies, compressed copies, `_headers` and `_redirects` for static hosts, build/site.json for ours. */
export function publish({
  site,
  backendUrl,
}: {
  site: string
  backendUrl?: string | undefined
}): AstroIntegration {
  return {
    name: 'publish',
    hooks: {
      'astro:config:setup': ({ addClientDirective, updateConfig }) => {
        addClientDirective({ name: 'idle-or-touch', entrypoint: './src/integration/idle-or-touch.ts' })
        updateConfig({ vite: { plugins: [scriptAddress()] } })
      },
      'astro:build:done': async ({ dir }) => {
        const pictures = (await listFiles(dir)).filter((file) => file.endsWith('.jpg'))
        for (const picture of pictures.map((file) => new URL(encodeURI(file), dir)))
          if (await isHidden(picture)) await rm(picture)
        const manifest = await describe(dir, site, backendUrl && new URL(backendUrl).origin)
        await writeFile(new URL('_headers', dir), headersFile(manifest))
        await writeFile(new URL('_redirects', dir), redirectsFile(manifest))
        await rm(SITE, { recursive: true, force: true })
        await rename(dir, SITE)
        await writeFile(new URL('../site.json', SITE), `${JSON.stringify(manifest, null, 1)}\n`)
      },
    },
  }
}
