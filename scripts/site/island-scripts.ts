import { readdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Rolldown } from 'vite'
import { build } from 'vite'
import { CSS_TARGET, islandEntry, islands } from './islands-plugin.ts'

/** Loaded by the Logout button of every page (app/session/sign-out.ts); it shares its chunks with the islands. */
export const END_SESSION = 'end-session'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

export type IslandScript = {
  /** URL of the module that hydrates the island. */
  url: string
  /** What that module imports, and what these import. */
  preloads: string[]
  /** Style sheets that the first paint can do without. */
  styles: string[]
}

export type IslandScripts = {
  /** By the island's name. */
  entries: Map<string, IslandScript>
  /** All files of the islands, also those loaded later, by their path in the site. */
  files: Map<string, string | Uint8Array>
}

async function islandNames(): Promise<string[]> {
  const files = await readdir(`${ROOT}app/islands`)
  return files.filter((file) => file.endsWith('.tsx')).map((file) => file.slice(0, -'.tsx'.length))
}

/** What a chunk needs before it can run; every chunk once. */
function importsOf(chunk: Rolldown.OutputChunk, chunks: Map<string, Rolldown.OutputChunk>): string[] {
  const found = new Set<string>()
  const visit = ({ imports }: Rolldown.OutputChunk) => {
    for (const file of imports) {
      if (found.has(file)) continue
      found.add(file)
      const imported = chunks.get(file)
      if (imported) visit(imported)
    }
  }
  visit(chunk)
  return [...found]
}

/** Bundles the islands with React and without the router, which only works at build time. */
export async function islandScripts(): Promise<IslandScripts> {
  const names = await islandNames()
  const result = await build({
    configFile: false,
    root: ROOT,
    logLevel: 'warn',
    publicDir: false,
    plugins: [islands()],
    build: {
      write: false,
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      cssTarget: CSS_TARGET,
      rolldownOptions: {
        input: {
          ...Object.fromEntries(names.map((name) => [name, islandEntry(name)])),
          [END_SESSION]: `${ROOT}app/session/end-session.ts`,
        },
        output: {
          // Chunks of a group may import each other; without this one could run before what it needs.
          strictExecutionOrder: true,
          // A group's name otherwise lists every entry that shares it.
          chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
          codeSplitting: {
            groups: [
              { name: 'react', priority: 1, test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
              // Parts of forms that several islands start with, in a few files instead of one for each shared module. Words
              // and schemas are not among them: each page would carry those of the others.
              {
                name: 'shared',
                test: /\/app\/(forms\/parts|shell)\//,
                tags: ['$initial'],
                minShareCount: 2,
                entriesAware: true,
                entriesAwareMergeThreshold: 15_000,
              },
            ],
          },
        },
      },
    },
  })
  const { output } = (Array.isArray(result) ? result[0] : result) as Rolldown.RolldownOutput
  const chunks = new Map(
    output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
  )
  const entries = new Map<string, IslandScript>()
  for (const chunk of chunks.values()) {
    if (!chunk.isEntry) continue
    const needed = importsOf(chunk, chunks)
    const preloads = needed.map((file) => `/${file}`)
    // Styles that several islands share come with a chunk that they share. The island's own come last.
    const sheets = [...needed, chunk.fileName].flatMap((file) => [
      ...(chunks.get(file)?.viteMetadata?.importedCss ?? []),
    ])
    const styles = [...new Set(sheets)].map((file) => `/${file}`)
    entries.set(chunk.name, { url: `/${chunk.fileName}`, preloads, styles })
  }
  const files = new Map(
    output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source] as const),
  )
  return { entries, files }
}
